import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../durations.ts';
import { AISLES } from '../../foods/aisles.ts';
import { itemsOf } from '../edit-list.ts';
import { emptyList, type ListItem, type ShoppingList } from '../list.ts';
import { differenceOf } from './difference.ts';
import { changeItem, type ItemRecord } from './item-record.ts';
import { withKnownIds } from './known-items.ts';
import { listOfRecords } from './list-of-records.ts';
import type { ItemChange, ItemFields, Operation } from './operation.ts';
import { heldToServer, type Stamp, stampBatch, stampOf } from './stamp.ts';

/** Merges that a property is tried on; the long form of `npm run prove` tries ten times its number: 100,000. */
const RUNS = 'PROPERTY_RUNS' in process.env ? 10 * Number(process.env['PROPERTY_RUNS']) : 2_000;
const PROPERTY_MAX_MS = 600_000;

type Stamped = { change: ItemChange; stamp: Stamp };
type Records = Map<string, ItemRecord>;

const fieldsArbitrary: fc.Arbitrary<ItemFields> = fc.record({
  checked: fc.boolean(),
  name: fc.constantFrom('milk', 'bread', 'onion'),
  amount: fc.record({
    quantity: fc.option(fc.nat(9)),
    unit: fc.constantFrom(null, 'kg'),
    quantityDescription: fc.constant(''),
    meals: fc.constant([]),
  }),
  aisle: fc.constantFrom(...AISLES),
  place: fc.nat(9),
  atHome: fc.constantFrom(null, true, false),
});
const changeArbitrary: fc.Arbitrary<ItemChange> = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom('add', 'set', 'remove'),
    fieldsArbitrary,
    fc.subarray(['checked', 'name', 'amount', 'aisle', 'place'] as const),
  )
  .map(([item, kind, fields, some]): ItemChange => {
    if (kind === 'remove') return { item, kind };
    if (kind === 'add') return { item, kind, fields };
    return { item, kind: 'set', fields: Object.fromEntries(some.map((field) => [field, fields[field]])) };
  });
const operationsArbitrary: fc.Arbitrary<Stamped[]> = fc
  .array(fc.tuple(changeArbitrary, fc.nat(20)), { maxLength: 30 })
  .map((made) => made.map(([change, ms], index) => ({ change, stamp: stampOf(ms, 0, `o${index}`) })));

function applied(operations: readonly Stamped[], records: Records = new Map()): Records {
  for (const { change, stamp } of operations) {
    records.set(change.item, changeItem(records.get(change.item), change, stamp));
  }
  return records;
}
const sorted = (records: Records) => [...records.values()].sort((one, other) => (one.id < other.id ? -1 : 1));

