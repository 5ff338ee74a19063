import { expect, test } from 'vitest';
import { classifyDish } from './classify-dish.ts';

const kindOf = (name: string) => classifyDish({ name }).kind;
const mealsOf = (name: string) => classifyDish({ name }).meals.join(' ');

test.each([
  ['Lau Chingri', 'Pad Kra Pao', 'Bak Kut Teh', 'Baingan Bharta', 'Mohinga', 'Kitfo', 'Musakhan', 'Khachapuri'],
  ['Homity Pie', 'Dublin Coddle', 'Tater Tot Hotdish', 'Beef Olives', 'Lamb Shanks', 'Ham Hocks'],
  [
    'Berliner Leber',
    'Hackfleischbällchen Toskana',
    'Mangold-Tarte',
    'Fleischkrapfen',
    'Älplermagronen',
    'Zwiebelfleisch',
  ],
  ['Potée auvergnate', 'Sauté de veau aux olives', 'Tourtière', 'Flammekueche', 'Pâté chinois', 'Œufs mimosa'],
  ['Caldo gallego', 'Pastel de choclo', 'Salteñas', 'Charquicán', 'Hallacas', 'Carrilleras al vino tinto'],
  ['Cacciucco', 'Risi e bisi', 'Arrosticini', 'Culurgiones', 'Carciofi alla romana', 'Fagioli all’uccelletto'],
  [
    'Sudderlapjes',
    'Blinde vinken',
    'Sambal goreng boontjes',
    'Balletjes in tomatensaus',
    'Vispannetje',
    'Bruine bonen met rijst',
  ],
])('%s and their like are a lunch or a dinner', (...names) => {
  expect(names.filter((name) => kindOf(name) !== 'meal' || mealsOf(name) !== 'lunch dinner')).toEqual([]);
});

test.each([
  [
    'sweet',
    ['Jalebi', 'Maamoul', 'Topfenpalatschinken', 'Pouding chômeur', 'Chocotorta', 'Kletskoppen', 'Torta di carote'],
  ],
  ['drink', ['Thandai', 'Diabolo menthe', 'Mate cocido', 'Radler', 'Michelada', 'Gemberthee', 'Té helado']],
  ['sauce', ['Furikake', 'Hot Fudge', 'Muhammara', 'Tomatensugo', 'Salmoriglio', 'Jus de veau', 'Chili Crisp']],
  [
    'side',
    ['Möhrensalat', 'Salade verte', 'Arroz pilaf', 'Insalata mista', 'Komkommersalade', 'Semmelknödel', 'Baked Beans'],
  ],
  ['bread', ['English Muffins', 'Bolillos', 'Ciabattabroodjes', 'Knäckebrot']],
])('no meal by itself: %s', (kind, names) => {
  expect(names.filter((name) => kindOf(name) !== kind)).toEqual([]);
});

test.each(['Tofu Scramble', 'Johnnycakes', 'Hirsebrei', 'Bowl cake', 'Œufs à la coque', 'Havermoutpannenkoekjes'])(
  '%s is for the morning',
  (name) => {
    expect(mealsOf(name)).toContain('breakfast');
  },
);

test.each([
  ['Galletas de avena', 'sweet'],
  ['Polo de fresa', 'sweet'],
  ['Panaché de légumes', 'meal'],
  ['Hummus di ceci', 'sauce'],
  ['Pimientos asados', 'meal'],
  ['Gallette di riso al cioccolato', 'sweet'],
  ['Krabbencocktail', 'snack'],
])('a word of one dish is not taken for another: %s', (name, kind) => {
  expect([kind, 'unknown']).toContain(kindOf(name));
});

test.each([
  ['Overnight Sourdough', 'bread'],
  ['Buttermilk Biscuits', 'bread'],
  ['Sourdough Chocolate Chip Cookies', 'sweet'],
  ['Pikelets', 'meal'],
  ['Rasam', 'meal'],
  ['Hedgehog Slice', 'sweet'],
  ['Chex Mix', 'snack'],
])('%s, as home bakers call it, is %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
