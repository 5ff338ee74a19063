import { sentences } from '../language/sentences.ts';
import { en } from './sentences.en.ts';

export const say = sentences(en, { de: async () => (await import('./sentences.de.ts')).de });