test(
  'any order and any repetition of the same operations give the same list',
  () => {
    fc.assert(
      fc.property(
        operationsArbitrary.chain((operations) =>
          fc.tuple(
            fc.constant(operations),
            fc.shuffledSubarray(operations, { minLength: operations.length, maxLength: operations.length }),
            fc.shuffledSubarray(operations),
          ),
        ),
        ([operations, shuffled, again]) => {
          const [one, other] = [applied(operations), applied([...again, ...shuffled, ...again])];
          expect(sorted(other)).toEqual(sorted(one));
          expect(listOfRecords(other.values())).toEqual(listOfRecords(one.values()));
        },
      ),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MAX_MS,
);

test(
  'the newest value of each field holds, and what was removed last is not there',
  () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const byTime = operations.toSorted((one, other) => (one.stamp < other.stamp ? -1 : 1));
        for (const record of applied(operations).values()) {
          const own = byTime.filter(({ change }) => change.item === record.id).map(({ change }) => change);
          const isThere = own.findLast(({ kind }) => kind !== 'set')?.kind === 'add';
          const item = itemsOf(listOfRecords([record]))[0];
          expect(item !== undefined).toBe(isThere);
          const ticks = own.flatMap((change) => (change.kind === 'remove' ? [] : (change.fields.checked ?? [])));
          if (isThere) expect(item?.checked).toBe(ticks.at(-1));
        }
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MAX_MS,
);

const item = (id: string, changes: Partial<ListItem> = {}): ListItem => ({
  id,
  name: id,
  quantity: 1,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const produce = (...items: ListItem[]): ShoppingList => ({ ...emptyList(), produce: items });
const at = (ms: number, change: ItemChange): Stamped => ({ change, stamp: stampOf(ms, 0, `${ms}`) });
const from = (list: ShoppingList) =>
  applied(differenceOf(emptyList(), list, () => undefined).map((change) => at(0, change)));
const shown = (records: Records) => listOfRecords(records.values());

test('a tick and an amount of one item both hold', () => {
  const records = from(produce(item('milk')));
  applied([at(1, { item: 'milk', kind: 'set', fields: { checked: true } })], records);
  const amount = { quantity: 3, unit: 'l', quantityDescription: '', meals: [] };
  applied([at(2, { item: 'milk', kind: 'set', fields: { amount } })], records);
  expect(shown(records).produce).toEqual([item('milk', { checked: true, quantity: 3, unit: 'l' })]);
});

test('a tick has the name of the latest who made it, in whatever order the ticks come, and none once it is gone', () => {
  const set = (ms: number, fields: { checked: boolean; checkedBy?: string }) =>
    at(ms, { item: 'milk', kind: 'set', fields });
  const [kim, robin, off] = [
    set(1, { checked: true, checkedBy: 'kim' }),
    set(2, { checked: true, checkedBy: 'robin' }),
    set(3, { checked: false }),
  ] as const;
  for (const order of [
    [kim, robin],
    [robin, kim],
    [robin, kim, robin],
  ]) {
    const records = from(produce(item('milk')));
    applied(order, records);
    expect(shown(records).produce).toEqual([item('milk', { checked: true, checkedBy: 'robin' })]);
    applied([off, kim], records);
    expect(shown(records).produce).toEqual([item('milk')]);
  }
});

test('a removal beats edits that come in later, and adding it again brings it back as it was changed', () => {
  const records = from(produce(item('milk')));
  applied(
    [at(5, { item: 'milk', kind: 'remove' }), at(9, { item: 'milk', kind: 'set', fields: { checked: true } })],
    records,
  );
  expect(itemsOf(shown(records))).toEqual([]);
  const [back] = differenceOf(emptyList(), produce(item('milk')), () => undefined);
  applied([at(12, back as ItemChange)], records);
  expect(itemsOf(shown(records))).toEqual([item('milk')]);
});

test(
  'the difference of two lists makes one of the other, whatever they are',
  () => {
    const listArbitrary = fc
      .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fieldsArbitrary), { selector: ([id]) => id })
      .map((pairs) => shown(applied(pairs.map(([id, fields]) => at(0, { item: id, kind: 'add', fields })))));
    fc.assert(
      fc.property(listArbitrary, listArbitrary, (before, after) => {
        const records = from(before);
        const order = (list: ShoppingList) => AISLES.map((aisle) => list[aisle].map(({ id }) => id).toSorted());
        applied(
          differenceOf(before, after, (id) => records.get(id)?.fields.place).map((change) => at(1, change)),
          records,
        );
        const result = shown(records);
        expect(order(result)).toEqual(order(after));
        for (const one of itemsOf(after)) expect(itemsOf(result)).toContainEqual(one);
      }),
      { numRuns: Math.min(RUNS, 10_000) },
    );
  },
  PROPERTY_MAX_MS,
);

test('what is put between two items stands between them', () => {
  const before = produce(item('a'), item('b'));
  const records = from(before);
  const after = produce(item('first'), item('a'), item('x'), item('b'), item('last'));
  const [...changes] = differenceOf(before, after, (id) => records.get(id)?.fields.place);
  expect(
    shown(
      applied(
        changes.map((change) => at(1, change)),
        records,
      ),
    ).produce.map(({ id }) => id),
  ).toEqual(['first', 'a', 'x', 'b', 'last']);
});

const operation = (id: string, madeAtMs: number, seenMs = 0): Operation => ({
  id,
  item: 'milk',
  kind: 'remove',
  madeAtMs,
  seenMs,
});

test('a clock that is wrong by three days changes nothing', () => {
  const nowMs = 100 * DAY_MS;
  const right = heldToServer(operation('x', nowMs - 5_000), { sentAtMs: nowMs, nowMs });
  for (const wrongMs of [-3 * DAY_MS, 3 * DAY_MS]) {
    const made = operation('x', nowMs - 5_000 + wrongMs);
    expect(heldToServer(made, { sentAtMs: nowMs + wrongMs, nowMs })).toBe(right);
  }
});

test('an operation is never in the future, and always after what its device had seen', () => {
  expect(heldToServer(operation('x', 99_000), { sentAtMs: 50_000, nowMs: 60_000 })).toBe(60_000);
  expect(heldToServer(operation('x', 0, 59_000), { sentAtMs: 50_000, nowMs: 60_000 })).toBe(59_001);
  // nobody can have seen what is yet to come
  expect(heldToServer(operation('x', 0, 9e12), { sentAtMs: 50_000, nowMs: 60_000 })).toBe(60_001);
});

test('operations of one device keep their order through slow networks, second sendings and clocks that go back', () => {
  const first = stampBatch([operation('a', 1_000)], { sentAtMs: 1_000, nowMs: 9_000, afterMs: 0 }, new Map());
  const known = new Map(first.map(({ operation: one, ms }) => [one.id, ms]));
  const again = stampBatch(
    [operation('a', 1_000), operation('b', 1_100), operation('c', 900)],
    { sentAtMs: 9_100, nowMs: 9_100, afterMs: 0 },
    known,
  );
  expect(again.map(({ isKnown }) => isKnown)).toEqual([true, false, false]);
  const stamps = again.map(({ stamp }) => stamp);
  expect(stamps.toSorted()).toEqual(stamps);
  const [later] = stampBatch([operation('d', 0)], { sentAtMs: 9_000, nowMs: 9_200, afterMs: 9_000 }, new Map());
  expect((later?.stamp ?? '') > (stamps.at(-1) ?? '')).toBe(true);
});

test('a list that was sent without identities has those of the items of its names', () => {
  const loaded = {
    ...produce(item('1', { name: 'milk' }), item('2', { name: 'leek' })),
    bakery: [item('3', { name: 'leek' })],
  };
  const { id: _1, ...milk } = item('', { name: 'milk', checked: true });
  const { id: _2, ...leek } = item('', { name: 'leek' });
  const sent = { ...emptyList(), produce: [milk], bakery: [leek], frozen: [leek, leek] };
  const known = withKnownIds(sent, loaded, () => 'new 1');
  expect(AISLES.flatMap((aisle) => known[aisle].map(({ id }) => [aisle, id]))).toEqual(
    expect.arrayContaining([
      ['produce', '1'],
      ['bakery', '3'],
      ['frozen', '2'],
      ['frozen', 'new 1'],
    ]),
  );
  const twice = { ...emptyList(), produce: [item('1'), item('1')] };
  expect(withKnownIds(twice, loaded, () => 'other').produce.map(({ id }) => id)).toEqual(['1', 'other']);
});

test('the food goes with the name: another device that calls it otherwise takes it along, a change of the amount does not', () => {
  const item: ListItem = {
    id: 'a',
    name: 'basilikum',
    food: 'basil',
    quantity: 1,
    unit: null,
    quantityDescription: '',
    meals: [],
    checked: false,
  };
  const { food: _, ...otherwise } = { ...item, name: 'petersilie' };
  const list = (one: ListItem): ShoppingList => ({ ...emptyList(), produce: [one] });
  const changes = (after: ListItem) => differenceOf(list(item), list(after), () => 1);
  const [added] = differenceOf(emptyList(), list(item), () => undefined) as [ItemChange];
  const record = changeItem(undefined, added, stampOf(1, 0, 'x'));
  const after = (...more: ItemChange[]) =>
    itemsOf(listOfRecords([more.reduce((one, change, at) => changeItem(one, change, stampOf(2, at, 'y')), record)]));
  expect(after()).toEqual([item]);
  expect(after(...changes({ ...item, quantity: 2 }))).toEqual([{ ...item, quantity: 2 }]);
  expect(after(...changes(otherwise), ...changes({ ...item, quantity: 2 }))).toEqual([{ ...otherwise, quantity: 2 }]);
});
