import { dishFoods } from '../foods/main-foods.ts';
import { holdsWord } from './holds-word.ts';

/** Foods that nobody eats raw, by their names in `dishFoods`: a dish of them is cooked, whatever its times say. */
const STAPLES: ReadonlySet<string> = new Set(['pasta', 'rice', 'potatoes', 'lentils']);
/** Foods that are cooked unless they are bought so: what is mainly of them is only believed where its name says how it is eaten. */
const RAW_FOODS: ReadonlySet<string> = new Set(
  'chicken turkey duck beef pork lamb meat salmon fish seafood eggs'.split(' '),
);

/** What is put together of what is there, in English, German, French, Spanish, Italian and Dutch; with a star before it an ending. */
const PUT_TOGETHER =
  '*salad salads *salat salate salade salades ensalada ensaladas insalata insalate slaw sandwich sandwiches wrap wraps carpaccio ceviche tartare tatar sushi gazpacho smoothie'.split(
    ' ',
  );
/** What is cooked by its name. */
const COOKED =
  '*soup soups *suppe suppen soupe sopa zuppa *soep stew stews *eintopf ragout curry curries roast roasted baked fried grilled *auflauf gratin *braten gebraten* gebacken* gekocht* pfanne *pfanne ofen* casserole bake chili omelette *omelett pancakes pfannkuchen risotto'.split(
    ' ',
  );

/**
 * Whether a dish is cooked. A page that names minutes for preparing and none for cooking may mean that it is not, or have forgotten them: it is
 * believed where neither the name nor the foods speak against it.
 * @param minutes for preparing and cooking together, 0 where nobody said
 * @param ingredients names of its ingredients
 * @returns null where nobody knows
 */
export function isCooked(
  name: string,
  ingredients: readonly string[],
  { minutes, cookMinutes }: { minutes: number; cookMinutes: number },
): boolean | null {
  if (cookMinutes > 0) return true;
  if (minutes <= 0) return null;
  const { mainFood, foods } = dishFoods(name, ingredients);
  if (foods.some((food) => STAPLES.has(food))) return null;
  if (holdsWord(name, PUT_TOGETHER)) return false;
  return holdsWord(name, COOKED) || (mainFood !== null && RAW_FOODS.has(mainFood)) ? null : false;
}
