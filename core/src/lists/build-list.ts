import { AISLES, type Aisle } from '../foods/aisles.ts';
import type { Food } from '../foods/food.ts';
import { shareOfEach } from '../foods/share-of-each.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { parseUnit, type Unit, unitDimension } from '../ingredients/units.ts';
import { itemName, itemUnit } from './add-item.ts';
import type { Amount } from './amounts.ts';
import { joinAmounts } from './join-amounts.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';
import { amountFields } from './merge-items.ts';
import { sumMeasures } from './sum-measures.ts';

/** A line of a recipe. */
export interface ListIngredient {
  name: string;
  /** For all the serves; 0 where the line gives no number. */
  quantity: number;
  unit: string;
  /** What is done to it, such as 'zest of' or 'juiced'. */
  preparation?: string | null | undefined;
  /** The language it was read in, where that is known: 'Paprika' is a vegetable in German. */
  language?: Language | null | undefined;
}

/** A meal of a plan: one serving of a recipe. */
export interface ListMeal {
  name: string;
  /** Serves that the ingredients are for, at least 1. */
  serves: number;
  ingredients: readonly ListIngredient[];
}

/** What an ingredient is bought as: the food's own name, so that its aliases share a line, its aisle, and the food where it is known. */
export interface BoughtFood {
  readonly name: string;
  readonly aisle: Aisle;
  readonly food?: Food | null;
}

/** What is known of an ingredient's name: one food, or each of those that it lists ('salt and pepper'). */
export type NameFoods = (name: string, language: Language | null) => readonly BoughtFood[];

/** Units of which nobody buys one: without a number, the name alone is what is needed. */
const TOO_LITTLE: ReadonlySet<Unit> = new Set([
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'squeeze',
  'glug',
  'scrape',
  'part',
  'serving',
  'recipe',
]);

/** Words for the same piece of one food. */
const SAME_PIECE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  celery: { stalk: 'stick', rib: 'stick' },
  garlic: { head: 'bulb' },
};

function sameUnit(name: string, unit: string): string {
  const pieces = Object.hasOwn(SAME_PIECE, name) ? SAME_PIECE[name] : undefined;
  return pieces !== undefined && Object.hasOwn(pieces, unit) ? (pieces[unit] ?? unit) : unit;
}

/** What a line needs of its food: 'bunch of parsley' is one bunch, 'parsley' is nothing that could be counted. */
function amountOf({ quantity, unit, language }: ListIngredient, name: string): Amount {
  const kept = itemUnit(unit);
  const known = parseUnit(kept);
  // '1 pièce d’oignon', '2 Stück Zwiebeln': a word for the thing itself where English has none
  if (known === 'piece' && language && language !== 'en') return { quantity: quantity || 1, unit: '' };
  const isOne = quantity === 0 && known !== null && unitDimension(known) === 'count' && !TOO_LITTLE.has(known);
  return { quantity: isOne ? 1 : quantity, unit: sameUnit(name, kept) };
}

/** Parts that are bought as the whole, by the name of the part. */
const WHOLE_OF: Readonly<Record<string, { whole: string; part: string }>> = {
  'egg yolk': { whole: 'egg', part: 'yolk' },
  'egg white': { whole: 'egg', part: 'white' },
};

/** The parts of a whole that a line takes; none when it takes the whole. */
function partsOf({ quantity, unit, preparation }: ListIngredient, name: string): { whole: string; parts: string[] } {
  const known = Object.hasOwn(WHOLE_OF, name) ? WHOLE_OF[name] : undefined;
  if (unit.trim() !== '' || quantity === 0) return { whole: name, parts: [] };
  if (known !== undefined) return { whole: known.whole, parts: [known.part] };
  const text = preparation?.toLowerCase() ?? '';
  const parts = [
    ...(/\bzest|\brind of\b|\bpeel of\b/.test(text) ? ['zest'] : []),
    ...(/\bjuic(?:e of|ed)\b|^(?:zest and )?juice$/.test(text) ? ['juice'] : []),
  ];
  return { whole: name, parts };
}

interface Need {
  aisle: Aisle;
  food: Food | null;
  amounts: Amount[];
}

/** An ingredient as a line for each food that it names; they share its amount. */
function linesOf(ingredient: ListIngredient, nameFoods: NameFoods): { line: ListIngredient; bought: BoughtFood }[] {
  const foods = nameFoods(ingredient.name, ingredient.language ?? null);
  const { quantity, unit } = ingredient;
  const share = shareOfEach(foods.length, quantity === 0 ? null : quantity, parseUnit(itemUnit(unit)));
  return foods.map((bought) => ({ line: { ...ingredient, name: bought.name, quantity: quantity * share }, bought }));
}

/**
 * What one meal takes of each food. The zest and the juice of one recipe come from the same lemon, its yolks and whites from
 * the same eggs: of parts, the one that is needed most counts.
 */
function needsOf(meal: ListMeal, nameFoods: NameFoods): Map<string, Need> {
  const needs = new Map<string, Need & { parts: Map<string, number> }>();
  for (const { line, bought } of meal.ingredients.flatMap((ingredient) => linesOf(ingredient, nameFoods))) {
    const { whole, parts } = partsOf(line, itemName(bought.name));
    if (whole === '') continue;
    const { aisle, food = null } = bought;
    const need = needs.get(whole) ?? { aisle, food, amounts: [], parts: new Map<string, number>() };
    needs.set(whole, need);
    for (const part of parts) need.parts.set(part, (need.parts.get(part) ?? 0) + line.quantity);
    if (parts.length === 0) need.amounts.push(amountOf(line, whole));
  }
  for (const need of needs.values()) {
    if (need.parts.size > 0) need.amounts.push({ quantity: Math.max(...need.parts.values()), unit: '' });
  }
  return needs;
}

/** The aisle that stands first in the shop, so that the order of the meals makes no difference. */
const firstAisle = (a: Aisle, b: Aisle): Aisle => (AISLES.indexOf(a) <= AISLES.indexOf(b) ? a : b);

/**
 * The shopping list of meals: each ingredient for one serving, aliases of one food on one line, in the aisle of the food.
 * Amounts that convert are summed, what a food's measures weigh being known; those that do not stand beside each other in the
 * description. The order of the
 * meals and of their ingredients makes no difference.
 */
export function buildList(meals: readonly ListMeal[], nameFoods: NameFoods): ShoppingList {
  const lines = new Map<string, Need & { meals: Set<string> }>();
  for (const meal of meals) {
    const serves = Math.max(1, meal.serves);
    for (const [name, { aisle, food, amounts }] of needsOf(meal, nameFoods)) {
      const line = lines.get(name) ?? { aisle, food, amounts: [], meals: new Set<string>() };
      lines.set(name, line);
      line.aisle = firstAisle(line.aisle, aisle);
      line.food ??= food;
      line.amounts.push(...amounts.map(({ quantity, unit }) => ({ quantity: quantity / serves, unit })));
      line.meals.add(meal.name);
    }
  }
  const list = emptyList();
  for (const [name, line] of [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // binary fractions add up to the same sum only in the same order
    const amounts = line.amounts.toSorted((a, b) => a.quantity - b.quantity);
    const item: ListItem = {
      id: name,
      name,
      ...amountFields(joinAmounts(sumMeasures(amounts), line.food)),
      meals: [...line.meals].toSorted(),
      checked: false,
    };
    list[line.aisle].push(item);
  }
  return list;
}
