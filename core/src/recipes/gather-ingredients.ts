import { headingOf, headingWithNumber, linesBelow } from '../ingredients/heading-of.ts';
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
  const texts = items.map(({ name, original }) => original ?? name);
  return gather(items, ({ quantity, unit, language = null }, at) => {
    const text = texts[at] ?? '';
    const hasAmount = quantity !== 0 || unit.trim() !== '';
    return hasAmount ? headingWithNumber(text, language) : headingOf(text, language, linesBelow(texts, at));
  });
}
