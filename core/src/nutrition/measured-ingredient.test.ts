import { expect, test } from 'vitest';
import { measuredIngredient, sizeSaid } from './measured-ingredient.ts';

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

test.each([
  ['g', null],
  ['kg', null],
  ['ml', null],
  ['cup', 'cup'],
  ['pinch', 'pinch'],
])('%s without a number is an amount of %s', (unit, known) => {
  expect(measuredIngredient({ name: 'butter', quantity: 0, unit })).toMatchObject({ quantity: null, unit: known });
});

test('a unit that nobody knows is none', () => {
  expect(measuredIngredient({ name: 'noodles', quantity: 2, unit: ' skein ' })).toMatchObject({
    unit: null,
    quantity: 2,
  });
  expect(measuredIngredient({ name: 'noodles', quantity: 2, unit: null })).toMatchObject({
    unit: null,
    quantityMax: null,
  });
});

test.each([
  ['2 - 3 lb chickens', { quantity: 2, quantityMax: null, unit: null, packageSize: { quantity: 3, unit: 'lb' } }],
  ['2-2 kg turkeys', { quantity: 2, quantityMax: null, unit: null, packageSize: { quantity: 2, unit: 'kg' } }],
  ['2-3 lb whole chickens', { quantity: 2, unit: null, packageSize: { quantity: 3, unit: 'lb' } }],
  // one bird, half a pound more or less of it, and what is no bird, are weighed
  ['1-3 lb chickens', { quantity: 1, quantityMax: 3, unit: 'lb', packageSize: null }],
  ['2.5-3 lb chickens', { quantity: 2.5, quantityMax: 3, unit: 'lb', packageSize: null }],
  ['2-3 lb chicken', { quantity: 2, quantityMax: 3, unit: 'lb', packageSize: null }],
  ['2-3 lb carrots', { quantity: 2, quantityMax: 3, unit: 'lb', packageSize: null }],
  ['2-3 cups chickens', { quantity: 2, quantityMax: 3, unit: 'cup', packageSize: null }],
])('%s are birds of a weight, or so much of one', (line, expected) => {
  expect(measuredIngredient(line)).toMatchObject(expected);
});

test.each([
  ['2 (1 pound each) salmon fillets', 'en'],
  ['2 steaks, 200 g apiece', 'en'],
  ['Je 1 TL Kümmel und Zimt', 'de'],
  ['2 filets de 150 g chacun', 'fr'],
  ['2 filetti da 150 g ciascuno', 'it'],
  ['2 filetes de 150 g cada uno', 'es'],
  ['2 filets van 150 g per stuk', 'nl'],
] as const)('%s says that it is of each', (line, language) => {
  expect(measuredIngredient(line, language).comment).toMatch(/\beach\b/);
});

test('what is of each is said once, and not where the weight of all is given', () => {
  expect(measuredIngredient('2 (200 g) steaks, each').comment).toBe('each');
  expect(measuredIngredient('salt for each bowl').comment ?? '').not.toMatch(/each$/);
});

test('what is kept besides name, quantity and unit is used where there is no published line', () => {
  const more = {
    quantityMax: 4,
    packageSize: { quantity: 400, unit: 'g' as const },
    equivalent: { quantity: 1, unit: 'cup' as const },
    size: 'large' as const,
    preparation: 'diced',
    isOptional: true,
    comment: 'ripe',
  };
  const bare = { name: 'onion', quantity: 2, unit: ' Pieces ' };
  expect(measuredIngredient({ ...bare, ...more })).toEqual({ name: 'onion', quantity: 2, unit: 'piece', ...more });
  expect(measuredIngredient({ ...bare, unit: ' ' })).toEqual({
    name: 'onion',
    quantity: 2,
    unit: null,
    quantityMax: null,
    packageSize: null,
    equivalent: null,
    size: null,
    preparation: null,
    isOptional: false,
    comment: null,
  });
});

test.each([
  [{ name: 'onions', original: '2 large onions' }, true],
  [{ name: 'onions', original: '2 onions' }, false],
  [{ name: 'large onions' }, true],
  [{ name: 'onions' }, false],
  [{ name: 'Zwiebeln', original: '2 große Zwiebeln', language: 'de' as const }, true],
])('whether %j says a size: %s', (line, isSaid) => {
  expect(sizeSaid(line)).toBe(isSaid);
});

test('a range that is kept by its middle is the range of the line', () => {
  const kept = { name: 'onions', quantity: 3, unit: '', original: '2-4 onions' };
  expect(measuredIngredient(kept)).toMatchObject({ quantity: 2, quantityMax: 4 });
  expect(measuredIngredient({ ...kept, quantity: 3.1 })).toMatchObject({
    quantity: expect.closeTo(2.0667, 3),
    quantityMax: expect.closeTo(4.1333, 3),
  });
});
