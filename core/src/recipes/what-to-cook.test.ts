import { expect, test } from 'vitest';
import { type AtHand, whatToCook } from './what-to-cook.ts';

const THERE: Readonly<Record<string, AtHand>> = {
  leek: 'had',
  potato: 'had',
  butter: 'had',
  spinach: 'soon',
  shallot: { instead: 'onion' },
  lime: { instead: 'lemon' },
  rice: { instead: 'quinoa' },
  salt: 'usual',
  water: 'usual',
};
const asked = (recipes: Readonly<Record<string, string>>) =>
  whatToCook(
    Object.entries(recipes).map(([id, names]) => ({ id, names: names.split(' ').filter(Boolean) })),
    (name) => THERE[name] ?? 'missing',
  );
const cooked = (recipes: Readonly<Record<string, string>>) =>
  asked(recipes).map(({ id, missing }) => [id, ...missing].join(' '));

test('what lacks least comes first, then what uses most, then as given', () => {
  expect(
    cooked({
      stew: 'leek potato beef wine salt',
      gratin: 'potato leek cream',
      soup: 'leek potato salt water',
      mash: 'potato butter salt',
      whole: 'leek potato butter',
    }),
  ).toEqual(['whole', 'soup', 'mash', 'gratin cream', 'stew beef wine']);
});

test('three things to buy are too many, each counted once', () => {
  expect(cooked({ pie: 'leek beef wine flour', dal: 'potato lentils lentils cumin' })).toEqual(['dal lentils cumin']);
});

test('what nearly every kitchen has makes no dish by itself, and nothing is told of a recipe without ingredients', () => {
  expect(cooked({ brine: 'salt water', unknown: '', tea: 'water mint' })).toEqual([]);
});

test('what has to be used soon comes first among those that lack as much', () => {
  expect(cooked({ whole: 'leek potato butter', soup: 'spinach potato', quiche: 'spinach butter cream' })).toEqual([
    'soup',
    'whole',
    'quiche cream',
  ]);
  expect(asked({ soup: 'spinach potato' })).toMatchObject([{ soon: ['spinach'], used: 2 }]);
});

test('what stands in for a food makes it no missing one, and comes after what is cooked as written', () => {
  const [written, instead] = asked({ tart: 'leek shallot butter', soup: 'leek potato' });
  expect(written).toMatchObject({ id: 'soup', instead: [] });
  expect(instead).toMatchObject({ id: 'tart', missing: [], instead: [{ food: 'onion', of: 'shallot' }] });
});

test('a third food that another would stand in for is missing: with so many it is another dish', () => {
  expect(asked({ bowl: 'leek shallot lime rice' })).toMatchObject([
    { missing: ['rice'], instead: [{ of: 'shallot' }, { of: 'lime' }] },
  ]);
});

test('what only stands in makes no dish by itself', () => {
  expect(cooked({ pilaf: 'rice salt' })).toEqual([]);
});
