import type { Calls } from './calls.ts';
import { REALISTIC_BOOK } from './realistic-book.ts';

export const WEEK = 'spring week';
export const KIDS_WEEK = 'kids';
export const LIST = 'big shop';
export const SECOND_LIST = 'birthday';
export const COLLECTION = 'For the freezer';

const COLLECTED = ['Red lentil soup', 'Turkey chilli', 'Cauliflower dal'];

type Type = 'breakfast' | 'lunch' | 'dinner' | 'snack';
const namesOf = (type: Type) => REALISTIC_BOOK.filter((recipe) => recipe.type === type).map(({ name }) => name);
const DAYS = 7;

/** A week that takes its meals from the book in turn, from a place on. */
function weekOf(recipes: ReadonlyMap<string, string>, from: number) {
  const meal = (type: Type, day: number) => {
    const names = namesOf(type);
    const name = names[(from + day) % names.length] ?? '';
    return [{ id: recipes.get(name) ?? null, name, type }];
  };
  return Array.from({ length: DAYS }, (_, day) => ({
    breakfast: meal('breakfast', day),
    lunch: meal('lunch', day),
    dinner: meal('dinner', day),
    snack: meal('snack', day),
  }));
}

const item = (id: string, name: string, quantity: number | null, unit: string, checked = false) => ({
  id,
  name,
  quantity,
  unit,
  meals: checked ? ['Miso salmon rice bowl'] : [],
  checked,
});

const SHOPPING = {
  other: [
    item('o1', 'Washing-up liquid', 1, ''),
    item('o2', 'Baking parchment, the unbleached kind on a long roll', null, ''),
  ],
  produce: [
    item('p1', 'Spinach', 300, 'g', true),
    item('p2', 'Aubergine', 2, ''),
    item('p3', 'Red pepper', 3, ''),
    item('p4', 'Avocado', 2, '', true),
    item('p5', 'Lemon', 4, ''),
    item('p6', 'Flat-leaf parsley', 30, 'g'),
  ],
  bakery: [item('b1', 'Sourdough bread', 1, 'loaf')],
  'dairy and eggs': [
    item('d1', 'Egg', 12, '', true),
    item('d2', 'Greek yoghurt', 550, 'g'),
    item('d3', 'Feta', 260, 'g'),
    item('d4', 'Milk', 1.7, 'l'),
  ],
  'meat and fish': [item('m1', 'Salmon fillet', 520, 'g'), item('m2', 'Chicken thigh', 800, 'g')],
  'pantry and dry goods': [
    item('k1', 'Chickpeas', 480, 'g'),
    item('k2', 'Extra virgin olive oil from the first pressing', 60, 'ml'),
    item('k3', 'Rice', 620, 'g'),
    item('k4', 'White miso paste', 3, 'tbsp'),
  ],
  snacks: [item('s1', 'Walnuts', 85, 'g')],
  frozen: [item('f1', 'Peas', 300, 'g')],
};

/**
 * Two weeks, two lists and a collection, saved under names.
 * @returns ids of a week and of the collection
 */
export async function saveWork(call: Calls, recipes: ReadonlyMap<string, string>) {
  await call('POST', '/api/plans/save', { name: KIDS_WEEK, plan: weekOf(recipes, 3) });
  const week = await call<{ mealPlanId: string }>('POST', '/api/plans/save', { name: WEEK, plan: weekOf(recipes, 0) });
  const bakery = { ...SHOPPING, produce: [], 'meat and fish': [], 'pantry and dry goods': [], frozen: [] };
  await call('POST', '/api/lists/save', { name: SECOND_LIST, shoppingList: bakery });
  await call('POST', '/api/lists/save', { name: LIST, shoppingList: SHOPPING });
  const { id } = await call<{ id: string }>('POST', '/api/recipes/collections', { name: COLLECTION });
  const collected = COLLECTED.map((name) => recipes.get(name));
  await call('POST', '/api/recipes/chosen/collect', { ids: collected, add: [id], remove: [] });
  return { week: week.mealPlanId, collection: id };
}
