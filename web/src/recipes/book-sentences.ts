import { sentences } from '../language/sentences.ts';
import { en } from './book-sentences.en.ts';

export const say = sentences(en, { de: async () => (await import('./book-sentences.de.ts')).de });
