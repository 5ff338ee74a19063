import { expect, it } from 'vitest';
import { dishSense } from '../plans/dish-sense.ts';
import { classifyDish } from './classify-dish.ts';

/** A name that nobody has heard of, so that only the lines tell. */
const SILENT = 'Schnuffelpuff';
const kindOf = (...ingredients: string[]) => classifyDish({ name: SILENT, ingredients }).kind;
const dish = (name: string, ingredients: string[] = [], energyKcal: number | null = null) =>
  classifyDish({ name, ingredients, energyKcal });
const senseOf = (name: string, ingredients: string[], energyKcal: number | null) =>
  dishSense({ name, type: 'any', category: null, ingredients, energyKcal });

it.each([
  ['seasonings alone', 'sauce', ['paprika', 'cumin', 'dried oregano', 'salt']],
  ['seasonings alone', 'sauce', ['Pfefferkörner', 'Lorbeerblätter', 'Nelken']],
  ['spirits and juice', 'drink', ['gin', 'lemon juice', 'sugar syrup']],
  ['an aperitif on ice', 'drink', ['Lillet', 'Beerentonic', 'gefrorene Beeren', 'Eiswürfel']],
  ['something steeped in water', 'drink', ['Wasser', 'Ingwer', 'Zucker']],
  ['something steeped in water', 'drink', ['agua', 'guayaba', 'azúcar']],
  ['flour, yeast and water', 'bread', ['flour', 'yeast', 'warm water', 'salt']],
  ['flour and water', 'bread', ['bloem', 'water', 'olijfolie', 'zout']],
  ['oil and vinegar', 'sauce', ['olive oil', 'red wine vinegar', 'mustard', 'honey']],
  ['oil and chillies', 'sauce', ['aceite', 'chiles', 'ajo', 'sal']],
  ['sugar and egg yolks', 'sweet', ['yemas de huevo', 'azúcar', 'piel de limón']],
  ['dates and oats', 'sweet', ['dadels', 'havermout', 'amandelen', 'cacao']],
])('a recipe of %s is a %s', (_, kind, ingredients) => {
  expect(classifyDish({ name: SILENT, ingredients })).toMatchObject({ kind, isSure: false });
});

it('one line that may be the dish makes it no seasoning, no drink, no dough and no sauce', () => {
  expect(kindOf('paprika', 'cumin', 'chicken')).toBe('meal');
  expect(kindOf('gin', 'lemon juice', 'salmon')).toBe('meal');
  expect(kindOf('olive oil', 'vinegar', 'lentils')).toBe('meal');
  expect(kindOf('flour', 'yeast', 'water', 'minced beef')).toBe('meal');
  expect(kindOf('zorblax', 'salt')).toBe('unknown');
});

it('oats with milk are eaten in the morning', () => {
  expect(dish(SILENT, ['rolled oats', 'milk', 'raspberries']).meals).toEqual(['breakfast']);
});

it('what nobody can name is no breakfast and no snack when it holds meat or vegetables', () => {
  const fish = senseOf(SILENT, ['naranjas', 'bacalao', 'huevos'], 180);
  expect(fish.meals?.toSorted()).toEqual(['dinner', 'lunch']);
  expect(fish).not.toHaveProperty('isGuess');
  expect(senseOf(SILENT, ['zorblax'], null)).toMatchObject({ meals: [], isGuess: true });
});

it.each(['Polenta (for ratatouille)', 'Polenta (voor ratatouille)', 'Reis (zu Curry)', 'Arroz (para pollo)'])(
  '%s goes with another dish',
  (name) => {
    expect(dish(name).meals).toEqual([]);
  },
);

it.each(['Lasagne (for four)', 'Chili (für 4 Personen)', 'Linsencurry (für Kinder)'])('%s is a meal', (name) => {
  expect(dish(name).meals.toSorted()).toEqual(['dinner', 'lunch']);
});

it('what a dish comes with makes no sweet of one that holds meat', () => {
  expect(dish('Andijviestamp met Danish blue', ['aardappelen', 'andijvie', 'spekreepjes']).kind).toBe('meal');
});

it('a rolled dough is filled with what is salted, and rolls that were bought with ham', () => {
  expect(dish('Blätterteig mit Spinat').kind).toBe('meal');
  expect(dish('Blätterteig').kind).toBe('bread');
  expect(dish('Pizzabrötchen', ['Schinken', 'Salami', 'Gouda', 'Brötchen']).kind).toBe('meal');
  expect(dish('Speckbrot', ['Mehl', 'Hefe', 'Speck']).kind).toBe('bread');
});

it.each(['Pane e marmellata', 'Toast and marmalade', 'Brot mit Honig', 'Boterham met pindakaas'])(
  '%s is a breakfast where neither is a meal',
  (name) => {
    expect(dish(name).meals).toEqual(['breakfast']);
  },
);

it('a pudding of bread and butter is a sweet', () => {
  expect(dish('Bread and butter pudding').kind).toBe('sweet');
});

it('a salad of sweets is one, a salad with cheese is not', () => {
  expect(dish('Cranberry Pretzel Salad').kind).toBe('sweet');
  expect(dish('Pink Salad', ['jello', 'cool whip', 'pineapple']).kind).toBe('sweet');
  expect(dish('Green Salad', ['lettuce', 'cream cheese', 'sugar']).kind).not.toBe('sweet');
});

it.each([
  ['Bacon', 'side'],
  ['Oven-Baked Bacon', 'side'],
  ['Spaghetti bacon', 'meal'],
  ['Pizza Salami', 'meal'],
  ['Gefüllte Eier', 'snack'],
  ['Gedämpfte Eier', 'meal'],
  ['Spätzle', 'side'],
  ['Käsespätzle', 'meal'],
  ['Linsen mit Spätzle', 'meal'],
  ['Gebakken groenten', 'side'],
  ['Soupe de légumes', 'meal'],
  ['Char siu', 'meal'],
  ['Spritzgebäck', 'sweet'],
  ['Käsegebäck', 'snack'],
  ['Datteln im Speckmantel', 'snack'],
  ['Energieballetjes', 'sweet'],
  ['Diabolo', 'drink'],
  ['Cuba libre', 'drink'],
  ['Sbagliato', 'drink'],
  ['Ingwerbier', 'drink'],
  ['Bierbraten', 'meal'],
  ['Anchoïade', 'sauce'],
  ['Aderezo chipotle', 'sauce'],
  ['Lievito madre', 'bread'],
  ['Pizzabodem', 'bread'],
  ['Haferschleim', 'meal'],
  ['Pastinakenbrei', 'side'],
  ['Karniyarik', 'meal'],
  ['Perdices en escabeche', 'meal'],
])('%s is a %s', (name, kind) => {
  expect(dish(name).kind).toBe(kind);
});

it('a tortilla of flour and water is a bread, one of eggs a dish', () => {
  expect(dish('Tortillas de maíz morado', ['harina de maíz', 'agua', 'sal']).kind).toBe('bread');
  expect(dish('Tortilla de patatas', ['huevos', 'patatas', 'cebolla']).kind).toBe('meal');
});

it('a bowl of yoghurt is a breakfast, one of rice is not', () => {
  expect(dish('Bowl de skyr aux myrtilles').meals).toEqual(['breakfast']);
  expect(dish('Chicken rice bowl with yoghurt').meals.toSorted()).toEqual(['dinner', 'lunch']);
});

it('a pie of sausage is a meal', () => {
  expect(dish('Bratwursttorte').kind).toBe('meal');
});
