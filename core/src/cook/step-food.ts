import { alternatives } from '../ingredients/languages/alternatives.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { needsOwnName } from './abroad-words.ts';
import type { Food } from './food.ts';
import {
  ANIMALS,
  COLOURS,
  CUTS,
  DESCRIPTORS,
  MEASURE_WORDS,
  NAME_ITSELF,
  NEEDS_OWN_NAME,
  PART_WORDS,
} from './ingredient-mention-words.ts';
import { isOfWord } from './stem-abroad.ts';
import { type Word, wordsOf } from './step-words.ts';

/** An ingredient of a recipe: the line as printed, the food's name as it was read, the heading it stands under, the language it was read in. */
export type StepIngredient = {
  readonly line: string;
  readonly name: string;
  readonly group?: string;
  readonly language?: string;
};

/** Words of a heading that name no part: 'für den Teig' is not every 'den'. */
const NO_GROUP_WORDS = new Set(
  'the for and ingredient remaining optional other fur den die das der dem und zum zur ausserdem zutaten pour les des per con para los las del voor het van'.split(
    ' ',
  ),
);

type IsSaid = (word: string) => boolean;

/** The telling words of a phrase and its heads: 'flank or sirloin beef' has flank, sirloin, beef, and the heads flank and beef. */
function namingWords(phrase: string, isSaid: IsSaid = () => false): { words: string[]; heads: string[] } {
  const words: string[] = [];
  const heads: string[] = [];
  for (const choice of phrase.split(/\s(?:or|oder|ou|o|of|and|&|und|et|y|e)\s|\//iu)) {
    const letters = wordsOf(choice).filter((word) => /^\p{L}/u.test(word.text));
    const unsaid = letters.filter((word) => !isSaid(word.text));
    const own = (unsaid.length > 0 ? unsaid : letters)
      .map((word) => word.stem)
      .filter((stem) => stem.length > 1 && !DESCRIPTORS.has(stem));
    let telling = own;
    while (telling.length > 1 && MEASURE_WORDS.has(telling[0] ?? '') && !PART_WORDS.has(telling[0] ?? ''))
      telling = telling.slice(1);
    words.push(...telling);
    const last = telling.at(-1);
    // 'green' of 'green and red chillies' is none
    if (last !== undefined && (choice === phrase || !COLOURS.has(last))) heads.push(last);
    // 'garlic cloves' goes by 'garlic', 'chicken breasts' by 'chicken'
    const secondLast = telling.at(-2);
    if (last !== undefined && secondLast !== undefined && (PART_WORDS.has(last) || MEASURE_WORDS.has(last)))
      heads.push(secondLast);
    if (last !== undefined && CUTS.has(last)) heads.push(...telling.filter((stem) => ANIMALS.has(stem)));
    // 'tortillas flour or corn': what is counted stands first
    if (choice !== phrase)
      for (const word of wordsOf(choice))
        if (telling.includes(word.stem) && /s$/u.test(word.text) && word.stem !== word.text) heads.push(word.stem);
  }
  return { words, heads };
}

const PART_ENDS =
  /,|;|:|\.\s| - | – |\s(?:for|plus|such as|like|about|preferably|cut|to taste|at room|in the|without|if|in|with|from)\s/iu;

/** Of 'boneless, skinless chicken breasts' the part that names a food. */
function firstTellingPart(text: string): string {
  const parts = text
    .replace(/\([^)]*\)?/gu, ' ')
    .replace(/[*†]/gu, ' ')
    .split(PART_ENDS);
  return parts.find((part) => namingWords(part).words.length > 0) ?? '';
}

