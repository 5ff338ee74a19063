import { withoutAdded } from '../ingredients/added-measure.ts';
import { isConditional } from '../ingredients/languages/conditional.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import { isPurpose } from './beside-a-food.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { isOwnName } from './match-food.ts';
import type { NamedLine } from './named-line.ts';
import { type ResolvedFood, resolveFood } from './resolve-food.ts';
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
export const foodsListedBeside = (index: FoodIndex, line: NamedLine, language: Language | null): FoodBeside[] =>
  foodsOf(index, line, textsBeside(line, false), language, isOwnName);

/**
 * The foods behind a choice of two, which may be further ones or more to choose from: the peanuts of 'coriander or basil, chopped
 * peanuts', the oat milk of 'milk (or almond milk, oat milk)'. Nobody can tell these apart, so they are neither said to be in it nor not.
 */
export const foodsBehindChoice = (index: FoodIndex, line: NamedLine, language: Language | null): FoodBeside[] =>
  foodsOf(index, line, textsBeside(line, true).map(behindChoice), language, isWholeName);

/** 'chopped peanuts' are peanuts, where no more is said of them than that nobody knows. */
const isWholeName = (rule: ResolvedFood['rule']): boolean => isOwnName(rule) || rule === 'without descriptors';

type FoodBeside = { readonly name: string; readonly food: Food };

/** What is said beside a name, with an offer in it or without. */
const textsBeside = ({ name, preparation = null, comment = null }: NamedLine, isOffered: boolean): string[] =>
  [preparation, withoutAdded(comment)].flatMap((text) =>
    text === null || OFFERED.test(`${name} ${text}`) !== isOffered || isConditional(text) ? [] : [text],
  );

/** 'oder Thai-Basilikum, gehackte Erdnüsse': what stands behind a plain choice that is made first; empty where another word offers. */
function behindChoice(text: string): string {
  const [first = '', ...more] = text.split(/\s*[,;]\s*/);
  // 'coriander or basil' is a name
  if (!OFFERED.test(text)) return text;
  const rest = more.join(', ');
  return OFFERED.test(rest) || OFFERED.test(first.replace(PLAIN_OR, ' ')) ? '' : rest;
}
const PLAIN_OR = /(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})/iu;

function foodsOf(
  index: FoodIndex,
  { name }: NamedLine,
  saidBeside: readonly string[],
  language: Language | null,
  isName: (rule: ResolvedFood['rule']) => boolean,
): FoodBeside[] {
  if (saidBeside.length === 0) return [];
  const lexicon = lexiconOf(language);
  const own = resolveFood(index, { name }, language).food;
  return (
    saidBeside
      .flatMap((text) => text.split(BETWEEN))
      .map((phrase) => phrase.trim().replace(CONTAINS, ''))
      // what is said to be with a thing is read by itself: foodsSaidWith
      .filter(
        (phrase) => phrase !== '' && !/\d/.test(phrase) && !BEGINS_WITH.test(phrase) && !isPurpose(phrase, lexicon),
      )
      .filter((phrase) => lexicon === null || !lexicon.isDescribing(lexicon.canon(phrase.toLowerCase())))
      .slice(0, PHRASES_MAX)
      .flatMap((phrase) => {
        const { food, isSure, rule } = resolveFood(index, { name: phrase }, language);
        return food !== null && food !== own && isSure && isName(rule) ? [{ name: phrase, food }] : [];
      })
  );
}
