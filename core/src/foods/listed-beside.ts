import { withoutAdded } from '../ingredients/added-measure.ts';
import { isConditional } from '../ingredients/languages/conditional.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import { isPurpose } from './beside-a-food.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { isOwnName } from './match-food.ts';
import type { NamedLine } from './named-line.ts';
import { resolveFood } from './resolve-food.ts';
import { BEGINS_WITH } from './said-with.ts';

/** Whether a printed line may list anything behind its food, asked where reading each line takes too long. */
export const mayListBeside = (line: string): boolean => /[,;(]/.test(line);

/** What parts the phrases of a remark. */
const BETWEEN = /\s*[,;]\s*|\s(?:and|und|en|et|y|e|&)\s/iu;
/** Behind these a food is offered, or one of many: 'milk (any: oat, soy)', 'or butter', 'such as cashews'. */
const OFFERED =
  /(?<!\p{L})(?:or|oder|ou|o|of|any|choice|choose|such|like|e\.?\s?g|i\.?\s?e|z\.?\s?b|beispielsweise|zoals|bijv|comme|como|come|favou?rite|not?|ohne|without|sans|sin|senza|zonder|kein\p{L}*|free|freie?|vrij|vegan\p{L}*|veggie|vegetari\p{L}*)(?!\p{L})/iu;
/** What labels say in front of what is in a thing: 'vegetable stock (contains celery)'. */
const CONTAINS = /^(?:contains|enthält|contient|contiene|bevat)\s*:?\s+/iu;
/** Phrases of a line that are looked at: a guard, above what any line lists. */
const PHRASES_MAX = 8;

/**
 * The foods that a line lists behind its own without amounts of theirs: the parmesan and the salt of 'ricotta 100 g, parmesan, salt', and
 * the celery of '1 stock cube (celery)'. Only what a phrase is the whole name of, and nothing where a remark leaves a choice.
 */
export function foodsListedBeside(
  index: FoodIndex,
  { name, preparation = null, comment = null }: NamedLine,
  language: Language | null,
): { readonly name: string; readonly food: Food }[] {
  const lexicon = lexiconOf(language);
  const own = resolveFood(index, { name }, language).food;
  return (
    [preparation, withoutAdded(comment)]
      .filter((text) => text !== null && !OFFERED.test(`${name} ${text}`) && !isConditional(text))
      .flatMap((text) => (text ?? '').split(BETWEEN))
      .map((phrase) => phrase.trim().replace(CONTAINS, ''))
      // what is said to be with a thing is read by itself: foodsSaidWith
      .filter(
        (phrase) => phrase !== '' && !/\d/.test(phrase) && !BEGINS_WITH.test(phrase) && !isPurpose(phrase, lexicon),
      )
      .filter((phrase) => lexicon === null || !lexicon.isDescribing(lexicon.canon(phrase.toLowerCase())))
      .slice(0, PHRASES_MAX)
      .flatMap((phrase) => {
        const { food, isSure, rule } = resolveFood(index, { name: phrase }, language);
        return food !== null && food !== own && isSure && isOwnName(rule) ? [{ name: phrase, food }] : [];
      })
  );
}
