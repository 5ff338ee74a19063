import { describe, expect, test } from 'vitest';
import { gatherIngredients } from './gather-ingredients.ts';
import { GROUP_NAME_MAX, gatherSteps, groupName, inGroups, stepHeadingOf } from './groups.ts';

const line = (name: string, more: object = {}) => ({ name, quantity: 0, unit: '', ...more });

describe('groupName', () => {
  test.each([
    ['For the sauce:', 'For the sauce'],
    ['  Für  den Teig ', 'Für den Teig'],
    ['**Dressing**', 'Dressing'],
    ['## Crust', 'Crust'],
    ['Pour la sauce :', 'Pour la sauce'],
    [' : ', ''],
  ])('%j is kept as %j', (text, kept) => expect(groupName(text)).toBe(kept));

  test('a name has an end', () => expect(groupName('x'.repeat(500))).toHaveLength(GROUP_NAME_MAX));
});

describe('gatherIngredients', () => {
  test('a heading among ingredients is the group of what follows, and no ingredient', () => {
    const gathered = gatherIngredients([
      line('salt'),
      line('the sauce', { original: 'For the sauce:' }),
      line('tomatoes', { quantity: 3 }),
      line('Für den Teig'),
      line('flour', { quantity: 200, unit: 'g' }),
    ]);
    expect(gathered.map(({ name, group }: { name: string; group?: string }) => [group, name])).toEqual([
      [undefined, 'salt'],
      ['For the sauce', 'tomatoes'],
      ['Für den Teig', 'flour'],
    ]);
  });

  test('a heading with nothing under it stays where it is', () => {
    expect(gatherIngredients([line('eggs'), line('To serve')])).toHaveLength(2);
    expect(gatherIngredients([line('To serve'), line('eggs', { group: 'Dough' })])).toEqual([
      line('To serve'),
      line('eggs', { group: 'Dough' }),
    ]);
  });

  test('a line with an amount is an ingredient, whatever it is called', () => {
    const lines = [line('For the sauce', { quantity: 1 }), line('salt')];
    expect(gatherIngredients(lines)).toEqual(lines);
  });

  test('gathering twice changes nothing', () => {
    const once = gatherIngredients([line('For the sauce:'), line('salt'), line('pepper')]);
    expect(gatherIngredients(once)).toEqual(once);
  });
});

describe('steps', () => {
  test.each([
    ['For the sauce:', 'For the sauce'],
    ['Sauce :', 'Sauce'],
    ['Mix the flour. Then add:', null],
    ['Bake for 20 minutes.', null],
    [':', null],
  ])('%j names the part %j', (step, name) => expect(stepHeadingOf(step)).toBe(name));

  test('a name among steps is the group of the steps after it, unless it has a picture', () => {
    const steps = [{ desc: 'Dough:' }, { desc: 'Knead.' }, { desc: 'Look:', picture: true }, { desc: 'Bake.' }];
    expect(
      gatherSteps<{ desc: string; picture?: boolean; group?: string }>(steps, (step) => step.picture === true),
    ).toEqual([
      { desc: 'Knead.', group: 'Dough' },
      { desc: 'Look:', picture: true, group: 'Dough' },
      { desc: 'Bake.', group: 'Dough' },
    ]);
  });
});

test('a list comes in stretches of one name', () => {
  const items = [{ n: 1 }, { n: 2, group: 'A' }, { n: 3, group: 'A' }, { n: 4, group: 'B' }, { n: 5 }];
  expect(
    inGroups<{ n: number; group?: string }>(items).map(({ name, items }) => [name, items.map(({ n }) => n)]),
  ).toEqual([
    [null, [1]],
    ['A', [2, 3]],
    ['B', [4]],
    [null, [5]],
  ]);
});
