import { sentences } from '../../language/sentences.ts';
import { en } from './notice-sentences.en.ts';

export const say = sentences(en, { de: async () => (await import('./notice-sentences.de.ts')).de });
