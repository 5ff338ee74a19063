import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built pages, `web/dist`: as far from a bundle in `server/dist` as from this file. */
export const findWebFolder = (): string => path.join(path.dirname(fileURLToPath(import.meta.url)), '../../web/dist');
