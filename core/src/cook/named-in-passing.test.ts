import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { stepsTaken as taken } from '../testing/steps-taken.ts';

type Case = [Language, string[], string[], string[][]];

test.each<Case>([
  [
    'de',
    ['6 Scheiben Speck', '1 TL Salz'],
    ['Nur wenig Salz zugeben, da der Speck später salzt.', 'Den Speck anbraten.'],
    [['1 TL Salz'], ['6 Scheiben Speck']],
  ],
  [
    'it',
    ['300 g di orzo', '200 g di funghi', '1 scalogno'],
    ['Per preparare l’orzo ai funghi iniziate tritando lo scalogno.', 'Unite i funghi.', 'Tostate l’orzo.'],
    [['1 scalogno'], ['200 g di funghi'], ['300 g di orzo']],
  ],
  [
    'es',
    ['300 g de garbanzos', '1 bacalao', '1 puerro'],
    [
      'Para preparar los garbanzos con bacalao y verduras, pica el puerro.',
      'Añade los garbanzos.',
      'Añade el bacalao.',
    ],
    [['1 puerro'], ['300 g de garbanzos'], ['1 bacalao']],
  ],
  [
    'en',
    ['100 g butter', '2 leeks'],
    ['Let it stand so the butter can soften, and slice the leeks.', 'Beat the butter.'],
    [['2 leeks'], ['100 g butter']],
  ],
  [
    'en',
    ['100 ml cream', '80 g oats'],
    ['Mix the oats. If it is too stiff, add cream by the spoon.', 'Pour the cream around it.'],
    [['80 g oats'], ['100 ml cream']],
  ],
  [
    'en',
    ['300 ml stock', '1 kg beef'],
    ['Let the beef cool in the stock.', 'Combine the stock and the beef.'],
    [['1 kg beef'], ['300 ml stock']],
  ],
  [
    'en',
    ['40 g flour', '60 ml milk'],
    ['Sprinkle the dough with flour.', 'Mix 40 g of flour with the milk.'],
    [[], ['40 g flour', '60 ml milk']],
  ],
])('what is only named is taken where a step uses it, %s: %j %j', (language, lines, steps, expected) => {
  expect(taken(language, lines, steps)).toEqual(expected);
});

test.each<Case>([
  ['en', ['400 g beef', '1 leek'], ['Fry the beef.', 'Fold in the beef and leek mixture.'], [['400 g beef'], []]],
  [
    'en',
    ['# Masala paste', '1 tsp cumin', '# Curry', '1 tbsp tomato paste'],
    ['Mix the masala paste ingredients.', 'Stir in the tomato paste.'],
    [['1 tsp cumin'], ['1 tbsp tomato paste']],
  ],
  ['en', ['1 tsp cumin', '1 kg beef'], ['Add the beef and the spice bag.'], [['1 kg beef']]],
  [
    'en',
    ['1 tsp salt', '1 kg beef', 'Salt and pepper'],
    ['Season the beef with salt and pepper.'],
    [['1 kg beef', 'Salt and pepper']],
  ],
  [
    'en',
    ['1 cup jicama', '1 lime', '1 avocado'],
    ['Mix all ingredients.', 'Serve topped with the avocado.'],
    [['1 cup jicama', '1 lime'], ['1 avocado']],
  ],
  [
    'it',
    ['600 ml di panna, di cui 200 ml per decorare'],
    ['Montate la panna.', 'Decorate con 200 ml di panna.'],
    [['600 ml di panna, di cui 200 ml per decorare *0.667'], ['600 ml di panna, di cui 200 ml per decorare *0.333']],
  ],
  ['de', ['3 EL Pistazienkerne'], ['Mit Pistazien bestreuen.'], [['3 EL Pistazienkerne']]],
  ['nl', ['400 g schelvisfilet'], ['Bak de schelvisfilets.'], [['400 g schelvisfilet']]],
  ['en', ['500 ml beef broth'], ['Pour in the beef stock.'], [['500 ml beef broth']]],
  ['es', ['1 calabaza'], ['Pica un cuarto de calabaza.'], [['1 calabaza *0.25']]],
  ['en', ['300 g oats'], ['Scatter a third of the oats over it, and repeat twice.'], [['300 g oats']]],
  [
    'en',
    ['# Crumble', '90 g oats'],
    ['Mix the warm pears with oats, honey and a little more syrup:', 'Mix in the oats.'],
    [[], ['90 g oats']],
  ],
  ['nl', ['6 stoofperen'], ['Schil de peren.'], [['6 stoofperen']]],
])('a step takes what it means, and nothing that is made of it, %s: %j %j', (language, lines, steps, expected) => {
  expect(taken(language, lines, steps)).toEqual(expected);
});
