import { expect, test } from 'vitest';
import { rememberAisle } from './lists.ts';
import { addPerson } from './persons.ts';
import { setPrice } from './prices.ts';
import { addTag } from './tags.ts';

const UNSEEN = '\u200b\u2060';
const PERSON = { colour: 'leaf', goal_kcal: null, excluded_foods: [], portion: 1, away: [] };

test.each([
  ['a tag', addTag.body, {}],
  ['a price', setPrice.body, { hundredths: 100, quantity: 1, unit: 'kg', currency: 'EUR' }],
  ['a person', addPerson.body, PERSON],
  ['a food that is moved to an aisle', rememberAisle.body, { aisle: 'produce' }],
])('%s has a name that can be seen, and keeps of it what can', (_what, body, others) => {
  expect(body?.safeParse({ ...others, name: UNSEEN }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
  expect(body?.parse({ ...others, name: ` Oat${UNSEEN} ` })).toMatchObject({ name: 'Oat' });
});
