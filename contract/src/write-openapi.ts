/** Writes `docs/openapi.json` from the endpoints; a test fails when the committed file differs. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi.ts';

const FILE = new URL('../../docs/openapi.json', import.meta.url);
writeFileSync(FILE, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
