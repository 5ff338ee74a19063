import { isPurpose } from '../foods/beside-a-food.ts';
import { type DietFlag, type Food, foodAsNamed } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { foodWords } from '../foods/food-words.ts';
import { ANY_MEAT, dishFoods } from '../foods/main-foods.ts';
import { isOwnName } from '../foods/match-food.ts';
import { resolveFood } from '../foods/resolve-food.ts';
import { readAdded, withoutAddedFoods } from '../foods/several-foods.ts';
import { alternatives } from '../ingredients/languages/alternatives.ts';
import { fold } from '../ingredients/languages/fold.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf } from '../ingredients/languages/lexicon.ts';
import { type Claim, claimsOne } from './claims.ts';
import { isNoIngredient, type NutritionLine } from './compute-nutrition.ts';
import { DIET_WARNINGS, type DietJudgement, type DietWarning } from './diet-warnings.ts';
import { openByUnlisted, type ToldDish } from './unlisted-foods.ts';

/** For each warning the flag of a food that gives it, and what printed on the line takes it back. */
const RULES: Readonly<Record<DietWarning, { lacks?: DietFlag; has?: DietFlag; claims: readonly Claim[] }>> = {
  'not vegetarian': { lacks: 'vegetarian', claims: ['vegetarian', 'vegan'] },
  'not vegan': { lacks: 'vegan', claims: ['vegan'] },
  gluten: { has: 'gluten', claims: ['no gluten'] },
  dairy: { has: 'dairy', claims: ['no dairy', 'vegan'] },
  egg: { has: 'egg', claims: ['no egg', 'vegan'] },
  nuts: { has: 'nuts', claims: ['no nuts'] },
  soya: { has: 'soya', claims: ['no soya'] },
  fish: { has: 'fish', claims: ['no fish', 'vegetarian', 'vegan'] },
  shellfish: { has: 'shellfish', claims: ['no shellfish', 'vegetarian', 'vegan'] },
};

/** What one line brings to a judgement. */
interface Evidence {
  readonly text: string;
  readonly language: Language | null;
  /** The foods it was taken for; empty where these are not known for certain. */
  readonly foods: readonly Food[];
  /** What the line names beside it: 'milk (or almond milk)', 'rice and butter', 'chicken salt'. */
  readonly others: readonly Food[];
  /** The food as it is, or a single spice of whatever kind: then nothing else is in it. */
  readonly isWhole: boolean;
  /** A name that is known to bring what it brings, whatever it claims: a 'non-dairy creamer' is made with the protein of milk. */
  readonly kind?: string | null;
  /** Of a recipe: what is known of it. */
  readonly judged?: DietJudgement;
}

/** A line of which nothing is known for certain. */
const UNKNOWN = { foods: [], others: [], isWhole: false } as const;

/** What a line brings, and each food that it adds to its own, '100 g butter + 50 g hazelnuts': what is claimed of one is claimed of no other. */
function evidencesOf(index: FoodIndex, line: NutritionLine): Evidence[] {
  const { language } = line;
  const added = readAdded(index, line.ingredient, language);
  if (added.length === 0) return [evidenceOf(index, line)];
  const ingredient = withoutAddedFoods(line.ingredient);
  const text = [ingredient.name, ingredient.preparation, ingredient.comment].filter(Boolean).join(', ');
  return [
    evidenceOf(index, { ...line, text, ingredient }),
    ...added.map(({ text: one, food }) => {
      const known = food === null ? UNKNOWN : { foods: [food], others: [], isWhole: true };
      return { text: one, language, ...known };
    }),
  ];
}

