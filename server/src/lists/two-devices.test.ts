import { DAY_MS } from '@sorrel/core/durations';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { emptyList, type ShoppingList } from '@sorrel/core/lists/list';
import { type KnownList, learn, type SyncAnswer, shownList } from '@sorrel/core/lists/operations/device-list';
import { BATCH_MAX, type ItemChange, type Operation } from '@sorrel/core/lists/operations/operation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

/** Two phones that were away: the long form of `npm run prove` tries 200 of them. */
const RUNS = Number(process.env['DEVICE_RUNS'] ?? 8);
const SEED = Number(process.env['DEVICE_SEED'] ?? 20_261_122);
const ITEMS = 60;
const DONE_AWAY = [
  ...Array(50).fill('tick'),
  ...Array(10).fill('add'),
  ...Array(5).fill('rename'),
  ...Array(3).fill('remove'),
];

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Chance that is the same for the same seed: mulberry32. */
function chanceOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** All that a phone keeps on its disk. */
interface Disk {
  known: KnownList | null;
  waiting: Operation[];
}

/** A phone as the web has it: each thing done is on its disk before the next, and a batch is sent until it is answered. */
function aPhone(user: TestUser, listId: string, wrongMs: number, name: string) {
  let disk: Disk = { known: null, waiting: [] };
  let made = 0;
  const clock = () => t.clock.now().getTime() + wrongMs;
  return {
    name,
    shown: (): ShoppingList => shownList(disk.known, disk.waiting, emptyList()),
    do(change: ItemChange) {
      made += 1;
      const seenMs = disk.known?.seenMs ?? 0;
      disk.waiting = [...disk.waiting, { ...change, id: `${name} ${made}`, madeAtMs: clock(), seenMs }];
    },
    /** kill -9: what is not on the disk is gone. */
    restart() {
      disk = JSON.parse(JSON.stringify(disk)) as Disk;
    },
    async sync(isLost: () => boolean) {
      const operations = disk.waiting.slice(0, BATCH_MAX);
      const body = {
        since: disk.known?.revision ?? 0,
        sentAtMs: clock(),
        afterMs: disk.known?.doneMs ?? 0,
        operations,
      };
      if (isLost()) return;
      const reply = await t.send('POST', `/api/lists/sync/${listId}`, { user, body });
      expect([reply.status, reply.status === 200 ? '' : reply.body]).toEqual([200, '']);
      if (isLost()) return;
      disk = { known: learn(disk.known, reply.body as SyncAnswer), waiting: disk.waiting.slice(operations.length) };
    },
    isWaiting: () => disk.waiting.length > 0,
  };
}
type Phone = ReturnType<typeof aPhone>;

/** What has to come out: everything in the order in which it was done, and what was removed stays so. */
type Expected = Map<string, { name: string; checked: boolean; isRemoved: boolean }>;

function doSomething(kind: string, phone: Phone, chance: () => number, step: number, expected: Expected) {
  const items = itemsOf(phone.shown());
  const item = items[Math.floor(chance() * items.length)];
  if (kind === 'add' || item === undefined) {
    const id = `${phone.name} adds ${step}`;
    const amount = { quantity: 1, unit: null, quantityDescription: '', meals: [] };
    const fields = { checked: false, name: id, amount, aisle: 'bakery' as const, place: step, atHome: null };
    phone.do({ item: id, kind: 'add', fields });
    expected.set(id, { name: id, checked: false, isRemoved: false });
    return;
  }
  const entry = expected.get(item.id);
  if (entry === undefined) throw new Error(`${item.id} is not known`);
  if (kind === 'remove') {
    phone.do({ item: item.id, kind: 'remove' });
    entry.isRemoved = true;
  } else if (kind === 'rename') {
    entry.name = `renamed ${step}`;
    phone.do({ item: item.id, kind: 'set', fields: { name: entry.name } });
  } else {
    entry.checked = !item.checked;
    phone.do({ item: item.id, kind: 'set', fields: { checked: entry.checked } });
  }
}

const told = (list: ShoppingList) =>
  itemsOf(list)
    .map(({ id, name, checked }) => [id, name, checked] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

async function meetAgain(seed: number) {
  const chance = chanceOf(seed);
  const user = await t.makeUser();
  const produce = Array.from({ length: ITEMS }, (_, index) => ({ id: `i${index}`, name: `food ${index}` }));
  const { id } = (await t.send('POST', '/api/lists/save', { user, body: { name: 'shop', shoppingList: { produce } } }))
    .body;
  const expected: Expected = new Map(
    produce.map((item) => [item.id, { name: item.name, checked: false, isRemoved: false }]),
  );
  const phones = [aPhone(user, id, 3 * DAY_MS, 'one'), aPhone(user, id, -3 * DAY_MS, 'other')] as const;
  for (const phone of phones) await phone.sync(() => false);
  const toDo = phones
    .flatMap((phone) => DONE_AWAY.map((kind: string) => ({ phone, kind, at: chance() })))
    .toSorted((one, other) => one.at - other.at);
  for (const [step, { phone, kind }] of toDo.entries()) {
    t.clock.advance(1_000);
    doSomething(kind, phone, chance, step, expected);
    if (step === Math.floor(toDo.length / 2)) phones[0].restart();
  }
  const isLost = () => chance() < 0.5;
  for (let tries = 0; phones.some((phone) => phone.isWaiting()) && tries < 200; tries += 1) {
    for (const phone of phones) await phone.sync(isLost);
  }
  for (const phone of phones) await phone.sync(() => false);
  const right = [...expected]
    .filter(([, { isRemoved }]) => !isRemoved)
    .map(([item, { name, checked }]) => [item, name, checked] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const phone of phones) expect([seed, told(phone.shown())]).toEqual([seed, right]);
  const { list } = (await t.send('GET', `/api/lists/load/${id}`, { user })).body;
  expect(list).toHaveLength(right.length);
}

test(`two phones with wrong clocks that were away come together through a network that loses half, ${RUNS} times`, async () => {
  for (let run = 0; run < RUNS; run += 1) await meetAgain(SEED + run);
}, 600_000);
