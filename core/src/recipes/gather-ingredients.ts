import { headingOf } from '../ingredients/heading-of.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { type Grouped, gather } from './groups.ts';

/** What of an ingredient tells whether it is one. */
interface IngredientLine extends Grouped {
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly original?: string | undefined;
  readonly language?: Language | null | undefined;
}

/**
 * Ingredients without those that are headings among them ('For the sauce:'); each of these is the group of what follows, up to
 * the next one or to an ingredient with a group of its own. A heading that nothing follows stays, so that no words are lost.
 */
export function gatherIngredients<Item extends IngredientLine>(items: readonly Item[]): Item[] {
  return gather(items, ({ name, quantity, unit, original, language }) =>
    quantity === 0 && unit.trim() === '' ? headingOf(original ?? name, language ?? null) : null,
  );
}
