import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { z } from 'zod';
import { storable } from './storable.ts';

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

/** What a body has as a list, in an address: repeated; a single empty value is an empty list. */
export const listInQuery = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === undefined ? undefined : [given].flat().filter((text) => text !== '')), schema);

/** What a body has as a switch, in an address. */
export const flagInQuery = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === 'true' ? true : given === 'false' ? false : given), schema);

/** What a body has as an object, in an address: as JSON. */
export const jsonInQuery = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => {
    if (typeof given !== 'string') return given;
    try {
      return storable(JSON.parse(given));
    } catch {
      return given;
    }
  }, schema);

/** Recipes that are known to be without all of these. */
export const without = many
  .pipe(z.array(z.enum(DIET_WARNINGS)))
  .optional()
  .describe('warnings to leave out, judged from the ingredients; what could not be judged is left out too');

/** The other side of `without`, for a look at what it leaves out. */
export const notJudged = flag
  .optional()
  .describe('instead of the list: what `without` leaves out of it only because it could not be judged');