/** The same of a phrase in another language, whose foods stand first ('huile d’olive') or are one word ('olijfolie'). */
function namingWordsIn(phrase: string, lexicon: Lexicon): { words: string[]; heads: string[] } {
  const words: string[] = [];
  const heads: string[] = [];
  const { hasCompounds } = lexicon.words;
  for (const choice of alternatives(phrase, lexicon)) {
    const written = wordsOf(choice, lexicon);
    const own: string[] = [];
    let end = 0;
    for (const word of written) {
      const between = choice.slice(end, word.start).toLowerCase();
      const isJoined = between.split(/[^\p{L}’']+/u).some((small) => isOfWord(small.replace(/[’']$/, ''), lexicon));
      end = word.end;
      if (!/^\p{L}/u.test(word.text) || word.stem.length < 2 || lexicon.isDescribing(word.stem)) continue;
      // 'half-om-half gehakt'
      if (lexicon.purposes.has(word.text)) continue;
      // 'vin rouge' is no 'rouge', 'escalope de dinde' is turkey; where the head stands last, the first word may be the meat
      if (own.length > 0 && !isJoined && !hasCompounds && lexicon.kinds.has(word.stem)) continue;
      own.push(word.stem);
    }
    // 'gehakt' is what is done to an onion, and mince
    const sole = hasCompounds ? written.at(-1) : written[0];
    if (own.length === 0 && sole !== undefined && sole.stem.length > 1) own.push(sole.stem);
    const telling = hasCompounds ? own.filter((stem, at) => at === own.length - 1 || !lexicon.kinds.has(stem)) : own;
    words.push(...telling);
    const [head, second] = hasCompounds ? telling.toReversed() : telling;
    if (head !== undefined) heads.push(head);
    if (head !== undefined && second !== undefined && lexicon.isPart(head)) heads.push(second);
  }
  return { words, heads };
}

const partIn = (text: string) =>
  text
    // '(kook)room'
    .replace(/\((\p{L}+)\)(?=\p{L})/gu, '$1')
    .replace(/\([^)]*\)?/gu, ' ')
    .split(/,|;|:| - | – /u)
    .find((part) => /\p{L}/u.test(part)) ?? '';

/**
 * @param lexicon of the recipe's language, where its steps are read by it: French, Spanish, Italian and Dutch
 */
export function readFood(
  ingredient: StepIngredient,
  index: number,
  { lexicon, isSaid }: { readonly lexicon: Lexicon | null; readonly isSaid: IsSaid },
): Food {
  const parsed = parseIngredient(ingredient.line, lexicon?.language);
  const naming = (text: string) =>
    lexicon === null ? namingWords(firstTellingPart(text), isSaid) : namingWordsIn(partIn(text), lexicon);
  const named =
    lexicon === null
      ? namingWords(firstTellingPart(parsed.name) || parsed.name || ingredient.name, isSaid)
      : naming(parsed.name || ingredient.name);
  const given = naming(ingredient.name);
  const words = new Set([...named.words, ...given.words]);
  const heads = new Set([...named.heads, ...given.heads]);
  const group = ingredient.group?.trim() ? ingredient.group.trim() : null;
  return {
    index,
    words,
    heads,
    lineWords: new Set(wordsOf(ingredient.line, lexicon).map((word) => word.stem)),
    group,
    groupWords: new Set(
      group === null
        ? []
        : wordsOf(group, lexicon)
            .map((word) => word.stem)
            .filter((stem) => stem.length > 2 && !NO_GROUP_WORDS.has(stem)),
    ),
    quantity: parsed.quantity,
    unit: parsed.unit,
    otherNames: lexicon === null ? otherNamesIn(ingredient.line) : new Set(),
    needsOwnName: [...heads].some((head) =>
      lexicon === null ? NEEDS_OWN_NAME.has(head) || head === 'sauce' : needsOwnName(head, lexicon),
    ),
    isDivided: DIVIDED.test(ingredient.line),
    isTopping: /\b(?:topping|garnish|add-in|to serve|for serving)/i.test(
      `${ingredient.line} ${ingredient.group ?? ''}`,
    ),
    isForLater: FOR_LATER.test(ingredient.line),
  };
}

/** The line itself says that steps take it in parts: '750 ml di panna, di cui 250 ml per decorare'. */
const DIVIDED = /(?<!\p{L})(?:divided|di cui|davon|dont|de l[oa]s cuales|waarvan)(?!\p{L})/iu;

