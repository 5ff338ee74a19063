import { describe, expect, test } from 'vitest';
import type { ListItem } from '../lists/list.ts';
import type { ShopThing } from '../lists/shop-line.ts';
import { costOfItems } from './cost-of-items.ts';
import { usualCurrency } from './currency.ts';
import { fairCosts } from './fair-costs.ts';
import { bringPrices, type KeptPrices, NO_PRICES, removePrice, setPrice } from './kept-prices.ts';
import { type FoodPrice, PRICES_MAX, readPrice, readPricedQuantity } from './price.ts';
import { costOfAmount, unitGrams, unitRates, unitsToPrice } from './unit-rates.ts';

const price = (name: string, hundredths = 100): FoodPrice => ({ name, hundredths, quantity: 1, unit: 'kg' });

describe('a price as it is typed', () => {
  test.each([
    ['9.90', 990],
    ['9,90', 990],
    ['9,9', 990],
    ['12', 1200],
    ['.5', 50],
    ['€ 3,20', 320],
    ['1,15 €', 115],
    ['CHF 4.50', 450],
    ['1.234,50', 123450],
    ["1'234.50", 123450],
    ['8,50 Euro', 850],
  ])('%s', (text, hundredths) => expect(readPrice(text)).toEqual({ ok: true, hundredths }));

  test.each([
    ['', 'no_number'],
    ['cheap', 'no_number'],
    ['1.2.3', 'no_number'],
    ['-3', 'no_number'],
    ['1,234', 'no_number'],
    ['9.90 kg', 'no_number'],
    ['9.90/kg', 'no_number'],
    ['0', 'not_above_zero'],
    ['0,001', 'no_number'],
    ['999999999', 'too_high'],
  ])('%s is none: %s', (text, fault) => expect(readPrice(text)).toEqual({ ok: false, fault }));

  test('is for so many of its unit', () => {
    expect(readPricedQuantity('0,5')).toEqual({ ok: true, quantity: 0.5 });
    expect(readPricedQuantity('10')).toEqual({ ok: true, quantity: 10 });
    expect(readPricedQuantity('ten')).toEqual({ ok: false, fault: 'no_number' });
    expect(readPricedQuantity('0')).toEqual({ ok: false, fault: 'not_above_zero' });
  });
});

test.each([
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['en', 'GBP'],
  ['en-US', 'USD'],
  ['fr-FR', 'EUR'],
  ['zh-Hans-CN', 'EUR'],
])('who reads %s is proposed %s', (locale, currency) => expect(usualCurrency(locale)).toBe(currency));

describe('what a household keeps', () => {
  const eur = (...prices: FoodPrice[]): KeptPrices => ({ currency: 'EUR', prices });

  test('the first price chooses the currency, and one in another is no price of this household', () => {
    const first = setPrice(NO_PRICES, price('egg'), 'EUR');
    expect(first).toEqual({ ok: true, kept: eur(price('egg')) });
    expect(setPrice(eur(price('egg')), price('milk'), 'GBP')).toEqual({ ok: false, reason: 'other_currency' });
  });

  test('a food has one price, and a household only so many', () => {
    expect(setPrice(eur(price('egg')), price('egg', 200), 'EUR')).toMatchObject({ kept: eur(price('egg', 200)) });
    const full = eur(...Array.from({ length: PRICES_MAX }, (_, index) => price(`food ${index}`)));
    expect(setPrice(full, price('egg'), 'EUR')).toEqual({ ok: false, reason: 'too_many_prices' });
    expect(setPrice(full, price('food 7', 5), 'EUR')).toMatchObject({ ok: true });
    expect(removePrice(eur(price('egg'), price('milk')), 'egg')).toEqual(eur(price('milk')));
  });

  test('who joins brings prices along, but for foods that have one, and never those of another currency', () => {
    const own = eur(price('egg', 9), price('milk'));
    expect(bringPrices(eur(price('egg')), own)).toEqual(eur(price('egg'), price('milk')));
    expect(bringPrices(NO_PRICES, own)).toEqual(own);
    expect(bringPrices({ currency: 'GBP', prices: [price('egg')] }, own)).toEqual({
      currency: 'GBP',
      prices: [price('egg')],
    });
    expect(bringPrices({ currency: 'GBP', prices: [] }, own)).toEqual({ currency: 'GBP', prices: [] });
  });
});

const thing = (weights: Record<string, number>, unit: string, gramsEach: number | null, edibleShare = 1): ShopThing =>
  ({
    name: 'x',
    aisle: 'produce',
    food: { own: {}, bought: { weights, edibleShare }, buying: { unit, gramsEach } },
  }) as unknown as ShopThing;
const EGG = unitGrams(thing({ piece: 50 }, 'piece', 50));
const MILK = unitGrams(thing({ cup: 243.7 }, 'ml', null));
const BANANA = unitGrams(thing({ piece: 100 }, 'piece', 100, 0.5));

