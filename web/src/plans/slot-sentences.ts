import { sentences } from '../language/sentences.ts';
import { en } from './slot-sentences.en.ts';

/** What is said of what stands in a slot beside its recipe. */
export const say = sentences(en, { de: async () => (await import('./slot-sentences.de.ts')).de });
