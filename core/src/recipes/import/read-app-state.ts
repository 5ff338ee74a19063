import { isElement } from './element-text.ts';
import { emptyFinding, type Finding } from './finding.ts';
import { readJson } from './mend-json.ts';
import type { Page } from './page.ts';
import { parseYield } from './parse-yield.ts';
import { readThing } from './read-thing.ts';
import { withEnglishKeys } from './state-words.ts';
import { isThing, type Thing } from './structured-things.ts';

const VISITS_MAX = 150_000;
const SCRIPT_CHARACTERS_MAX = 3_000_000;

const INGREDIENT_KEY =
  /^(?:recipe_?|grouped_?)?(?:ingredients?|zutaten|ingredientes|ingredienti|ingredienser|ingr[eé]dients?|ingredi[eë]nten)_?(?:list|lines|groups?|sections?|items|data|groepen|gruppen|grupos|gruppi|groupes|grupper|liste|lista|lijst)?$/i;
const STEP_KEY =
  /^(?:recipe_?|cooking_?|preparation_?|grouped_?)?(?:instructions?|steps?|directions?|methods?|preparations?|procedure|zubereitung|preparacion|preparazione|method_?steps)_?(?:list|lines|groups?|sections?|items|data)?$/i;
const KEYS: readonly (readonly [RegExp, string])[] = [
  [INGREDIENT_KEY, 'recipeIngredient'],
  [STEP_KEY, 'recipeInstructions'],
  [/^(?:recipe_?)?(?:name|title|headline)$/i, 'name'],
  [
    /^(?:recipe_?)?(?:yields?|servings?|serves|portions?|persons?|people|number_?of_?servings|servings_?count|serving_?size)$/i,
    'recipeYield',
  ],
  [/^(?:prep|preparation|active|hands_?on)_?(?:time)?_?(?:in_?)?(?:min(?:ute)?s?)?$/i, 'prepTime'],
  [/^(?:cook|cooking|bake|baking)_?(?:time)?_?(?:in_?)?(?:min(?:ute)?s?)?$/i, 'cookTime'],
  [/^(?:total_?time|total_?duration|duration|ready_?in|time_?total)_?(?:in_?)?(?:min(?:ute)?s?)?$/i, 'totalTime'],
  [/^(?:image|images|photo|photos|picture|hero_?image|main_?image|featured_?image|image_?url)$/i, 'image'],
  [/^(?:description|summary|teaser|intro)$/i, 'description'],
  [/^(?:recipe_?)?author(?:_?name)?$/i, 'author'],
];

/**
 * The recipe in the state that a web application (Next, Nuxt and their like) leaves in its page for its scripts: the object
 * that has a list of ingredients and, if any has, a list of steps. Null when there is none.
 */
export function readAppState(page: Page): Finding | null {
  let best: Finding | null = null;
  for (const text of stateTexts(page)) {
    for (const value of readJson(text)) {
      const finding = findRecipe(value, value);
      if (finding && (!best || worthOf(finding) > worthOf(best))) best = finding;
    }
  }
  return best;
}

