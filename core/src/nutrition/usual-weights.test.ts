import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import type { Unit } from '../ingredients/units.ts';
import { filling, listedGrams, madeGrams, pieceGrams, usualGrams, widthFactor } from './usual-weights.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const base = some;
const food = (name: string, weights: Food['weights'], aisle: Food['aisle'] = 'pantry and dry goods'): Food => ({
  ...base,
  name,
  aliases: [],
  weights,
  aisle,
});

describe('one of a measure', () => {
  test.each<[string, Food['weights'], string, number | undefined]>([
    ['as the food lists it', { slice: 30, rasher: 20 }, 'rasher', 20],
    ['by a measure alike, the nearest first', { rasher: 20, ring: 10 }, 'strip', 20],
    ['a sprig for a branch', { sprig: 2 }, 'branch', 2],
    ['a bunch for a bundle', { bunch: 80 }, 'bundle', 80],
    ['a jar for a tin', { jar: 300 }, 'can', 300],
    ['a piece for a thumb', { thumb: 15 }, 'knob', 15],
    ['no piece for what is not a whole', { piece: 100 }, 'slice', undefined],
    ['a piece for a head, a ball, a loaf', { piece: 100 }, 'head', 100],
    ['a piece for a fillet', { piece: 100 }, 'fillet', 100],
    ['a leaf of a head', { head: 400 }, 'leaf', 20],
    ['nothing of a head for a stem', { head: 400 }, 'stem', undefined],
    ['a bunch of heads', { head: 400 }, 'bunch', 600],
    ['a stem of sprigs', { sprig: 2 }, 'stem', 4],
    ['a stalk of sprigs', { sprig: 2 }, 'stalk', 4],
    ['nothing of what is measured otherwise', { cup: 100 }, 'leaf', undefined],
    ['nothing of a sprig for a leaf', { sprig: 2 }, 'leaf', undefined],
    ['a head for a ball, or a scoop', { head: 40, clove: 3 }, 'ball', 40],
    ['a scoop for a ball', { scoop: 66 }, 'ball', 66],
    ['a chunk for a piece of what is cut', { piece: 2000, chunk: 300 }, 'piece', 300],
    ['a stick for a sprig', { stick: 3 }, 'sprig', 3],
    ['a bunch for a pot of a herb', { sprig: 1, bunch: 60 }, 'container', 60],
    ['nothing of a bunch for a pot of what is no herb', { bunch: 60 }, 'container', undefined],
  ])('%s', (_title, weights, unit, grams) => {
    expect(listedGrams(food('zorblax', weights), unit)).toBe(grams);
  });

  test.each<[string, Food['weights'], number | undefined]>([
    ['is a steak of it', { steak: 200, fillet: 100 }, 200],
    ['is a small fillet', { fillet: 100, piece: 90 }, 100],
    ['is no more than a steak where the fillet is large', { fillet: 400 }, 120],
    ['is a piece where that is small', { piece: 90 }, 90],
    ['is a steak where nothing is known', {}, 120],
    ['is a slice where it lists one', { slice: 15 }, 15],
  ])('a slice of raw fish %s', (_title, weights, grams) => {
    expect(listedGrams(food('swordfish', weights, 'meat and fish'), 'slice')).toBe(grams);
    expect(listedGrams(food('swordfish', weights, 'meat and fish'), 'bunch')).toBeUndefined();
  });

  test.each<[string, Food['weights'], number | undefined]>([
    ['slice', { piece: 120 }, 10],
    ['slice', { piece: 800 }, 100],
    ['strip', { piece: 120 }, 10],
    ['wedge', { piece: 80 }, 10],
    ['wedge', { piece: 40 }, undefined],
    ['clove', { piece: 160, wedge: 15 }, 15],
    ['clove', { piece: 160 }, 20],
    ['clove', { piece: 25 }, 25],
    ['bunch', { piece: 100 }, 500],
    ['bunch', { piece: 200 }, 600],
    ['bunch', { piece: 200, head: 200 }, 300],
    ['bunch', { piece: 10 }, undefined],
    ['bunch', { piece: 900 }, undefined],
    ['slice', {}, undefined],
  ])('a %s of a fruit with %j is a share of it: %s g', (unit, weights, grams) => {
    expect(listedGrams(food('zorblax', weights, 'produce'), unit)).toBe(grams);
  });

  test.each<[Food['weights'], Unit, number | undefined]>([
    [{}, 'packet', 200],
    [{ pinch: 0.3 }, 'packet', 10],
    [{ pinch: 0.3 }, 'jar', 40],
    [{ pinch: 0.3 }, 'handful', 30],
    [{ piece: 4 }, 'slice', 2],
    [{ piece: 400 }, 'slice', 25],
    [{ piece: 4 }, 'handful', 30],
    [{}, 'serving', undefined],
  ])('of a food with %j a %s is about %s g', (weights, unit, grams) => {
    expect(usualGrams(food('zorblax', weights), unit)).toBe(grams);
  });
});

