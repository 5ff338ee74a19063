import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { z } from 'zod';

/** A switch in an address or a form. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/**
 * A query parameter that may be repeated: one value, many, or none.
 * @param most longest value in characters, and how many values at most
 */
export const manyWithin = (most: { characters: number; values: number }) =>
  z
    .union([z.string().max(most.characters), z.array(z.string().max(most.characters)).max(most.values)])
    .transform((given) => (Array.isArray(given) ? given : [given]).filter((text) => text !== ''));

/** Names of tags or ingredients. */
export const many = manyWithin({ characters: 200, values: 100 });

/** A choice of which the empty one is none, as an emptied field of a form sends it. */
export const blankAsNone = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional());

/** Recipes that are known to be without all of these. */
export const without = many
  .pipe(z.array(z.enum(DIET_WARNINGS)))
  .optional()
  .describe('warnings to leave out, judged from the ingredients; what could not be judged is left out too');