function stateTexts(page: Page): string[] {
  const texts: string[] = [];
  const streamed: string[] = [];
  for (const script of page.scripts) {
    if (script.type.includes('ld+json') || script.text.length > SCRIPT_CHARACTERS_MAX) continue;
    const { text } = script;
    if (!INGREDIENT_ANYWHERE.test(text)) continue;
    if (script.type.includes('json')) texts.push(text);
    else {
      const push = /^\s*self\.__next_f\.push\((\[[\s\S]*\])\)\s*;?\s*$/.exec(text);
      if (push) {
        for (const value of readJson(push[1]!))
          if (Array.isArray(value) && typeof value[1] === 'string') streamed.push(value[1]);
        continue;
      }
      const assigned = /(?:window|self|globalThis|var|let|const)[.\s]+[\w$.[\]"']{2,60}\s*=\s*(?=[{[])/.exec(text);
      if (assigned) texts.push(text.slice(assigned.index + assigned[0].length));
    }
  }
  // Some frameworks hand the state over in an attribute of their root element.
  for (const node of page.nodes) {
    if (!isElement(node) || texts.length > 20) continue;
    for (const value of Object.values(node.attributes)) {
      if (
        value.length > 500 &&
        value.length < SCRIPT_CHARACTERS_MAX &&
        /^\s*[[{]/.test(value) &&
        INGREDIENT_ANYWHERE.test(value)
      )
        texts.push(value);
    }
  }
  for (const line of streamed.join('').split('\n')) {
    if (!INGREDIENT_ANYWHERE.test(line)) continue;
    const start = line.search(/[[{]/);
    if (start >= 0) texts.push(line.slice(start));
  }
  return texts;
}

const INGREDIENT_ANYWHERE = /ingr[eé]dien|zutaten/i;

/** Things that refer to others which are filled in, and how deep. */
const REFERENCES_MAX = 2_000;
const REFERENCE_DEPTH_MAX = 6;
/** A state that is a store itself has its things where others have caches; each reference looks through all of them. */
const STORES_MAX = 20;

/**
 * A value of a normalised store with the things that it refers to in their place: `{"__ref": "Step:1"}`, or `{"id": "Step:1",
 * "generated": true}`. The store names each by its key.
 */
function withReferences(value: unknown, stores: readonly Thing[], budget: { left: number }, depth: number): unknown {
  if (depth > REFERENCE_DEPTH_MAX || budget.left <= 0) return value;
  if (Array.isArray(value)) return value.map((entry) => withReferences(entry, stores, budget, depth + 1));
  if (!isThing(value)) return value;
  const key = value['__ref'] ?? (Object.keys(value).length <= 4 ? value['id'] : undefined);
  const known = typeof key === 'string' ? stores.find((store) => isThing(store[key]))?.[key] : undefined;
  const thing = isThing(known) ? known : value;
  budget.left -= 1;
  return Object.fromEntries(
    Object.entries(thing).map(([name, entry]) => [name, withReferences(entry, stores, budget, depth + 1)]),
  );
}

/** Whether a list of a thing holds only what it refers to. */
function hasReferences(thing: Thing): boolean {
  return Object.values(thing).some((entry) => {
    const first: unknown = Array.isArray(entry) ? entry[0] : entry;
    return isThing(first) && (typeof first['__ref'] === 'string' || first['generated'] !== undefined);
  });
}

/** The stores of a state: itself, and what the first of its caches hold. */
function storesOf(root: unknown): Thing[] {
  return isThing(root) ? [root, ...Object.values(root).filter(isThing).slice(0, STORES_MAX)] : [];
}

/** Astro writes each value with a number for its kind before it: `[0, "Stew"]`, `[1, [...]]` for lists. */
function withoutKinds(value: unknown, depth: number): unknown {
  if (depth > 40) return null;
  const bare =
    Array.isArray(value) && value.length === 2 && (value[0] === 0 || value[0] === 1) ? (value[1] as unknown) : value;
  if (Array.isArray(bare)) return bare.map((entry) => withoutKinds(entry, depth + 1));
  if (!isThing(bare)) return bare;
  return Object.fromEntries(Object.entries(bare).map(([key, entry]) => [key, withoutKinds(entry, depth + 1)]));
}

function isOfKinds(value: unknown): boolean {
  const entries = isThing(value) ? Object.values(value) : [];
  return (
    entries.length > 0 &&
    entries.every((entry) => Array.isArray(entry) && entry.length <= 2 && typeof entry[0] === 'number' && entry[0] < 12)
  );
}

function findRecipe(given: unknown, store: unknown): Finding | null {
  const root = isOfKinds(given) ? withoutKinds(given, 0) : given;
  const budget = { left: REFERENCES_MAX };
  const stores = storesOf(store);
  const waiting: unknown[] = [root];
  let best: Finding | null = null;
  for (let visit = 0; visit < waiting.length && visit < VISITS_MAX; visit += 1) {
    const value = waiting[visit];
    if (Array.isArray(value)) {
      for (const entry of value) if (entry !== null && typeof entry === 'object') waiting.push(entry);
    } else if (isThing(value)) {
      const keys = Object.keys(value);
      if (keys.some((key) => INGREDIENT_KEY.test(key) && isFilled(value[key]))) {
        const whole = hasReferences(value) ? withReferences(value, stores, budget, 0) : value;
        const finding = readThing(scaledToServings(renamed(withEnglishKeys(whole) as Thing)), NO_IDS);
        const isRecipe = finding.ingredientLines.length >= 2 && (finding.title !== null || finding.steps.length > 0);
        if (isRecipe && (!best || worthOf(finding) > worthOf(best))) best = finding;
      }
      for (const key of keys) {
        const entry = value[key];
        if (entry !== null && typeof entry === 'object') waiting.push(entry);
        // State within state: JSON as a text.
        else if (
          typeof entry === 'string' &&
          entry.length > 200 &&
          /^\s*[[{]/.test(entry) &&
          INGREDIENT_ANYWHERE.test(entry)
        )
          for (const inner of readJson(entry)) waiting.push(inner);
      }
    }
  }
  return best;
}

const NO_IDS: ReadonlyMap<string, Thing> = new Map();

/** Amounts from which only whole numbers are tidy. */
const TENS_FROM = 10;

/**
 * State that holds its amounts for one serving, which the page multiplies as it shows them: odd fractions that become whole
 * numbers for the recipe's servings. Comes back with the amounts for all of them.
 */
function scaledToServings(thing: Thing): Thing {
  const servings = parseYield(String(thing['recipeYield'] ?? ''));
  if (servings === null || servings < 2) return thing;
  const amounts: number[] = [];
  visitAmounts(thing['recipeIngredient'], 0, (amount) => {
    amounts.push(amount);
    return amount;
  });
  // halves of pieces and spoons are common; a half of what is counted in tens is not
  const parts = (amount: number) => (amount >= TENS_FROM ? amount : amount * 2);
  const isTidy = (amount: number) => Math.abs(parts(amount) - Math.round(parts(amount))) < 0.01;
  const tidy = amounts.filter(isTidy).length;
  const tidyScaled = amounts.filter((amount) => isTidy(amount * servings)).length;
  if (amounts.length < 3 || tidy > amounts.length * 0.7 || tidyScaled < amounts.length * 0.9) return thing;
  return {
    ...thing,
    recipeIngredient: visitAmounts(thing['recipeIngredient'], 0, (amount) => Math.round(amount * servings * 100) / 100),
  };
}

/** The value with every amount of an ingredient in it replaced. */
function visitAmounts(value: unknown, depth: number, replace: (amount: number) => number): unknown {
  if (depth > 5) return value;
  if (Array.isArray(value)) return value.map((entry) => visitAmounts(entry, depth + 1, replace));
  if (!isThing(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if ((key === 'amount' || key === 'quantity') && typeof entry === 'number' && entry > 0) copy[key] = replace(entry);
    else copy[key] = Array.isArray(entry) ? visitAmounts(entry, depth + 1, replace) : entry;
  }
  return copy;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isThing(value) || (typeof value === 'string' && value.length > 20);
}

function renamed(thing: Thing): Thing {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(thing)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    const name = KEYS.find(([pattern]) => pattern.test(key))?.[1];
    if (name && result[name] === undefined) result[name] = value;
  }
  return result;
}

function worthOf(finding: Finding | null): number {
  const read = finding ?? emptyFinding();
  return Math.min(read.ingredientLines.length, 6) + Math.min(read.steps.length, 6) * 2 + (read.title ? 1 : 0);
}
