import { dishFoods } from '../../foods/main-foods.ts';
import { holdsWord } from '../holds-word.ts';
import { LEFTOVER_DAYS } from '../leftovers.ts';

/**
 * Days that fish, shellfish and rice are kept when they are cooked, and what nobody knows the ingredients of: until the next day.
 * Source of rice: NHS, 'Can reheating rice cause food poisoning?' (no more than one day in the refrigerator); of the others care.
 */
export const CAREFUL_DAYS = 1;

/** Foods that are not kept longer, by their names in `dishFoods`. */
const CAREFUL_FOODS: ReadonlySet<string> = new Set(['rice', 'fish', 'seafood', 'salmon', 'tuna']);

/**
 * What is raw or is nothing the day after, by words of its name in English, German, French, Spanish, Italian and Dutch. Folded; with a
 * star before or behind it a word is the end or the beginning of others.
 */
const EATEN_AT_ONCE = [
  'raw sushi sashimi nigiri maki ceviche tartare tartar tatar carpaccio poke mett mettbrotchen tiramisu roh rohkost* cru crudo crue rauw',
  '*salad salads *salat salate salade salades ensalada ensaladas insalata insalate coleslaw slaw rohkostsalat',
  'sandwich* toast toasts toastie burger* wrap wraps taco tacos nachos smoothie* shake brot *brot brotchen broodje tosti tartine',
  'omelette* omelett* omelet souffle* ruhrei* spiegelei* carbonara tempura pommes fries frites pancake* pfannkuchen* *pfannkuchen waffle* waffel* crepe*',
  'bruschett* crostini panino panini tramezzin* piadina piadine bocadillo* tostada* croque croques uitsmijter roerei hollandaise benedict fondue *fondue raclette mousse *mousse',
]
  .join(' ')
  .split(' ');

/** Raw leaves, by words of an ingredient: they wilt. */
const LEAVES =
  'salad salade insalata ensalada salat blattsalat* pflucksalat* romanasalat* mesclun songino valeriana canonigos berros mache cresson rughetta veldsla lettuce* rocket arugula watercress kopfsalat* eisbergsalat* feldsalat* salatherz* rucola* rucula laitue* roquette lechuga* lattuga* sla ijsbergsla'.split(
    ' ',
  );

/**
 * Days that a dish is kept in the refrigerator once it is cooked: 0 for what is eaten at once. Careful rather than exact, since nobody
 * has looked into the pot.
 * @param ingredients names of its ingredients
 * @returns null where nobody knows what it holds
 */
export function daysKept(name: string, ingredients: readonly string[]): number | null {
  if (holdsWord(name, EATEN_AT_ONCE) || ingredients.some((line) => holdsWord(line, LEAVES))) return 0;
  const { foods } = dishFoods(name, ingredients);
  // what is written in words that the tables do not know may be fish too
  if (ingredients.length === 0 || foods.length === 0) return null;
  return foods.some((food) => CAREFUL_FOODS.has(food)) ? CAREFUL_DAYS : LEFTOVER_DAYS;
}