function evidenceOf(index: FoodIndex, line: NutritionLine): Evidence {
  const { text, ingredient, confidence, language } = line;
  if (line.subRecipe) return { text, language, ...UNKNOWN, judged: line.subRecipe.diets };
  const found = line.food === null ? undefined : index.byId.get(line.food.id);
  if (found === undefined) return { text, language, ...UNKNOWN };
  const food = foodAsNamed(found, line.named, text);
  if (line.parts.length > 0) return evidenceOfSeveral(index, line);
  if (confidence === 'not sure' && !isKindOfSpice(food, ingredient.name)) return { text, language, ...UNKNOWN };
  // a name that is a food's own names nothing else, unless it leaves a choice
  const isTold = isOwnName(confidence) || confidence === 'corrected';
  const offered = isTold ? foodsOffered(index, line, ingredient.name) : [];
  const beside = [isTold ? null : ingredient.name, ingredient.preparation, ingredient.comment];
  const named = beside.flatMap((words) => (words === null ? [] : foodsNamed(index, line, words)));
  const others = [...offered, ...named];
  const kind = food === found ? null : line.named;
  return { text, language, foods: [food], others, isWhole: isAllOf(food, line), kind };
}

/** Whether a food is all that a line names: ravioli are not all of 'pumpkin ravioli'. */
export const isAllOf = (
  food: Food,
  { ingredient, confidence }: Pick<NutritionLine, 'ingredient' | 'confidence'>,
): boolean => confidence !== 'head noun' || isKindOfSpice(food, ingredient.name);

const isKindOfSpice = (food: Food, name: string): boolean =>
  isSpice(food) && foodWords(name).at(-1) === foodWords(food.name).at(-1);

/** The foods that a name offers instead of its first, 'rice or naan', 'almond or soy milk'. */
function foodsOffered(index: FoodIndex, { language }: NutritionLine, name: string): Food[] {
  const lexicon = lexiconOf(language);
  const parts = lexicon === null ? name.split(/\sor\s|,/i) : alternatives(name, lexicon);
  return parts.slice(1, OFFERED_MAX).flatMap((part) => {
    const { food, rule, named } = resolveFood(index, { name: part.trim() }, language);
    return food !== null && isSureRule(rule) ? [foodAsNamed(food, named, part)] : [];
  });
}
const OFFERED_MAX = 6;
const isSureRule = (rule: NutritionLine['confidence']): boolean => isOwnName(rule) || rule === 'without descriptors';

/** All foods of a line that lists several count; what else its names say is looked at one by one. */
function evidenceOfSeveral(index: FoodIndex, line: NutritionLine): Evidence {
  const { text, parts, ingredient, language } = line;
  const beside = [ingredient.preparation, ingredient.comment];
  const own = parts.flatMap(({ name, resolved: { food, rule } }) =>
    isOwnName(rule) ? [] : foodsNamed(index, { food, language: line.language }, name),
  );
  const others = beside.flatMap((words) => (words === null ? [] : foodsNamed(index, line, words)));
  return {
    text,
    language,
    foods: parts.map(({ name, resolved: { food, named } }) => foodAsNamed(food, named, name)),
    others: [...own, ...others],
    isWhole: true,
  };
}

/** A single spice. Mixes are another matter. */
const isSpice = (food: Food): boolean =>
  food.weights['pinch'] !== undefined &&
  food.diet.includes('vegan') &&
  !/\b(seasoning|mix(ed)?|curry|seasoned)\b/.test(food.name);

const MARK = /^[,;]$/;

/** Words of a text that are looked at for further foods: a guard, above what stands beside any food. */
const WORDS_MAX = 80;

/** What is not there: 'aceitunas sin hueso', 'ohne Ei'. */
const WITHOUT = /\b(?:without|no|ohne|sans|sin|senza|zonder)\s+\p{L}+/giu;

/** What is a food by itself, and behind another one how that is cut or cooked: 'een ui, fijn gehakt', 'wortel, in reepjes'. */
const CHOPPED: Readonly<Partial<Record<Language, string>>> = {
  de: 'gehackte gehackter',
  fr: 'rôti rôtie rôtis rôties',
  nl: 'gehakt reepjes',
};
/** Words behind which it is mince all the same: 'met gehakt'. */
const BESIDE: ReadonlySet<string> = new Set(['met', 'en', 'plus']);

