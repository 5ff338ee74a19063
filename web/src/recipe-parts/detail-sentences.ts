import { sentences } from '../language/sentences.ts';
import { en } from './detail-sentences.en.ts';

export const say = sentences(en, { de: async () => (await import('./detail-sentences.de.ts')).de });