describe('what a unit costs', () => {
  test('eggs for 10 are priced by the piece and by weight', () => {
    const rates = unitRates({ hundredths: 320, quantity: 10, unit: '' }, EGG);
    expect(costOfAmount({ quantity: 3, unit: '' }, rates)).toBeCloseTo(96);
    expect(costOfAmount({ quantity: 100, unit: 'g' }, rates)).toBeCloseTo(64);
    expect(costOfAmount({ quantity: 1, unit: 'l' }, rates)).toBeNull();
  });

  test('a litre is priced by weight with the density, and by spoons', () => {
    const rates = unitRates({ hundredths: 115, quantity: 1, unit: 'l' }, MILK);
    expect(costOfAmount({ quantity: 500, unit: 'ml' }, rates)).toBeCloseTo(57.5);
    expect(costOfAmount({ quantity: 2, unit: 'tbsp' }, rates)).toBeCloseTo(3.4, 1);
    expect(costOfAmount({ quantity: 1030, unit: 'g' }, rates)).toBeCloseTo(115, 0);
  });

  test('what has peel is bought with it: a piece of which 100 g are eaten weighs 200 g', () => {
    const rates = unitRates({ hundredths: 200, quantity: 1, unit: 'kg' }, BANANA);
    expect(costOfAmount({ quantity: 1, unit: '' }, rates)).toBeCloseTo(40);
  });

  test('of a food that nobody knows only its own measure has a price', () => {
    const rates = unitRates({ hundredths: 500, quantity: 250, unit: 'g' }, {});
    expect(costOfAmount({ quantity: 1, unit: 'lb' }, rates)).toBeCloseTo(907.2, 1);
    expect(costOfAmount({ quantity: 1, unit: '' }, rates)).toBeNull();
    expect(unitRates({ hundredths: 300, quantity: 2, unit: 'tin' }, {})).toEqual({ tin: 150 });
  });

  test('a price is offered for what the food can be worked out in, the usual unit first', () => {
    expect(unitsToPrice(thing({ piece: 50 }, 'piece', 50), 'de')).toEqual(['', 'g', 'kg', 'oz', 'lb']);
    expect(unitsToPrice(thing({ cup: 240 }, 'ml', null), 'en')[0]).toBe('l');
    expect(unitsToPrice(thing({ piece: 170 }, 'g', null), 'en-US')[0]).toBe('lb');
    expect(unitsToPrice({ name: 'x', aisle: 'produce', food: null }, 'en')).toContain('tin');
    // lists count breasts of chicken, shops weigh them
    const weighed = { ...thing({ piece: 200 }, 'piece', 200), aisle: 'meat and fish' as const };
    expect(unitsToPrice(weighed, 'de').slice(0, 2)).toEqual(['kg', 'g']);
    expect(unitsToPrice(weighed, 'de')).toContain('');
  });
});

const item = (name: string, part: Partial<ListItem> = {}): ListItem => ({
  id: name,
  name,
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...part,
});

describe('what a list costs', () => {
  const prices: Record<string, ReturnType<typeof unitRates>> = {
    egg: unitRates({ hundredths: 320, quantity: 10, unit: '' }, EGG),
    milk: unitRates({ hundredths: 115, quantity: 1, unit: 'l' }, MILK),
  };
  const cost = (items: ListItem[], serves = 1) => costOfItems(items, serves, (name) => prices[name]);

  test('the exact sum, with what is not known named and counted as nothing known', () => {
    expect(cost([item('egg', { quantity: 2.4 }), item('saffron', { quantity: 1 })], 2)).toEqual({
      knownHundredths: 153.6,
      foods: 2,
      known: 1,
      unknown: [{ name: 'saffron', why: 'price' }],
    });
  });

  test('a part that no price fits makes the food unknown, and the rest of it counts', () => {
    const { knownHundredths, unknown } = cost([item('egg', { quantityDescription: '3, 1 x pinch' })]);
    expect(knownHundredths).toBeCloseTo(96);
    expect(unknown).toEqual([{ name: 'egg', why: 'amount' }]);
    expect(cost([item('milk')]).unknown).toEqual([{ name: 'milk', why: 'amount' }]);
  });

  test('a small amount is what the recipes say of it, and a name of another language is the same food', () => {
    const small = { shop: { unit: 'small' as const, isSmallWhenLittle: false }, exact: '100 x ml' };
    expect(cost([item('Milch', { food: 'milk', ...small })])).toMatchObject({ knownHundredths: 11.5, known: 1 });
  });
});

describe('what recipes are taken to cost', () => {
  const of = (type: 'dinner' | 'lunch', knownHundredths: number, known: number, foods = 10) => ({
    type,
    cost: { knownHundredths, known, foods, unknown: [] },
  });

  test('one without any price costs what is usual of its meal, neither nothing nor the most', () => {
    const recipes = [of('dinner', 100, 10), of('dinner', 300, 10), of('dinner', 500, 10), of('dinner', 0, 0)];
    expect(fairCosts([...recipes, { type: 'dinner', cost: null }])).toEqual([100, 300, 500, 300, 300]);
  });

  test('of one that is priced in part the rest is as usual, so that one cheap spice makes nothing cheap', () => {
    const recipes = [of('dinner', 400, 10), of('dinner', 400, 10), of('dinner', 400, 10), of('dinner', 2, 1)];
    expect(fairCosts(recipes)?.[3]).toBeCloseTo(362);
  });

  test('nothing is said where no recipe is priced by half', () => {
    expect(fairCosts([of('dinner', 50, 4), of('lunch', 0, 0)])).toBeNull();
  });
});
