import { expect, test } from 'vitest';
import { measuredIngredient } from './measured-ingredient.ts';

const kept = { name: 'flour', quantity: 250 as number | null, unit: 'g' as string | null };

test.each([
  ['at the amount that was read', { ...kept, original: '250 g flour, sifted' }, 250],
  ['at another amount', { ...kept, quantity: 500, original: '250 g flour, sifted' }, 500],
  ['without an amount', { name: 'flour', quantity: null, unit: '', original: 'flour, sifted' }, null],
  ['kept as zero', { name: 'flour', quantity: 0, unit: '', original: 'flour, sifted' }, null],
])('the published line says more of an ingredient %s', (_, input, quantity) => {
  expect(measuredIngredient(input)).toMatchObject({ name: 'flour', quantity, preparation: 'sifted' });
});

test.each([
  ['another ingredient', { ...kept, name: 'rice', original: '250 g flour, sifted' }],
  ['another unit', { ...kept, unit: 'ml', original: '250 g flour, sifted' }],
  ['an amount that was not there', { ...kept, original: 'flour, sifted' }],
  ['no amount any more', { ...kept, quantity: null, unit: '', original: '250 g flour, sifted' }],
  ['a unit that it did not have', { name: 'flour', quantity: null, unit: 'cup', original: 'flour, sifted' }],
  ['nothing', { ...kept, original: '0 g flour, sifted' }],
])('it is not asked where what is kept is %s', (_, input) => {
  expect(measuredIngredient(input)).toMatchObject({ name: input.name, quantity: input.quantity, preparation: null });
});

test('both ends of a range, and what stands in brackets, go with the amount', () => {
  const doubled = measuredIngredient({ name: 'onion', quantity: 6, unit: '', original: '2-4 onions (300 g)' });
  expect(doubled).toMatchObject({ quantity: 4, quantityMax: 8, equivalent: { quantity: 600, unit: 'g' } });
});

test('a third that is kept as 0.33 is still a third, and more is more', () => {
  expect(
    measuredIngredient({ name: 'milk', quantity: 0.33, unit: 'cup', original: '1/3 cup milk' }).quantity,
  ).toBeCloseTo(1 / 3);
  expect(
    measuredIngredient({ name: 'milk', quantity: 0.34, unit: 'cup', original: '1/3 cup milk' }).quantity,
  ).toBeCloseTo(0.34);
});

test('tins that are kept by weight are the tins of the line', () => {
  const tins = measuredIngredient({ name: 'beans', quantity: 800, unit: 'g', original: '2 (400 g) cans beans' });
  expect(tins).toMatchObject({ quantity: 2, unit: 'can', packageSize: { quantity: 400, unit: 'g' } });
});

test('a unit that nobody knows is none', () => {
  expect(measuredIngredient({ name: 'noodles', quantity: 2, unit: ' nest ' })).toMatchObject({
    unit: null,
    quantity: 2,
  });
  expect(measuredIngredient({ name: 'noodles', quantity: 2, unit: null })).toMatchObject({
    unit: null,
    quantityMax: null,
  });
});
