import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import {
  DIET_FLAGS,
  type DietFlag,
  type FallbackFood,
  type Food,
  type FoodCatalogue,
  type FoodSource,
} from '@sorrel/core/foods/food';
import { NUTRIENTS, type NutrientAmounts, type NutrientKey } from '@sorrel/core/foods/nutrients';
import { readSr28, type Sr28Food } from './sr28.ts';

const KEYS = Object.keys(NUTRIENTS) as NutrientKey[];

const tableRows = (name: string): string[][] =>
  readFileSync(fileURLToPath(new URL(`../foods/${name}`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** What each letter of the flags column says a food is or contains. */
const FLAG_LETTERS: Readonly<Record<string, DietFlag | 'meat' | 'animal'>> = {
  M: 'meat',
  F: 'fish',
  C: 'shellfish',
  P: 'pork',
  D: 'dairy',
  E: 'egg',
  G: 'gluten',
  N: 'nuts',
  S: 'soya',
  A: 'alcohol',
  H: 'animal',
};

/** The diet of a food from its letters: what has no flesh is vegetarian, what has nothing of an animal is vegan. */
function dietOf(letters: string): DietFlag[] {
  const said = new Set([...letters].map((letter) => FLAG_LETTERS[letter]));
  if (said.has(undefined)) throw new RangeError(`unknown flag among '${letters}'`);
  const hasFlesh = said.has('meat') || said.has('fish') || said.has('shellfish') || said.has('pork');
  const isVegan = !hasFlesh && !said.has('dairy') && !said.has('egg') && !said.has('animal');
  return DIET_FLAGS.filter((flag) => {
    if (flag === 'vegetarian') return !hasFlesh;
    if (flag === 'vegan') return isVegan;
    return said.has(flag);
  });
}

/** What the letters of the flags column say: a capital of every kind of the food, a small one of a kind that its name leaves open. */
export function dietsOf(letters: string): Pick<Food, 'diet' | 'undecided'> {
  const least = dietOf(letters.replace(/[a-z]/g, ''));
  const most = dietOf(letters.toUpperCase());
  const diet = least.filter((flag) => most.includes(flag));
  const undecided = DIET_FLAGS.filter((flag) => least.includes(flag) !== most.includes(flag));
  return undecided.length === 0 ? { diet } : { diet, undecided };
}

/**
 * What kinds bring that are another thing than their food, by the name of that food.
 * @throws RangeError for a kind that stands twice
 */
function readKindsDiets(): Map<string, NonNullable<Food['dietsOfKinds']>> {
  const diets = new Map<string, NonNullable<Food['dietsOfKinds']>>();
  for (const [name = '', kinds = '', letters = ''] of tableRows('kinds-diets.tsv')) {
    for (const kind of kinds.split(',')) {
      const known = diets.get(name) ?? {};
      if (known[kind] !== undefined) throw new RangeError(`kinds-diets.tsv, ${name}: '${kind}' stands twice`);
      diets.set(name, { ...known, [kind]: dietsOf(letters.trim()) });
    }
  }
  return diets;
}

/** @throws RangeError where a row is of no food, or of a kind that is no name of it in any language */
function checkKindsDiets(kindsDiets: ReadonlyMap<string, object>, foods: readonly Food[]): void {
  const abroad = ['de', 'fr', 'es', 'it', 'nl'].flatMap((language) => tableRows(`names.${language}.tsv`));
  for (const [name, kinds] of kindsDiets) {
    const food = foods.find((one) => one.name === name);
    const foreign = abroad.filter(([id]) => id === food?.id).flatMap(([, names = '']) => names.split(','));
    const all = [...(food?.aliases ?? []), ...foreign.map((one) => one.split('=')[0])];
    for (const kind of Object.keys(kinds))
      if (!all.includes(kind)) throw new RangeError(`kinds-diets.tsv: '${kind}' is no name of '${name}'`);
  }
}

/** Rounds to what a nutrition table can mean: two digits behind the point below 10, one above. */
const rounded = (value: number): number => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10);

function scaled(per100g: NutrientAmounts, scale: number): NutrientAmounts {
  return Object.fromEntries(KEYS.map((key) => [key, rounded(per100g[key] * scale)])) as NutrientAmounts;
}

/** The hand-entered British foods, by their code there. */
function readUkFoods(): Map<string, NutrientAmounts> {
  return new Map(
    tableRows('uk-foods.tsv').map((row) => {
      const [code = '', , ...values] = row;
      const [
        calories,
        protein,
        fat,
        saturatedFat,
        sugar,
        available,
        fiber,
        cholesterol,
        sodium,
        calcium,
        iron,
        alcohol,
      ] = values.map(Number);
      const per100g = {
        calories: calories ?? 0,
        protein: protein ?? 0,
        fat: fat ?? 0,
        saturatedFat: saturatedFat ?? 0,
        carbohydrates: (available ?? 0) + (fiber ?? 0),
        netCarbohydrates: available ?? 0,
        sugar: sugar ?? 0,
        cholesterol: cholesterol ?? 0,
        sodium: sodium ?? 0,
        fiber: fiber ?? 0,
        calcium: calcium ?? 0,
        iron: iron ?? 0,
        alcohol: alcohol ?? 0,
      };
      return [code, per100g];
    }),
  );
}

/** What a cell says; NaN of an empty one, which is no 0. */
export const figureOf = (cell: string): number => (cell.trim() === '' ? Number.NaN : Number(cell));

const ABROAD_KEYS = ['calories', 'protein', 'fat', 'saturatedFat', 'cholesterol', 'sodium'] as const;

/** Languages whose countries a row can be of; of English only what Britain calls by a name of its own. */
const ABROAD_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl']);

/**
 * What foods have in the countries of the other languages, by food id and there by the name that a row is of, '@' and a language behind it
 * where the row is of some languages only.
 * @throws RangeError for what is no figure and no language
 */
function readAbroad(): Map<string, Record<string, Partial<NutrientAmounts>>> {
  const abroad = new Map<string, Record<string, Partial<NutrientAmounts>>>();
  for (const [key = '', ...cells] of tableRows('abroad.tsv')) {
    const [named = '', languages] = key.split('@');
    const [id = '', kind = id] = named.split('/');
    const places = languages?.split(',').map((language) => {
      if (!ABROAD_LANGUAGES.has(language)) throw new RangeError(`abroad.tsv, ${key}: '${language}' is no language`);
      return `${kind}@${language}`;
    }) ?? [kind];
    const figures = cells.map(figureOf);
    if (figures.length !== ABROAD_KEYS.length || !figures.every((figure) => figure >= 0))
      throw new RangeError(`abroad.tsv, ${key}: needs ${ABROAD_KEYS.length} figures`);
    const own = Object.fromEntries(ABROAD_KEYS.map((nutrient, at) => [nutrient, figures[at]]));
    for (const place of places) abroad.set(id, { ...abroad.get(id), [place]: own });
  }
  return abroad;
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The aliases of a cell, and what each is bought as: '=zucchini' as the food itself, 'superfine sugar=caster sugar' as that alias.
 * @throws RangeError when an alias is bought as something that is no name of the food
 */
export function readAliases(food: string, cell: string): { aliases: string[]; boughtAs: Record<string, string> } {
  const parts = cell.split(',').filter((part) => part !== '');
  const boughtAs: Record<string, string> = {};
  const aliases = parts.map((part) => {
    const [alias = '', kind] = part.startsWith('=') ? [part.slice(1), food] : part.split('=');
    if (kind !== undefined) boughtAs[alias] = kind;
    return alias;
  });
  for (const kind of Object.values(boughtAs)) {
    const isName = kind === food || (aliases.includes(kind) && boughtAs[kind] === undefined);
    if (!isName) throw new RangeError(`foods.tsv, ${food}: '${kind}' is no name that a list could keep`);
  }
  return { aliases, boughtAs };
}

/**
 * What `sr28-gaps.tsv` says of a food of SR28 that leaves cells empty, put into its amounts.
 * @throws RangeError when it names no such food, an amount that SR28 has, or none
 */
function fillGaps(sr28: ReadonlyMap<string, Sr28Food>): void {
  for (const [id = '', name = '', amounts = ''] of tableRows('sr28-gaps.tsv')) {
    const food = sr28.get(id);
    for (const part of amounts.split(' ')) {
      const [key = '', cell = ''] = part.split('=');
      const amount = figureOf(cell);
      if (!(amount >= 0)) throw new RangeError(`sr28-gaps.tsv, ${id} ${name}: ${part} is no amount`);
      const at = food?.unknown.indexOf(key as NutrientKey) ?? -1;
      if (food === undefined || at < 0)
        throw new RangeError(`sr28-gaps.tsv, ${id} ${name}: ${key} is not empty in SR28`);
      food.unknown.splice(at, 1);
      food.per100g[key as NutrientKey] = amount;
      food.per100g.netCarbohydrates = Math.max(0, food.per100g.carbohydrates - food.per100g.fiber);
    }
  }
}

/**
 * The catalogue from `foods.tsv`, with its nutrients looked up.
 * @throws RangeError naming the row when it refers to nothing, has a nutrient of which nothing is known, or when an aisle, a weight or a flag is not one
 */
export function buildCatalogue(): FoodCatalogue {
  const sr28 = readSr28();
  fillGaps(sr28);
  const uk = readUkFoods();
  const abroad = readAbroad();
  const kindsDiets = readKindsDiets();
  const foods = tableRows('foods.tsv').map((row): Food => {
    const [name = '', aliases = '', reference = '', scaleText = '', aisle = '', weightText = '', flags = ''] = row;
    const wrong = (what: string): RangeError => new RangeError(`foods.tsv, ${name}: ${what}`);
    const scale = Number(scaleText || 1);
    const isUk = reference.startsWith('uk:');
    const isLabel = reference.startsWith('label:');
    const id = reference.replace(/^(uk|label):/, '');
    const table: FoodSource['table'] = isUk ? 'cofid' : isLabel ? 'label' : 'sr28';
    const found = isUk || isLabel ? uk.get(reference.replace(/^uk:/, '')) : sr28.get(id)?.per100g;
    if (!found) throw wrong(`there is no ${reference}`);
    if (!AISLES.includes(aisle as Aisle)) throw wrong(`'${aisle}' is no aisle`);
    const { diet, undecided } = dietsOf(flags.trim());
    // what has nothing of an animal has no cholesterol
    const unknown = (isUk || isLabel ? [] : (sr28.get(id)?.unknown ?? [])).filter(
      (key) => key !== 'cholesterol' || !diet.includes('vegan'),
    );
    if (unknown.length > 0) throw wrong(`SR28 says nothing of ${unknown.join(', ')}: sr28-gaps.tsv has to`);
    const weights: Record<string, number> = {};
    let edibleShare = 1;
    let drainedShare = 1;
    for (const part of weightText.split(' ').filter((text) => text !== '')) {
      const [key = '', value = ''] = part.split('=');
      const grams = Number(value);
      if (!Number.isFinite(grams) || grams < 0 || key === '') throw wrong(`'${part}' is no weight`);
      if (key === 'edible') edibleShare = grams;
      else if (key === 'drained') drainedShare = grams;
      else weights[key.replace(/_/g, ' ')] = grams;
    }
    const figuresAbroad = abroad.get(slug(name));
    abroad.delete(slug(name));
    const dietsOfKinds = kindsDiets.get(name);
    return {
      id: slug(name),
      name,
      ...readAliases(name, aliases),
      aisle: aisle as Aisle,
      per100g: scaled(found, scale),
      ...(figuresAbroad && { figuresAbroad }),
      weights,
      edibleShare,
      drainedShare,
      diet,
      ...(undecided && { undecided }),
      ...(dietsOfKinds && { dietsOfKinds }),
      source: { table, id, scale },
    };
  });
  checkKindsDiets(kindsDiets, foods);
  if (abroad.size > 0) throw new RangeError(`abroad.tsv: no foods are ${[...abroad.keys()].join(', ')}`);
  return { foods };
}

/** Groups of SR28 that nobody cooks with: baby food, fast food, restaurant meals, meals in a packet, native wild foods. */
const LEFT_OUT_GROUPS = new Set(['0300', '2100', '2200', '3500', '3600']);
/** Cuts of meat that SR28 lists by grade and trimming: one of each is enough. */
const REPEATS =
  /(select|choice|all grades|prime|trimmed to 1\/8|trimmed to 0|lean only|New Zealand|Australian|imported)/i;

/** The rows of SR28 that `matchFood` may fall back on. */
export function buildFallback(): FallbackFood[] {
  const isWanted = ({ group, name }: Sr28Food): boolean =>
    !LEFT_OUT_GROUPS.has(group) &&
    !(['1300', '1700', '1000'].includes(group) && REPEATS.test(name)) &&
    !/school lunch|commodity|USDA|infant/i.test(name);
  const sr28 = readSr28();
  fillGaps(sr28);
  return [...sr28.values()]
    .filter(isWanted)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, per100g }) => ({ id, name, per100g: scaled(per100g, 1) }));
}

/** One row a line, numbers in the order of `NUTRIENTS`: a third of the size of named fields. */
export function fallbackJson(rows: readonly FallbackFood[]): string {
  const lines = rows.map((row) => JSON.stringify([row.id, row.name, ...KEYS.map((key) => row.per100g[key])]));
  return `{"nutrients":${JSON.stringify(KEYS)},"rows":[\n${lines.join(',\n')}\n]}\n`;
}