describe('one piece', () => {
  const one = (line: string, weights: Food['weights'], name = 'zorblax', aisle?: Food['aisle']) =>
    pieceGrams(food(name, weights, aisle), parseIngredient(line));
  test.each<[string, Food['weights'], number | undefined]>([
    ['2 zorblaxes', { piece: 100, slice: 20 }, 100],
    ['2 large zorblaxes', { piece: 100, large: 180 }, 180],
    ['2 large zorblaxes', { piece: 100 }, 135],
    ['2 small zorblaxes', { piece: 100 }, 70],
    ['2 medium zorblaxes', { piece: 100 }, 100],
    ['2 extra large zorblaxes', { piece: 100, large: 200 }, 230],
    ['2 extra large zorblaxes', { piece: 100 }, 160],
    // the word of a measure in the name
    ['12 zorblax slices', { piece: 300, slice: 20 }, 20],
    ['3 zorblax leaves', { head: 300, leaf: 5 }, 5],
    ['3 zorblax cups', { piece: 40, cup: 200 }, 40],
    ['12 leaf slices', { leaf: 7, slice: 20 }, 20],
    ['12 zorblax slices', { piece: 300 }, 300],
    // what it is counted by where there is no piece
    ['2 zorblaxes', { fillet: 120, slice: 20 }, 120],
    ['2 zorblaxes', { head: 500, leaf: 5 }, 500],
    ['2 zorblaxes', { can: 240, cup: 100 }, 240],
    ['2 zorblaxes', { cup: 100 }, undefined],
    // one or two of what is mostly cut up are whole
    ['2 zorblaxes', { piece: 10, whole: 250 }, 250],
    ['3 zorblaxes', { piece: 10, whole: 250 }, 10],
    ['2 zorblax slices', { slice: 12, piece: 10, whole: 250 }, 12],
    ['2 zorblaxes', {}, undefined],
  ])('of %j with %j weighs %s g', (line, weights, grams) => {
    const found = one(line, weights);
    if (grams === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(grams, 6);
  });

  test('that is mini is a small one in a bakery, and nowhere else', () => {
    const weights = { piece: 60, small: 30 };
    expect(one('4 mini buns', weights, 'bun', 'bakery')).toBe(30);
    expect(one('4 buns', weights, 'bun', 'bakery')).toBe(60);
    expect(one('4 mini peppers', weights, 'pepper', 'produce')).toBe(60);
    expect(one('4 mini buns', { piece: 60 }, 'bun', 'bakery')).toBe(60);
  });
});

test.each<[string, string, number]>([
  ['2 flour tortillas', 'flour tortilla', 1],
  ['2 flour tortillas (8 inch)', 'flour tortilla', 1],
  ['2 flour tortillas (12 inch)', 'flour tortilla', 2.25],
  ['2 (12-inch) flour tortillas', 'flour tortilla', 2.25],
  ['2 4-inch flour tortillas', 'flour tortilla', 0.25],
  ['1 pizza dough (33 cm)', 'pizza dough', 0.999],
  ['1 pie crust (9")', 'pie crust', 1],
  // no width that one could have
  ['1 pie crust (2 inch)', 'pie crust', 1],
  ['1 pie crust (3 inch)', 'pie crust', 1 / 9],
  ['1 pie crust (24 inch)', 'pie crust', 1],
  ['1 pitta (15 inch)', 'pitta', 6.25],
  ['2 zorblaxes (12 inch)', 'zorblax', 1],
])('%s is so many usual ones: %s, %s', (line, name, factor) => {
  expect(widthFactor(food(name, { piece: 50 }), parseIngredient(line))).toBeCloseTo(factor, 2);
});

test.each<[string, Food['aisle'], number]>([
  ['1 heaped tbsp cocoa', 'pantry and dry goods', 1.5],
  ['1 heaping tsp cocoa', 'pantry and dry goods', 1.5],
  ['1 tbsp cocoa', 'pantry and dry goods', 1],
  ['1 heaped cup cocoa', 'pantry and dry goods', 1],
  ['2 thick slices bread', 'bakery', 1.4],
  ['2 thin slices bread', 'bakery', 0.7],
  ['2 slices bread', 'bakery', 1],
  ['2 thick slices ham', 'meat and fish', 1],
  ['1 gehäufter EL Kakao', 'pantry and dry goods', 1.5],
  ['1 cucchiaio colmo di cacao', 'pantry and dry goods', 1.5],
  ['1 gestrichener EL Kakao', 'pantry and dry goods', 1],
])('%s holds %s times the usual', (line, aisle, times) => {
  expect(filling(food('zorblax', {}, aisle), parseIngredient(line))).toBe(times);
});

test.each<[string, Food['weights'], number | undefined]>([
  ['pie crust', { piece: 220 }, 220],
  ['pizza dough', { ball: 250 }, 250],
  ['pizza dough', { packet: 400, ball: 250 }, 400],
  ['vanilla frosting', { tub: 450, piece: 20 }, 450],
  ['puff pastry', { can: 150, piece: 149 }, 150],
  ['pie crust', { piece: 149 }, undefined],
  ['pie crust', {}, undefined],
  ['sauce', { piece: 220 }, undefined],
])('a batch of %s with %j weighs %s g', (name, weights, grams) => {
  expect(madeGrams(food(name, weights))).toBe(grams);
});
