import { sentences } from './sentences.ts';
import { en } from './terms.en.ts';

/** `terms.types.lunch`, `terms.tag('Quick')` */
export const terms = sentences(en, { de: async () => (await import('./terms.de.ts')).de });