/** Words that only describe, and of which some are names too: 'gehackt' is mince, 'crudo' ham, 'redondo' a cut of beef. */
const DESCRIBING = new Map<Lexicon, ReadonlySet<string>>();
function describingWords(lexicon: Lexicon | null): ReadonlySet<string> {
  if (lexicon === null) return new Set();
  const known =
    DESCRIBING.get(lexicon) ??
    new Set(fold(`${lexicon.words.describing} ${CHOPPED[lexicon.language] ?? ''}`).split(/\s+/));
  DESCRIBING.set(lexicon, known);
  return known;
}

/** The foods that single words, or two together, of a text are the names of; the line's own food has its words already. */
function foodsNamed(
  index: FoodIndex,
  { food: own, language }: Pick<NutritionLine, 'food' | 'language'>,
  text: string,
): Food[] {
  const ownWords = new Set(foodWords(own?.name ?? ''));
  const lexicon = lexiconOf(language);
  if (isPurpose(text, lexicon)) return [];
  const words = (
    text
      .replace(WITHOUT, ' ')
      .replace(COLOURS, ' ')
      .match(/[\p{L}\p{M}'’-]+|[,;]/gu) ?? []
  )
    .slice(0, WORDS_MAX)
    .filter((word) => MARK.test(word) || !foodWords(word).every((singular) => ownWords.has(singular)));
  const describing = describingWords(lexicon);
  // a German noun has a capital, and behind 'or' stands another food: 'Tofu oder Gehacktes', 'tofu ou haché'
  const onlyDescribes = (position: number): boolean => {
    const [word = '', before = ''] = [words[position], words[position - 1]];
    const isNoun =
      (language === 'de' && /^\p{Lu}/u.test(word)) ||
      (lexicon?.or.has(fold(before)) ?? false) ||
      (BESIDE.has(before) && words[position - 2] === undefined);
    // 'hachés', 'picadas': where words agree with their noun, every form of them describes
    const isForm = lexicon !== null && !lexicon.words.hasCompounds && lexicon.isDescribing(lexicon.canon(word));
    return !isNoun && (describing.has(fold(word)) || isForm);
  };
  const foodOf = (name: string): Food | null => {
    const { food, rule, named } = resolveFood(index, { name }, language);
    return food !== null && isSureRule(rule) ? foodAsNamed(food, named, name) : null;
  };
  const found: Food[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const [word = '', next] = [words[position], words[position + 1]];
    // 'pelé et haché', 'in reepjes' say nothing but how it is cut
    const isSmallWord = lexicon !== null && (lexicon.and.has(fold(word)) || lexicon.links.has(word.toLowerCase()));
    const isJoint = isSmallWord && onlyDescribes(position + 1);
    // 'ou de lait végétal': with 'de' the first word of a name would be gone before the name is read
    const leadsIn = lexicon !== null && (lexicon.or.has(fold(word)) || lexicon.of.has(fold(word)));
    // 'gemischte, gehackt' are no two words of one name
    const isPair = next !== undefined && !isJoint && !leadsIn && !MARK.test(word) && !MARK.test(next);
    // 'crème de soja', 'burro di arachidi'
    const last = next !== undefined && isPair && lexicon?.of.has(fold(next)) ? words[position + 2] : undefined;
    const trio = last === undefined || MARK.test(last) ? null : foodOf(`${word} ${next} ${last}`);
    const pair = trio ?? (isPair ? foodOf(`${word} ${next}`) : null);
    const food = pair ?? (MARK.test(word) || onlyDescribes(position) ? null : foodOf(word));
    // 'coconut milk' names no milk
    if (pair !== null) position += trio === null ? 1 : 2;
    if (food !== null) found.push(food);
  }
  return found;
}

/** '1 vert, 1 rouge, 1 jaune': colours, of which one is also a yolk. */
const COLOURS =
  /\b(?:(?:une?|\d) )?(?:verte?|rouge|jaune|orange|blanche?)s?(?:(?:, | et | ou |\/)(?:(?:une?|\d) )?(?:verte?|rouge|jaune|orange|blanche?)s?)+(?!\p{L}| d)/giu;

function speaksAgainst(food: Food, warning: DietWarning): boolean {
  const { lacks, has } = RULES[warning];
  if (leavesOpen(food, warning)) return false;
  return (lacks !== undefined && !food.diet.includes(lacks)) || (has !== undefined && food.diet.includes(has));
}

/** Whether its name leaves open if a food speaks against it: 'stock' may be of chicken. */
function leavesOpen({ undecided = [] }: Food, warning: DietWarning): boolean {
  const { lacks, has } = RULES[warning];
  return undecided.some((flag) => flag === lacks || flag === has);
}

/** What one line says of a warning: `speaks`, `silent` when all that it names is known for certain, else `unknown`. */
function saidOf(
  { text, language, foods, others, isWhole, kind = null, judged }: Evidence,
  warning: DietWarning,
): 'speaks' | 'silent' | 'unknown' {
  // what it is called takes nothing back of what is in it
  if (judged)
    return judged.warnings.includes(warning) ? 'speaks' : judged.unjudged.includes(warning) ? 'unknown' : 'silent';
  const { claims } = RULES[warning];
  if (claimsOne(text, claims, language) && !(kind !== null && claimsOne(kind, claims))) return 'silent';
  if (foods.length === 0) return 'unknown';
  if (foods.some((food) => speaksAgainst(food, warning))) return 'speaks';
  if (foods.some((food) => leavesOpen(food, warning))) return 'unknown';
  return isWhole && !others.some((other) => speaksAgainst(other, warning) || leavesOpen(other, warning))
    ? 'silent'
    : 'unknown';
}

/** What a recipe cannot be said to be without where its name names such food. */
const OPEN_BY_NAME = {
  meat: ['not vegetarian', 'not vegan'],
  fish: ['not vegetarian', 'not vegan', 'fish', 'shellfish'],
} as const satisfies Record<string, readonly DietWarning[]>;

/** Of a dish that is called by meat or fish, 'pignons de poulet', and has none in its lines, these were not understood. */
function openByName(name: string): readonly DietWarning[] {
  const { mainFood, groups } = dishFoods(name, []);
  // a schnitzel or a goulash is a way of making many things
  if (groups.length === 0 || mainFood === ANY_MEAT) return [];
  return groups.includes('fish') ? OPEN_BY_NAME.fish : OPEN_BY_NAME.meat;
}

/**
 * Judges a recipe, each thing once and in the order of `DIET_WARNINGS`. Without ingredients nothing can be told.
 * @param lines of `computeNutrition`; only what the foods behind them say is asked
 * @param told what it is called and how it is made: that clears a recipe of nothing, and leaves open what no line speaks of
 */
export function judgeDiets(
  index: FoodIndex,
  lines: readonly NutritionLine[],
  { name = '', steps = [], isListWhole = true }: Partial<ToldDish> = {},
): DietJudgement {
  // what the recipe makes of other lines is judged by these
  const isBrought = (line: NutritionLine) => !isNoIngredient(line) && line.gramsRule !== 'made above';
  const ingredients = lines.filter(isBrought).flatMap((line) => evidencesOf(index, line));
  const judgement: DietJudgement = { warnings: [], unjudged: [] };
  for (const warning of DIET_WARNINGS) {
    const said = new Set(ingredients.map((evidence) => saidOf(evidence, warning)));
    if (said.has('speaks')) judgement.warnings.push(warning);
    else if (said.size === 0 || said.has('unknown') || !isListWhole) judgement.unjudged.push(warning);
  }
  const unlisted = openByUnlisted(
    { name, steps },
    lines.map(({ text }) => text),
  );
  const open = new Set<DietWarning>([
    ...judgement.unjudged,
    ...(judgement.warnings.includes('not vegetarian') ? [] : openByName(name)),
    // 'Vegan mac and cheese' has none of the cheese that it is called by
    ...[...unlisted].filter((warning) => !claimsOne(name, RULES[warning].claims)),
  ]);
  const unjudged = DIET_WARNINGS.filter((warning) => open.has(warning) && !judgement.warnings.includes(warning));
  return { ...judgement, unjudged };
}
