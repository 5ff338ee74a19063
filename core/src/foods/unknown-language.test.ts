import { describe, expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { createFoodIndex } from './food-index.ts';
import { isHouseholdGood } from './household-goods.ts';
import { foodInOtherLanguage, isWholeName, resolveFood, resolveName } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const catalogue = foodsNamed(
  'onion',
  'salt',
  'salmon',
  'smoked salmon',
  'tofu',
  'mozzarella',
  'rice',
  'milk',
  'sole',
  'duck',
  'foil baked trout',
  'bread',
  'carrot',
  'tomato',
  'canned tomato',
  'chickpea',
  'canned chickpea',
  'tomato paste',
  'canned tomato paste',
  'lemon',
  'lemon juice',
  'lemon zest',
  'lime',
  'apricot',
  'dried apricot',
  'rolled oat',
  'roll',
  'pumpkin',
  'panko',
  'garam masala',
);
const index = createFoodIndex(
  {
    foods: catalogue.foods.map((food) => (food.name === 'tomato paste' ? { ...food, weights: { can: 70 } } : food)),
  },
  [],
  {
    de: {
      onion: ['zwiebel'],
      salt: ['salz'],
      salmon: ['lachs'],
      'smoked-salmon': ['räucherlachs'],
      tofu: ['tofu'],
      mozzarella: ['mozzarella'],
      rice: ['reis'],
      milk: ['milch'],
      carrot: ['möhre', 'rübe'],
      tomato: ['tomate'],
      lemon: ['zitrone'],
      apricot: ['aprikose'],
      pumpkin: ['kürbis'],
      panko: ['panko'],
      'garam-masala': ['garam masala'],
    },
    fr: {
      onion: ['oignon'],
      salmon: ['saumon'],
      tofu: ['tofu'],
      mozzarella: ['mozzarella'],
      bread: ['pain'],
      tomato: ['tomate'],
      lemon: ['citron'],
      chickpea: ['pois chiche'],
      'garam-masala': ['garam masala'],
    },
    es: { salt: ['sal'], milk: ['leche'], tomato: ['tomate'], lime: ['lima'] },
    it: { rice: ['riso'], salt: ['sale'], sole: ['sogliola'], mozzarella: ['mozzarella'], lemon: ['limone'] },
    nl: {
      onion: ['ui'],
      salt: ['zout'],
      tomato: ['tomaat'],
      'tomato-paste': ['tomatenpuree'],
      duck: ['eend'],
      chickpea: ['kikkererwt'],
      apricot: ['abrikoos'],
    },
  },
);
const told = ({ food, language, rule }: ReturnType<typeof resolveFood>) =>
  food === null ? null : `${food.name}, ${language}, ${rule}`;

describe('a name of which nobody said the language', () => {
  test.each<[string, string | null]>([
    // English first, then who calls a food so
    ['onions', 'onion, en, exact'],
    ['Lachs', 'salmon, de, exact'],
    ['saumon', 'salmon, fr, exact'],
    ['sogliola', 'sole, it, exact'],
    ['eend', 'duck, nl, exact'],
    ['leche', 'milk, es, exact'],
    // a further name of a food, before words that only describe
    ['Rübe', 'carrot, de, alias'],
    ['große Möhren', 'carrot, de, without descriptors'],
    ['large fresh onions', 'onion, en, without descriptors'],
    ['saumon frais', 'salmon, fr, without descriptors'],
    ['Norwegian salmon', 'salmon, en, head noun'],
    // a whole word of another language may stand beside what nobody knows
    ['FROBNICA Salz', 'salt, de, head noun'],
    ['FROBNICA sogliola', 'sole, it, head noun'],
    ['Hokkaidokürbis', null],
    ['Frobnicareis', null],
    // misspelt, it is only what somebody said the language of
    ['onioin', 'onion, en, not sure'],
    ['mozarela', 'mozzarella, en, not sure'],
    ['frobnicate', null],
  ])('%s: %s', (name, expected) => {
    expect(told(resolveFood(index, { name }, null))).toBe(expected);
  });

  test('with no names but English ones it is English', () => {
    const english = createFoodIndex(catalogue);
    expect(told(resolveFood(english, { name: 'onions' }, null))).toBe('onion, en, exact');
    expect(told(resolveFood(english, { name: 'zwiebel' }, null))).toBeNull();
    expect(told(resolveFood(english, { name: 'onions' }, 'de'))).toBe('onion, en, exact');
  });

  test('a language that was said counts, and English behind it', () => {
    expect(told(resolveFood(index, { name: 'sale' }, 'it'))).toBe('salt, it, exact');
    expect(told(resolveFood(index, { name: 'sole' }, 'en'))).toBe('sole, en, exact');
    expect(told(resolveFood(index, { name: 'smoked salmon' }, 'fr'))).toBe('smoked salmon, fr, without descriptors');
    expect(told(resolveFood(index, { name: 'zwiebel' }, 'en'))).toBeNull();
  });
});

describe('a name in a language that is not read', () => {
  test.each<[string, string | null]>([
    ['tofu', 'tofu, null, alias'],
    ['Mozzarella', 'mozzarella, null, alias'],
    ['tomate', 'tomato, null, alias'],
    // English is one of the two
    ['panko', 'panko, null, alias'],
    ['garam masala', 'garam masala, null, alias'],
    // of one language alone it is chance
    ['sogliola', null],
    ['sole', null],
    ['and', null],
    ['frobnicate', null],
  ])('%s: what two languages write so for one food', (name, expected) => {
    expect(told(resolveFood(index, { name }, 'other'))).toBe(expected);
  });

  test('as many for another food leave it open', () => {
    const two = createFoodIndex(foodsNamed('lime', 'file', 'lima'), [], {
      de: { lime: ['lima', 'pila'], file: ['fila'] },
      es: { lime: ['lima'], file: ['fila', 'pila'] },
      it: { file: ['lima', 'pila'], lime: ['limo'] },
      fr: { file: ['lima'] },
    });
    expect(resolveFood(two, { name: 'lima' }, 'other').food).toBeNull();
    expect(resolveFood(two, { name: 'fila' }, 'other').food?.name).toBe('file');
    expect(resolveFood(two, { name: 'pila' }, 'other').food?.name).toBe('file');
  });
});

describe('a line in another language', () => {
  test.each<[Language, Parameters<typeof resolveFood>[1], string]>([
    ['de', { name: 'Zitrone', preparation: 'Saft von' }, 'lemon juice'],
    ['de', { name: 'Zitrone', preparation: 'abgeriebene Schale' }, 'lemon zest'],
    ['fr', { name: 'citron', preparation: 'le jus de' }, 'lemon juice'],
    ['fr', { name: 'citron', preparation: 'zeste' }, 'lemon zest'],
    ['it', { name: 'limone', preparation: 'scorza grattugiata' }, 'lemon zest'],
    // a fruit of which the table has no juice
    ['es', { name: 'lima', preparation: 'zumo de' }, 'lime'],
    ['de', { name: 'Zitrone', preparation: 'halbiert' }, 'lemon'],
    ['de', { name: 'Aprikosen', preparation: 'getrocknet' }, 'dried apricot'],
    ['de', { name: 'Aprikosen', comment: 'frisch oder getrocknet' }, 'apricot'],
    ['nl', { name: 'abrikozen', comment: 'of 750 g gedroogde' }, 'apricot'],
    ['nl', { name: 'abrikozen', comment: 'gedroogd of vers' }, 'dried apricot'],
    // by the can it is from one, unless it is sold in nothing else
    ['nl', { name: 'tomaten', unit: 'can', quantity: 1 }, 'canned tomato'],
    ['fr', { name: 'pois chiches', unit: 'can', quantity: 1 }, 'canned chickpea'],
    ['fr', { name: 'pois chiches', unit: 'g', quantity: 100 }, 'chickpea'],
    ['nl', { name: 'tomatenpuree', unit: 'can', quantity: 1 }, 'tomato paste'],
    ['nl', { name: 'eend', unit: 'can', quantity: 1 }, 'duck'],
  ])('%s: %o is %s', (language, line, food) => {
    expect(resolveFood(index, line, language).food?.name).toBe(food);
  });
});

describe('a line whose words look like one language and whose food is of another', () => {
  test.each<[string, string | null]>([
    ['fein gehackt sogliola', 'sole, it, head noun'],
    ['fein gehackt Kürbsi', null],
    ['fein gehackt Frobnikate', null],
    ['fein gehackt Mozarella', 'mozzarella, de, not sure'],
    // sure in its own language, so no other is asked
    ['fein gehackt Zwiebel', 'onion, de, without descriptors'],
  ])('%s: %s', (name, expected) => {
    expect(told(resolveFood(index, { name }, null))).toBe(expected);
  });

  test('is not looked up in another where its language is known', () => {
    expect(told(resolveFood(index, { name: 'fein gehackt sogliola' }, 'de'))).toBeNull();
  });
});

test('a food that is called like a household good is a food', () => {
  const own = createFoodIndex(foodsNamed('sponge', 'trifle layer | foil'), [], { de: { sponge: ['biskuit'] } });
  expect(isHouseholdGood('sponges') && isHouseholdGood('foil')).toBe(true);
  expect(resolveName(own, 'sponges').food?.name).toBe('sponge');
  expect(resolveName(own, 'foil').food?.name).toBe('trifle layer');
  expect(resolveName(own, 'kitchen sponges').food).toBeNull();
});

describe('what is typed on a list', () => {
  test.each<[string, string | null]>([
    ['onions', 'onion, en, exact'],
    ['Zwiebeln', 'onion, de, exact'],
    ['pain', 'bread, fr, exact'],
    ['large onions', 'onion, en, without descriptors'],
    // nothing to eat, though a food is called nearly so
    ['Alufolie', null],
    ['kitchen foil', null],
    ['toilet rolls', null],
  ])('%s: %s', (name, expected) => {
    expect(told(resolveName(index, name))).toBe(expected);
  });

  test.each<[string, string | null]>([
    ['fein gehackte Zwiebeln', 'onion'],
    ['Zwiebel', 'onion'],
    // its words are of no language for sure
    ['große Zwiebeln', null],
    ['saumon frais', 'salmon'],
    ['uien', 'onion'],
    ['verse uien', 'onion'],
    ['onions', null],
    ['fresh salmon', null],
    ['Hokkaidokürbis', null],
    ['frobnicate', null],
  ])('%s is called so in another language than English: %s', (name, food) => {
    expect(foodInOtherLanguage(index, name)?.name ?? null).toBe(food);
  });

  test('with no names but English ones nothing is of another language', () => {
    expect(foodInOtherLanguage(createFoodIndex(catalogue), 'fein gehackte Zwiebeln')).toBeNull();
  });

  test.each<[string, Language | null, Language | null, boolean]>([
    ['onions', 'en', 'en', true],
    ['large onions', 'en', 'en', true],
    ['large onions', null, null, true],
    ['Zwiebeln', 'de', 'de', true],
    ['große Zwiebeln', 'de', 'de', true],
    // a language that was guessed is no proof, but for the food's own names
    ['große Zwiebeln', null, null, false],
    ['Rübe', null, null, true],
    ['Norwegian salmon', 'en', 'en', false],
    ['onioin', 'en', 'en', false],
    ['frobnicate', 'en', 'en', false],
  ])('%s (said: %s, asked: %s): all of it is explained by its food: %s', (name, said, asked, expected) => {
    expect(isWholeName(resolveFood(index, { name }, said), asked)).toBe(expected);
  });
});
