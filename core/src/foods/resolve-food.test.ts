import { describe, expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { createFoodIndex } from './food-index.ts';
import { resolveFood } from './resolve-food.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from './small-catalogue.ts';

const NAMES = {
  de: {
    'plain-flour': ['mehl', 'weizenmehl'],
    butter: ['butter'],
    egg: ['ei'],
    onion: ['zwiebel'],
    garlic: ['knoblauch'],
    lemon: ['zitrone'],
    'lemon-juice': ['zitronensaft'],
    rice: ['reis'],
    salt: ['salz'],
    almond: ['mandel'],
    tomato: ['tomate'],
    thyme: ['thymian'],
    'vegetable-stock': ['gemüsebrühe'],
  },
  fr: {
    'plain-flour': ['farine'],
    butter: ['beurre'],
    egg: ['œuf'],
    garlic: ['ail'],
    lemon: ['citron'],
    'lemon-juice': ['jus de citron'],
    thyme: ['thym'],
    tomato: ['tomate'],
    salt: ['sel'],
  },
  it: { garlic: ['aglio'], onion: ['cipolla'], salt: ['sale'], tomato: ['pomodoro'] },
  nl: { onion: ['ui'], egg: ['ei'], tomato: ['tomaat'] },
};
const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK, NAMES);
const read = (line: string, language: Language | null = null) =>
  resolveFood(index, parseIngredient(line, language), language);

describe('resolveFood', () => {
  test.each<[Language, string, string | null]>([
    ['de', '3 Eier', 'egg'],
    ['de', '2 rote Zwiebeln', 'onion'],
    ['de', '1 Knoblauchzehe, gepresst', 'garlic'],
    ['de', '200 g Basmatireis', 'rice'],
    ['de', '100 ml Gemüsebouillon', 'vegetable-stock'],
    ['de', 'Saft von 1 Zitrone', 'lemon-juice'],
    ['de', '1 TL getrockneter Thymian', 'dried-thyme'],
    ['de', '1 TL Thymian, getrocknet', 'dried-thyme'],
    ['de', 'Salz- oder Pfefferkörner', 'salt'],
    ['fr', '2 gousses d’ail', 'garlic'],
    ['fr', '3 œufs battus', 'egg'],
    ['fr', '3 oeufs', 'egg'],
    ['fr', 'thym séché', 'dried-thyme'],
    ['fr', 'le jus de 2 citrons', 'lemon-juice'],
    ['fr', '6 tomates pelées', 'tomato'],
    ['it', '500 g di pomodori maturi', 'tomato'],
    ['it', '1 spicchio d’aglio', 'garlic'],
    ['it', '2 cipolle', 'onion'],
    ['nl', '2 uien, gesnipperd', 'onion'],
    ['nl', '4 tomaten', 'tomato'],
    ['nl', '2 eieren', 'egg'],
  ])('%s: %s is %s', (language, line, food) => {
    const found = read(line, language);
    expect(found.foodId).toBe(food);
    expect(found.isSure).toBe(true);
    expect(found.language).toBe(language);
  });

  test('a wrong food is worse than none: what is made of two foods and stands in no table is neither', () => {
    expect(read('100 g Mandelbutter', 'de').foodId).toBeNull();
    expect(read('50 g de beurre d’ail', 'fr').foodId).toBeNull();
    expect(read('200 ml vegane Butter', 'de').foodId).toBeNull();
  });

  test('English names stand in recipes of every language', () => {
    expect(read('2 EL Vanilla Ice Cream', 'de').foodId).toBe('vanilla-ice-cream');
  });

  test('without a language the names of all are asked, English first', () => {
    expect(read('2 onions').language).toBe('en');
    expect(read('Zwiebel')).toMatchObject({ foodId: 'onion', language: 'de' });
    expect(read('pomodori')).toMatchObject({ foodId: 'tomato', language: 'it' });
    expect(read('xyzzy')).toMatchObject({ foodId: null, isSure: false, rule: null });
  });

  test('what a person said comes before every rule', () => {
    const found = resolveFood(index, { name: 'Zwiebel' }, 'de', { foodId: 'garlic', grams: null });
    expect(found).toMatchObject({ foodId: 'garlic', rule: 'corrected', isSure: true });
  });

  test('a misspelt word is found, and said to be unsure', () => {
    expect(read('1 Zwieble', 'de')).toMatchObject({ foodId: 'onion', isSure: false });
  });
});
