import type { ParsedIngredient } from '../ingredients/parsed-ingredient.ts';

/** What a food is told from: a parsed line is one, a bare name another. */
export type NamedLine = Pick<ParsedIngredient, 'name'> &
  Partial<
    Pick<ParsedIngredient, 'unit' | 'quantity' | 'size' | 'packageSize' | 'equivalent' | 'preparation' | 'comment'>
  >;

/** Text beside the name, lower case. */
export const besideName = (line: NamedLine): string => `${line.preparation ?? ''} ${line.comment ?? ''}`.toLowerCase();
