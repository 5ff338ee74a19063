import { expect, it } from 'vitest';
import { dietHints } from './diet-hints.ts';
import { readNutrition } from './read-nutrition.ts';

it.each([
  ['kilocalories', { calories: '250 kcal' }, { calories: 250 }],
  ['calories as a number', { calories: 250 }, { calories: 250 }],
  ['kilojoules', { calories: '1046 kJ' }, { calories: 250 }],
  ['both', { calories: '1046 kJ / 250 kcal' }, { calories: 250 }],
  [
    'kilojoules that are called calories',
    { calories: '3264 calories', proteinContent: '60 g', carbohydrateContent: '77 g', fatContent: '26 g' },
    { calories: 780.11, protein: 60, carbohydrates: 77, fat: 26 },
  ],
  [
    'calories that were divided once too often',
    { calories: '190.5 calories', proteinContent: '60 g', carbohydrateContent: '77 g', fatContent: '26 g' },
    { calories: 797.05, protein: 60, carbohydrates: 77, fat: 26 },
  ],
  [
    'calories that are other than the rest gives, for whatever reason',
    { calories: '390 calories', proteinContent: '60 g', carbohydrateContent: '77 g', fatContent: '26 g' },
    { calories: 390, protein: 60, carbohydrates: 77, fat: 26 },
  ],
  ['grams with a decimal comma', { fatContent: '12,5 g' }, { fat: 12.5 }],
  ['thousands', { sodiumContent: '1,250 mg' }, { sodium: 1250 }],
  ['milligrams where grams are due', { proteinContent: '900 mg' }, { protein: 0.9 }],
  [
    'grams where milligrams are due',
    { sodiumContent: '1.2 g', cholesterolContent: '30 mg' },
    { sodium: 1200, cholesterol: 30 },
  ],
  [
    'names with a prefix',
    { 'schema:carbohydrateContent': '30 grams', fiberContent: '4' },
    { carbohydrates: 30, fiber: 4 },
  ],
])('reads %s', (_, thing, amounts) => {
  expect(readNutrition(thing)).toEqual(amounts);
});

it.each([
  [{}],
  [{ calories: '430 kcal', servingSize: '100 g' }],
  [{ calories: '430', servingSize: 'pro 100 Gramm' }],
  [{ calories: '430 kcal / 100 g', fatContent: '12 g' }],
  [{ calories: 'unknown' }],
  [{ calories: 0, fatContent: '0 g' }],
  [{ servingSize: '100 g' }],
  [{ constructor: '5 g' }],
])('finds no amount in %j', (thing) => {
  expect(readNutrition(thing)).toBeNull();
});

it.each([
  [['https://schema.org/VeganDiet'], ['vegetarian', 'vegan']],
  [
    ['http://schema.org/GlutenFreeDiet', 'Vegetarian'],
    ['vegetarian', 'glutenFree'],
  ],
  [
    ['Vegetarische recepten', 'glutenvrij'],
    ['vegetarian', 'glutenFree'],
  ],
  [['vegan option', 'not vegetarian', 'soup'], []],
  [
    ['Budget-friendly', 'low carb'],
    ['lowCarb', 'cheap'],
  ],
  [
    ['Végétarien', 'sans gluten'],
    ['vegetarian', 'glutenFree'],
  ],
])('of the labels %j the diets are %j', (labels, hints) => {
  expect(dietHints(labels)).toEqual(hints);
});
