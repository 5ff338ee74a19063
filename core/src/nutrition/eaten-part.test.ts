import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { eatenShare, isFat, partEaten } from './eaten-part.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const base = some;
const food = (name: string, changes: Partial<Food> = {}): Food => ({
  ...base,
  name,
  aliases: [],
  weights: {},
  ...changes,
});
const fish = (name: string) => food(name, { diet: ['fish'] });
const fat = (name: string, grams: number) => food(name, { per100g: { ...base.per100g, fat: grams } });

test.each<[string, Food, number]>([
  ['500 g pork chops', food('pork chop'), 1],
  ['500 g pork chops, bone in', food('pork chop'), 0.8],
  ['500 g chicken, bone in', food('chicken'), 1],
  ['500 g thighs', food('thigh', { edibleShare: 0.7 }), 0.7],
  ['500 g boneless thighs', food('thigh', { edibleShare: 0.7 }), 1],
  ['500 g thighs, off the bone', food('thigh', { edibleShare: 0.7 }), 1],
  ['500 g mussel meat', food('mussel', { edibleShare: 0.3 }), 1],
  ['500 g mussels', food('mussel', { edibleShare: 0.3 }), 0.3],
  ['500 g prawns, shell on', food('prawn'), 0.8],
  ['500 g head-on prawns', food('prawn'), 0.55],
  ['500 g unpeeled prawns', food('prawn'), 0.8],
  ['500 g peeled prawns', food('prawn'), 1],
  ['1 kg live lobster', food('lobster'), 0.35],
  ['1 kg lobster in its shell', food('lobster'), 1],
  ['1 kg lobster in the shell', food('lobster'), 0.55],
  ['200 g pistachios in their shells', food('pistachio'), 0.52],
  ['200 g shelled pistachios', food('pistachio'), 1],
  // cut before it was weighed, as the name says; what is said beside it is done later
  ['500 g pumpkin cubes', food('pumpkin', { edibleShare: 0.7 }), 1],
  ['500 g pumpkin, cubed', food('pumpkin', { edibleShare: 0.7 }), 0.7],
  ['500 g Kürbiswürfel', food('pumpkin', { edibleShare: 0.7 }), 1],
  ['300 g di polpa di zucca', food('pumpkin', { edibleShare: 0.7 }), 1],
  ['200 g cozze sgusciate', food('mussel', { edibleShare: 0.3 }), 1],
  ['500 g pork chunks, bone in', food('pork'), 0.8],
  // a fish with its head and its bones
  ['1 kg whole trout', fish('trout'), 0.5],
  ['1 kg trout, gutted', fish('trout'), 0.5],
  ['1 kg trout', fish('trout'), 1],
  ['1 kg trout fillets, scaled', fish('trout'), 1],
  ['1 kg whole sardines', fish('sardine'), 1],
  ['1 can whole trout', fish('trout'), 1],
  ['1 kg whole marrow', food('marrow'), 1],
])('of %s is eaten, of what it weighs: %#', (line, of, share) => {
  expect(eatenShare(of, parseIngredient(line))).toBe(share);
});

describe('what is left in the pan and in the bowl', () => {
  const part = (line: string, of: Food, grams: number, serves: number | null = 4) =>
    partEaten(of, parseIngredient(line), grams, serves);
  const OIL = fat('sunflower oil', 100);

  test('a fat is one from 75 g in 100 on', () => {
    expect([75, 74.9].map((grams) => isFat(fat('zorblax', grams)))).toEqual([true, false]);
  });

  test.each<[string, Food, number, number | null, number | null]>([
    ['oil for frying', OIL, 1000, 4, 120],
    ['oil for frying', OIL, 171, 4, 28],
    ['oil for frying', OIL, 170, 4, null],
    ['oil for frying', fat('ghee', 99), 1000, 4, 120],
    ['flour for frying', food('flour'), 1000, 4, null],
    // a potful of which nobody says what it is for
    ['oil', OIL, 360, 4, 43.2],
    ['oil', OIL, 359, 4, null],
    ['oil', OIL, 3000, 4, 360],
    ['oil', OIL, 3001, 4, null],
    ['oil', OIL, 400, 10, 48],
    ['oil', OIL, 400, 11, null],
    ['oil', OIL, 1000, null, null],
    ['olive oil', fat('olive oil', 100), 1000, 4, null],
    ['butter', fat('butter', 81), 1000, 4, null],
  ])('%s, %#', (line, of, grams, serves, eaten) => {
    const found = part(line, of, grams, serves);
    if (eaten === null) expect(found).toBeNull();
    else expect(found).toEqual({ grams: expect.closeTo(eaten, 6), rule: 'frying' });
  });

  test('a crust of salt is hardly eaten, and salt to season is', () => {
    expect(part('salt', food('sea salt'), 100, 4)).toEqual({ grams: 1, rule: 'partly eaten' });
    expect(part('salt', food('sea salt'), 99, 4)).toBeNull();
    expect(part('salt', food('sea salt'), 100, null)).toBeNull();
  });

  test.each<[string, number | null]>([
    ['salt, for the brine', 10],
    ['salt, to brine', 10],
    ['milk, for soaking', 20],
    ['milk, to soak', 20],
    ['yogurt, for the marinade', 50],
    ['yogurt, to marinate', 50],
    ['yogurt, for the sauce', null],
  ])('of 100 g %s', (line, grams) => {
    expect(part(line, food('zorblax'), 100)).toEqual(grams === null ? null : { grams, rule: 'partly eaten' });
  });
});
