import type { SectionList } from './best-list.ts';
import { itemOf } from './group-lines.ts';
import { hasMeasure, ingredientLikeness, meanLikeness, stepLikeness } from './list-likeness.ts';
import type { PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { numberedListBelow } from './read-clusters.ts';
import { leadsToIngredients } from './section-words.ts';
import { tidyIngredients } from './tidy-ingredients.ts';

const ITEMS_MIN = 3;
const ITEMS_MAX = 60;
const ITEM_CHARACTERS_MAX = 120;
/** Mean likeness to ingredients of a list that nothing names, and of one that a sentence leads to. */
const MEAN_UNNAMED = 0.5;
const MEAN_NAMED = 0.25;
/** Mean likeness to steps of what stands below it. */
const STEPS_MEAN = 0.6;

/** Lists of a page below which a numbered one is looked for. */
const LISTS_MAX = 40;

/** Where the items of each list with marks instead of numbers stand among the lines. */
function listsOf(lines: readonly PageLine[]): number[][] {
  const lists = new Map<PageElement, number[]>();
  for (const [place, line] of lines.entries()) {
    const list = itemOf(line)?.parent;
    if (list == null || list.name !== 'ul' || line.level > 0) continue;
    const items = lists.get(list);
    if (items) items.push(place);
    else lists.set(list, [place]);
  }
  return [...lists.values()].filter((places) => places.length >= ITEMS_MIN && places.length <= ITEMS_MAX);
}

/**
 * The ingredients of a page that says neither what they are nor measures most of them: a list that reads like ingredients, or
 * that a sentence leads to, right above a numbered list that tells what to do. Null where no two lists stand so.
 */
export function findListAboveSteps(lines: readonly PageLine[]): SectionList | null {
  for (const places of listsOf(lines).slice(0, LISTS_MAX)) {
    const items = places.map((place) => lines[place]!);
    if (items.some(({ text, isLink }) => isLink === true || text.length > ITEM_CHARACTERS_MAX)) continue;
    const isNamed = leadsToIngredients(lines[places[0]! - 1]?.text ?? '');
    const texts = items.map(({ text }) => text);
    const mean = meanLikeness(texts, ingredientLikeness);
    if (isNamed ? mean < MEAN_NAMED : mean < MEAN_UNNAMED || !texts.some(hasMeasure)) continue;
    const steps = numberedListBelow(lines, places.at(-1)! + 1);
    const told = steps?.map(({ text }) => text) ?? [];
    if (steps === null || meanLikeness(told, stepLikeness) < STEPS_MEAN) continue;
    return { lines: tidyIngredients(texts), worth: 1, index: items[0]!.index, end: items.at(-1)!.index };
  }
  return null;
}
