import type { Aisle } from './aisles.ts';
import type { NutrientAmounts } from './nutrients.ts';

/**
 * What a food is or contains, for diet hints. `vegetarian` and `vegan` are promises, the others are warnings: a food
 * without `nuts` contains no nuts as such, which is no statement about traces. Peanuts count as nuts, coconut does not.
 */
export const DIET_FLAGS = [
  'vegetarian',
  'vegan',
  'gluten',
  'dairy',
  'egg',
  'nuts',
  'soya',
  'fish',
  'shellfish',
  'pork',
  'alcohol',
] as const;
export type DietFlag = (typeof DIET_FLAGS)[number];

/** Where the values of a food come from: the table, its own number there, and a factor where only a near food is listed. */
export type FoodSource = {
  /** `sr28`: USDA National Nutrient Database, Release 28. `cofid`: McCance and Widdowson's, 2015. `label`: see the README. */
  readonly table: 'sr28' | 'cofid' | 'label';
  readonly id: string;
  /** What the table's values were multiplied by; 1 for the food itself. */
  readonly scale: number;
};

/** One food of the catalogue in `reference/foods/foods.json`. */
export type Food = {
  /** Stable, readable: 'plain-flour'. */
  readonly id: string;
  /** British name in the singular, lower case. */
  readonly name: string;
  /** Other names: American words, varieties, common misspellings; singular. No name belongs to two foods. */
  readonly aliases: readonly string[];
  /**
   * Aliases that are no other thing at the shelf, with the name that a list gives them: the food's ('zucchini' is courgette), or
   * that of a kind ('superfine sugar' is caster sugar). Every other alias is sold under its own name: penne is no other pasta.
   */
  readonly boughtAs?: Readonly<Record<string, string>>;
  readonly aisle: Aisle;
  /** Per 100 g of what is eaten. */
  readonly per100g: NutrientAmounts;
  /**
   * What of that is otherwise in the countries of the other five languages: by the food's id, and by the name of a kind that has figures of
   * its own there; '@' and a language behind either where they are of that language alone.
   */
  readonly figuresAbroad?: Readonly<Record<string, Partial<NutrientAmounts>>>;
  /**
   * Grams of what is eaten in one of a measure: `cup` (236.6 ml), `piece`, a size ('large'), or a portion ('clove',
   * 'slice', 'can', 'bunch'). Spoons follow from `cup`.
   */
  readonly weights: Readonly<Record<string, number>>;
  /** Share of the bought weight that is eaten, above 0, at most 1: bones, shells, stones and thick peel are not. */
  readonly edibleShare: number;
  /** Share of a tin's stated weight that is left when it is drained; 1 where the liquid is used. */
  readonly drainedShare: number;
  readonly diet: readonly DietFlag[];
  /** Flags that a name leaves open: one kind of the food has them, another has not. 'Stock' may be of meat, of fish or of vegetables. */
  readonly undecided?: readonly DietFlag[];
  /** The same of the aliases that bring another thing than the food: 'vodka sauce' has cream in it, 'marinara' has none. */
  readonly dietsOfKinds?: Readonly<Record<string, Pick<Food, 'diet' | 'undecided'>>>;
  readonly source: FoodSource;
};

/** A row of the large table, searched only when the catalogue knows no food: SR28 number, name, nutrients per 100 g. */
export type FallbackFood = {
  readonly id: string;
  readonly name: string;
  readonly per100g: NutrientAmounts;
};

/** What `npm run foods` writes. */
export type FoodCatalogue = { readonly foods: readonly Food[] };

/**
 * A food as the one of its names brings it that it was found by; as its row says where it was found by none that brings another thing.
 * @param named the English name it was found by; null where there is none
 * @param said the words of the line, where no English name stands behind it: '4 Hamburgerbrötchen', 'panini per hamburger'
 */
export function foodAsNamed(food: Food, named: string | null, said = ''): Food {
  if (food.dietsOfKinds === undefined) return food;
  // an English alias is told by what the food was found by: 'mortadella bologna' is not what America calls bologna
  const isForeign = (kind: string): boolean => !food.aliases.includes(kind);
  const key = named ?? Object.keys(food.dietsOfKinds).find((kind) => isForeign(kind) && saysKind(said, kind));
  const kind = key === undefined ? undefined : food.dietsOfKinds[key];
  if (kind === undefined) return food;
  const { undecided: _, ...rest } = food;
  return { ...rest, ...kind };
}

/** Whether words say a kind, in whatever number: 'pains à burger' begin like 'pain à burger', word by word. */
function saysKind(said: string, kind: string): boolean {
  const words = said.toLowerCase().split(/[\s,()]+/);
  const ofKind = kind.split(' ');
  return words.some((_, from) => ofKind.every((word, at) => words[from + at]?.startsWith(word)));
}
