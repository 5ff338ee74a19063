import { describe, expect, test } from 'vitest';
import { itemsOf } from '../edit-list.ts';
import { emptyList } from '../list.ts';
import { type KnownList, learn, recordsOf, type SyncAnswer, shownList } from './device-list.ts';
import { isOnList } from './item-record.ts';
import type { ItemFields, Operation } from './operation.ts';

const fields = (name: string, changes: Partial<ItemFields> = {}): ItemFields => ({
  checked: false,
  name,
  amount: { quantity: 1, unit: null, quantityDescription: '', meals: [] },
  aisle: 'produce',
  place: 0,
  atHome: null,
  ...changes,
});
const known = (changes: Partial<KnownList> = {}): KnownList => ({
  name: 'week',
  revision: 5,
  seenMs: 500,
  doneMs: 50,
  items: { a: fields('apple'), b: fields('bean') },
  ...changes,
});
const answer = (changes: Partial<SyncAnswer> = {}): SyncAnswer => ({
  name: 'week',
  revision: 6,
  isWhole: false,
  nowMs: 600,
  doneMs: 60,
  items: [],
  ...changes,
});
const waiting = (change: Pick<Operation, 'item' | 'kind'> & { fields?: Partial<ItemFields> }, id = 'o'): Operation =>
  ({ ...change, id, madeAtMs: 0, seenMs: 0 }) as Operation;

describe('what a device knows after an answer of the server', () => {
  test('changes are laid over what it knew: changed, new and gone', () => {
    const after = learn(
      known(),
      answer({
        name: 'feast',
        items: [
          { id: 'a', fields: fields('apple', { checked: true }) },
          { id: 'b', fields: null },
          { id: 'c', fields: fields('chard') },
        ],
      }),
    );
    expect(after).toEqual({
      name: 'feast',
      revision: 6,
      seenMs: 600,
      doneMs: 60,
      items: { a: fields('apple', { checked: true }), c: fields('chard') },
    });
  });

  test('an answer with the whole list replaces what it knew, and is the beginning where it knew nothing', () => {
    const whole = answer({ isWhole: true, items: [{ id: 'c', fields: fields('chard') }] });
    expect(learn(known(), whole).items).toEqual({ c: fields('chard') });
    expect(learn(null, whole)).toEqual({
      name: 'week',
      revision: 6,
      seenMs: 600,
      doneMs: 60,
      items: { c: fields('chard') },
    });
    expect(learn(null, { ...whole, isWhole: false }).items).toEqual({ c: fields('chard') });
  });

  test('an answer that was overtaken adds nothing; one of the same revision, and a whole list, count', () => {
    const old = answer({ revision: 4, items: [{ id: 'a', fields: null }] });
    const before = known();
    expect(learn(before, old)).toBe(before);
    expect(Object.keys(learn(before, { ...old, revision: 5 }).items)).toEqual(['b']);
    expect(learn(before, { ...old, isWhole: true })).toMatchObject({ revision: 4, items: {} });
  });

  test('the time of the server never goes back', () => {
    expect(learn(known(), answer({ nowMs: 400, doneMs: 40 }))).toMatchObject({ seenMs: 500, doneMs: 50 });
  });

  test('what it knew before stays as it was', () => {
    const before = known();
    learn(before, answer({ items: [{ id: 'a', fields: null }] }));
    expect(before).toEqual(known());
  });
});

describe('what a person sees of a list', () => {
  const shown = (operations: Operation[], knownList: KnownList | null = known()) =>
    shownList(knownList, operations, emptyList());

  test('is what the server said, with what waits to be sent on top, in the order it was done', () => {
    expect(itemsOf(shown([])).map(({ name }) => name)).toEqual(['apple', 'bean']);
    const tick = (checked: boolean, id: string) => waiting({ item: 'a', kind: 'set', fields: { checked } }, id);
    // ids of operations say nothing of their order
    expect(shown([tick(true, 'z'), tick(false, 'a')]).produce[0]?.checked).toBe(false);
    expect(shown([tick(false, 'z'), tick(true, 'a')]).produce[0]?.checked).toBe(true);
    expect(itemsOf(shown([waiting({ item: 'a', kind: 'remove' })])).map(({ name }) => name)).toEqual(['bean']);
    expect(itemsOf(shown([waiting({ item: 'n', kind: 'add', fields: fields('nut') })], null))).toMatchObject([
      { id: 'n', name: 'nut' },
    ]);
  });

  test('a change of an item that nobody added shows nothing', () => {
    const records = recordsOf(null, [waiting({ item: 'a', kind: 'set', fields: { checked: true } })]);
    expect([...records.values()].map(isOnList)).toEqual([false]);
  });

  test('what did not change stays the same object: the item, its aisle and the whole list', () => {
    const list = known({
      items: { a: fields('apple'), b: fields('bean', { place: 1 }), c: fields('crisps', { aisle: 'snacks' }) },
    });
    const before = shownList(list, [], emptyList());
    expect(shownList(list, [], before)).toBe(before);
    const after = shownList(list, [waiting({ item: 'a', kind: 'set', fields: { checked: true } })], before);
    expect(after).not.toBe(before);
    expect(after.snacks).toBe(before.snacks);
    expect(after.produce).not.toBe(before.produce);
    expect(after.produce[1]).toBe(before.produce[1]);
    expect(after.produce[0]).toMatchObject({ name: 'apple', checked: true });
  });

  test('an item that went, one that came last and two that changed places are seen', () => {
    const list = known({ items: { a: fields('apple'), b: fields('bean', { place: 1 }) } });
    const before = shownList(list, [], emptyList());
    const names = (...operations: Operation[]) => shownList(list, operations, before).produce.map(({ name }) => name);
    expect(names(waiting({ item: 'b', kind: 'remove' }))).toEqual(['apple']);
    expect(names(waiting({ item: 'c', kind: 'add', fields: fields('chard', { place: 2 }) }))).toEqual([
      'apple',
      'bean',
      'chard',
    ]);
    expect(names(waiting({ item: 'a', kind: 'set', fields: { place: 2 } }))).toEqual(['bean', 'apple']);
  });
});
