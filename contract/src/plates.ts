import { z } from 'zod';

/** People who may sit at a table: more than a household may add, since more may have joined it. */
const PLATES_MAX = 50;

/** What a dish of a week for several people has beside the recipe. */
export const PLATED = {
  plates: z
    .array(z.object({ person: z.uuid(), portion: z.number().min(0.25).max(4).describe('servings') }))
    .max(PLATES_MAX)
    .optional()
    .describe('in a week for several people: who eats how much of it'),
  serving_grams: z.number().min(0).optional().describe('of a serving as it was weighed; left out where nobody knows'),
};
