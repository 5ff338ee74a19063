import type { Food } from '../foods/food.ts';

/** What cannot be right: the amount of a line (its place), or the servings (null). */
export type Implausible = { readonly line: number | null; readonly reason: 'amount' | 'servings' };

/** Energy of a serving that somebody eats, kcal. */
export const SERVING_KCAL: readonly [number, number] = [20, 2000];

/** Grams of one line that one serving may hold at most, by words of the food's name; the first that fits counts. */
const MOST_GRAMS_A_SERVING: readonly (readonly [RegExp, number])[] = [
  [/\bstock|\bbroth|\bwater|\bmilk|\bjuice|\bwine|\bbeer|\bcider|\btea\b|\bcoffee|\bdrink/, 1000],
  [/^(?:kosher |sea |table )?salt$|salt and pepper|\bmsg\b/, 20],
  [/bicarbonate|cream of tartar|xanthan/, 5],
  [/baking powder|\byeast$|gelatine/, 10],
  [/seasoning/, 35],
  [
    /pepper$|cinnamon|nutmeg|clove|cumin|turmeric|paprika|cayenne|cardamom|saffron|allspice|mixed spice|five spice|garam masala|chaat masala|ras el hanout|baharat|berbere|gochugaru|curry powder|chilli powder|chilli flake|garlic powder|onion powder|ground ginger|^dried (?:basil|oregano|thyme|mint|dill|sage|rosemary|parsley|marjoram|tarragon)|vanilla|extract|^flavouring$|food colouring/,
    15,
  ],
  [/cornflour|arrowroot|tapioca flour|custard powder|cocoa powder|gelatin/, 35],
  [/\boil\b|lard|shortening|ghee|dripping/, 220],
  [/butter$|margarine/, 180],
  [/sugar|syrup|honey|treacle|molasses/, 250],
  [/flour|oat|rice|pasta|noodle|couscous|quinoa|bulgur|lentil|semolina|breadcrumb/, 350],
  [/^dried (?:ap|cran|mang|fig|pear|pine|papa|cher|blue|date)|^raisin$|^sultana$|^prune$|^(?:medjool )?date$/, 130],
  [/\bnut\b|walnut|almond|pecan|cashew|pistachio|hazelnut|seed\b|chocolate/, 250],
  [/sauce|paste|puree|mustard|ketchup|mayonnaise|vinegar|dressing|jam/, 350],
  [/parmesan|pecorino|grana/, 90],
  [/cheese|cream/, 220],
  [/egg/, 400],
];
/** A fat that is more than this share of all that is weighed, among several ingredients, is a slip of the amount. */
const MOST_SHARE_OF_FAT = 0.45;
const FAT = /\boil\b|butter$|margarine|lard|shortening|ghee/;
const SEVERAL_LINES = 5;
/** Anything else: more than a kilogram of one thing is nobody's serving. */
const MOST_GRAMS_OF_REST = 900;
/** The vegetables that a pepper's name also is. */
const VEGETABLE_PEPPER = /bell pepper|chilli$|jalapeno|poblano|roasted red/;

function mostGrams(food: Pick<Food, 'name'>): number {
  if (VEGETABLE_PEPPER.test(food.name)) return MOST_GRAMS_OF_REST;
  return MOST_GRAMS_A_SERVING.find(([name]) => name.test(food.name))?.[1] ?? MOST_GRAMS_OF_REST;
}

/** Places of the lines whose amount cannot be right. */
export const doubtedLines = (found: readonly Implausible[]): number[] =>
  found.flatMap(({ line }) => (line === null ? [] : [line]));

/** As much of a counted recipe as tells what cannot be right. */
interface WeighedRecipe {
  readonly perServing: { readonly calories: number };
  readonly lines: readonly {
    readonly grams: number | null;
    readonly food: { readonly id: string } | null;
    /** As in `NutritionLine`. */
    readonly countedAs?: { readonly id: string };
  }[];
  readonly coverage: number;
}

/**
 * Amounts and servings that cannot be right: 15 lb of beef for six, a tin's worth of cornflour, 3,400 kcal a serving. A question
 * for the person, never a correction.
 * @param foods by id
 */
export function findImplausible(
  { perServing, lines, coverage }: WeighedRecipe,
  servings: number,
  foods: ReadonlyMap<string, Pick<Food, 'name'>>,
): Implausible[] {
  const allGrams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const found = lines.flatMap((line, place): Implausible[] => {
    const food = foods.get((line.countedAs ?? line.food)?.id ?? '');
    if (food === undefined || line.grams === null) return [];
    const isTooFat = lines.length >= SEVERAL_LINES && FAT.test(food.name) && line.grams > MOST_SHARE_OF_FAT * allGrams;
    return isTooFat || line.grams / servings > mostGrams(food) ? [{ line: place, reason: 'amount' }] : [];
  });
  const [least, most] = SERVING_KCAL;
  const isOdd = perServing.calories > most || (perServing.calories < least && coverage > 0.9 && lines.length > 2);
  if (found.length === 0 && isOdd) found.push({ line: null, reason: 'servings' });
  return found;
}