/** What a line is for besides the dish itself: the tin, the pan, the glaze, the plate. */
const FOR_LATER =
  /(?<!\p{L})(?:zum (?:be\p{L}+|ein(?:fetten|pinseln)|ausfetten|aus?backen|ausrollen|braten|frittieren|garnieren|dekorieren|verzieren|servieren|wälzen)|für (?:die (?:form|deko\p{L}*|garnitur|arbeitsfläche)|das (?:blech|backblech))|pour (?:la (?:dorure|déco\p{L}*|finition|friture|cuisson|plaque)|le (?:moule|service|plat|plan de travail)|dorer|décorer|garnir|servir|saupoudrer|frire|beurrer|fariner)|per (?:la (?:teglia|superficie|decorazione|spianatoia|guarnizione|frittura)|lo (?:stampo|spolvero)|spennellare|spolverare|spolverizzare|decorare|guarnire|servire|friggere|ungere|infarinare|imburrare)|para (?:el molde|la bandeja|decorar|adornar|pintar|pincelar|servir|freír|engrasar|enharinar|untar|espolvorear|rebozar|acompañar)|om (?:te (?:bestrijken|bestrooien|bestuiven|bakken|frituren|garneren|serveren)|in te vetten|mee te \p{L}+)|ter (?:garnering|decoratie)|voor (?:de (?:vorm|bakplaat|garnering)|het (?:bakblik|invetten|bestrijken)|erbij))(?!\p{L})/iu;

/** Brackets that tell no name: amounts, notes, what is to be done. */
const NO_NAME =
  /^(?:see|plus|about|approx|i |if|use|not|from|at|to|for|optional|divided|with|without|in|on|you|\d+\s*(?:g|ml|oz|cm|kg)\b)/iu;

function otherNamesIn(line: string): Set<string> {
  const names = new Set<string>();
  for (const [, inside = ''] of line.matchAll(/\(([^()]{3,80})\)/gu)) {
    const clause = inside.split(/[,;:–]/u)[0]?.trim() ?? '';
    if (NO_NAME.test(clause)) continue;
    const { heads } = namingWords(clause);
    for (const head of heads) if (!MEASURE_WORDS.has(head) && !PART_WORDS.has(head)) names.add(head);
  }
  return names;
}

/**
 * The foods with what their brackets call them, for those that no step names otherwise; null when there is nothing to add. A word
 * that names another food stays that food's.
 */
export function withOtherNames(foods: readonly Food[], named: ReadonlySet<number>): Food[] | null {
  let isAny = false;
  const taken = new Set(foods.flatMap((food) => [...food.words]));
  const all = foods.map((food) => {
    if (named.has(food.index)) return food;
    const names = [...food.otherNames].filter((name) => !taken.has(name));
    if (names.length === 0) return food;
    isAny = true;
    return { ...food, words: new Set(names), heads: new Set(names) };
  });
  return isAny ? all : null;
}

export const isInGroup = (food: Food, group: string | null) => group !== null && (food.group ?? '') === group;

export const weightOf = (food: Food, stem: string) => (food.heads.has(stem) ? 1.6 : food.words.has(stem) ? 1 : 0);

/** 'Cilantro leaves and stems' are meant by 'cilantro' as well as 'cilantro' is. */
const PARTS_OF_HERB = new Set(['leaf', 'leave', 'stem', 'stalk', 'sprig']);

/** How well a run of words names a food; 0 when it does not. */
export function scoreRun(food: Food, run: readonly Word[]): number {
  const stems = run.map((word) => word.stem);
  const last = stems.at(-1) ?? '';
  let score = 0;
  for (const stem of stems) score += weightOf(food, stem);
  if (score === 0) return 0;
  // 'lemon slices' against '2 slices lemon' and 'zest of 1 lemon'
  for (const stem of stems) if (weightOf(food, stem) === 0 && food.lineWords.has(stem)) score += 0.4;
  const hasHead = stems.some((stem) => food.heads.has(stem));
  if (!hasHead) {
    // a modifier alone names it only where its head is a word one may leave out
    // 'chili crisp' is the chili crisp sauce, 'tomato' no tomato sauce
    const isOwnName =
      stems.some((stem) => NAME_ITSELF.has(stem)) || new Set(stems.filter((stem) => food.words.has(stem))).size >= 2;
    if ((food.needsOwnName && !isOwnName) || food.heads.size === 0) return 0;
    score *= 0.8;
  }
  if (weightOf(food, last) === 0 && !PART_WORDS.has(last) && stems.length > 1) score *= 0.5;
  const missed = [...food.words].filter((word) => !stems.includes(word) && !PARTS_OF_HERB.has(word)).length;
  return score - 0.25 * Math.min(3, missed);
}
