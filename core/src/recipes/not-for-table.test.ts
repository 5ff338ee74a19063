import { expect, test } from 'vitest';
import { dishSense } from '../plans/dish-sense.ts';
import { classifyDish } from './classify-dish.ts';

const kindOf = (name: string) => classifyDish({ name }).kind;

test.each([
  'Peanut Butter Dog Treats',
  'Chicken and Rice Dog Food',
  'Sweet Potato Chews for Dogs',
  'Tuna Cat Treats',
  'Bird Seed Suet Cakes',
  'Hundekekse mit Leberwurst',
  'Hunde-Eis',
  'Leckerlis für unsere Vierbeiner',
  'Katzenleckerli mit Thunfisch',
  'Meisenknödel',
  'Biscuits maison pour mon chien',
  'Croquettes pour chats au poulet',
  'Comida casera para perros',
  'Crocchette per cani',
  'Hondenkoekjes met pindakaas',
  'Koekjes voor je hond',
  'Doggie Birthday Cake',
  'Hummingbird Nectar',
])('food for animals is for no table: %s', (name) => {
  expect(kindOf(name)).toBe('other');
});

test.each([
  'Chicken Baby Puree',
  'Pear Purée for Babies',
  'Oatmeal for Baby',
  'Karottenbrei für Babys',
  'Mittagsbrei mit Rind',
  'Petits pots pour bébé poulet',
  'Papilla de pollo para bebés',
  'Omogeneizzato di pollo',
  'Babyhapje wortel',
  'Baby Led Weaning Oat Fingers',
  'Toddler Formula',
  'Milch-Getreide-Brei',
  'Pappa per bambini',
])('so is food for babies: %s', (name) => {
  expect(kindOf(name)).toBe('other');
});

test.each([
  'Play Dough',
  'Salzteig',
  'Pâte à sel',
  'Pasta di sale',
  'Zoutdeeg',
  'Oat Face Mask',
  'Bath Bombs',
  'All-Purpose Cleaner',
  'Handcreme',
  'Duftkerzen',
  'Masque au concombre',
  'Mascarilla de avena',
])('and what is not eaten: %s', (name) => {
  expect(kindOf(name)).toBe('other');
});

test.each([
  ['Hot Dogs', 'meal'],
  ['Hot Dog Snacks', 'snack'],
  ['Chili Dog Casserole', 'meal'],
  ['Salsa para perritos calientes', 'sauce'],
  ['Dutch Baby', 'meal'],
  ['Baby Potatoes with Dill', 'side'],
  ['Baby Back Ribs', 'meal'],
  ['Babyspinat-Lasagne', 'meal'],
  ['Cat Cupcakes', 'sweet'],
  ['Cat’s Tongue Cookies', 'sweet'],
  ['Petits pots de crème', 'sweet'],
  ['Katzenzungen', 'sweet'],
  ['Kalter Hund', 'sweet'],
  ['Saumon masqué au fromage', 'meal'],
  ['Hummingbird Cake', 'sweet'],
  ['Black Cat Cookies', 'sweet'],
  ['Cat Birthday Cake', 'sweet'],
  ['Hello Kitty Cookies', 'sweet'],
  ['Love Birds Cookies', 'sweet'],
  ['Cookies for Baby Shower', 'sweet'],
  ['Dry Rub for Baby Back Ribs', 'sauce'],
  ['Dressing for Baby Spinach', 'sauce'],
  ['Sauce pour chiens chauds', 'sauce'],
  ['Veggie Dog Bowls', 'meal'],
  ['Salt Dough Baked Celeriac Salad', 'meal'],
])('what only sounds like it is not: %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test('no slot is filled with it, not even where nothing else is left', () => {
  const facts = { type: 'any', category: 'Main', ingredients: ['chicken breast', 'rice'], energyKcal: 400 } as const;
  const { meals, isGuess } = dishSense({ ...facts, name: 'Chicken and Rice Dog Food' });
  expect([meals, isGuess]).toEqual([[], undefined]);
  expect(dishSense({ ...facts, ingredients: [], name: 'Hundekekse' }).isGuess).toBeUndefined();
});
