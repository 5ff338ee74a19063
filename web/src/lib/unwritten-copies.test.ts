import { afterEach, expect, test, vi } from 'vitest';
import { withDeviceDatabase } from '../../testing/device-database.ts';
import {
  changeCopies,
  copyNames,
  FETCHED_PICTURE,
  forgetCopies,
  keepCopy,
  readCopiesUnder,
  readCopy,
  writeCopy,
} from './device-copies.ts';
import { countUnsent, hasUnwritten, LIST_OPERATIONS } from './unsent.ts';
import { unwrittenOf } from './unwritten-copies.ts';

withDeviceDatabase();

const KIM = 'kim';
const OPERATION = `${LIST_OPERATIONS}shop/1`;

/** As a browser does it: the put is taken, and the transaction ends without it. */
function withoutRoom(isFull: () => boolean = () => true) {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, args as Parameters<typeof put>);
  });
}

afterEach(async () => {
  await forgetCopies(KIM);
});

test('what the device has no room for is read as if it were kept, and is said to go with the page', async () => {
  withoutRoom();
  await keepCopy(KIM, OPERATION, { name: 'a tick' });
  expect(await readCopy(KIM, OPERATION)).toEqual({ name: 'a tick' });
  expect(await readCopiesUnder(KIM, LIST_OPERATIONS)).toEqual([{ name: 'a tick' }]);
  expect(await copyNames(KIM, LIST_OPERATIONS)).toEqual([OPERATION]);
  expect(hasUnwritten(KIM)).toBe(true);
  expect(await countUnsent(KIM)).toEqual({ waiting: 1, refused: 0 });
});

test('it is written as soon as there is room, without another act', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isFull = true;
  withoutRoom(() => isFull);
  await keepCopy(KIM, OPERATION, 'a tick');
  isFull = false;
  await vi.advanceTimersByTimeAsync(11_000);
  vi.useRealTimers();
  await expect.poll(() => unwrittenOf(KIM).size).toBe(0);
  expect(hasUnwritten(KIM)).toBe(false);
  expect(await readCopy(KIM, OPERATION)).toBe('a tick');
});

test('pictures that were only fetched make room for it at once', async () => {
  await writeCopy(KIM, `${FETCHED_PICTURE} of soup`, 'a large picture');
  let refusals = 1;
  withoutRoom(() => refusals-- > 0);
  await keepCopy(KIM, OPERATION, 'a tick');
  expect(hasUnwritten(KIM)).toBe(false);
  expect(await readCopy(KIM, OPERATION)).toBe('a tick');
  expect(await readCopy(KIM, `${FETCHED_PICTURE} of soup`)).toBeUndefined();
});

test('what was sent is gone, also where the answer itself has no room', async () => {
  await keepCopy(KIM, OPERATION, 'written');
  withoutRoom();
  await keepCopy(KIM, `${LIST_OPERATIONS}shop/2`, 'unwritten');
  await changeCopies(KIM, { kept: [['list-known/shop', 'answer']], dropped: [OPERATION, `${LIST_OPERATIONS}shop/2`] });
  expect(await readCopiesUnder(KIM, LIST_OPERATIONS)).toEqual([]);
  expect(await readCopy(KIM, 'list-known/shop')).toBe('answer');
  expect(hasUnwritten(KIM)).toBe(false);
});

test('a later value that was written holds against an earlier one that was not', async () => {
  let isFull = true;
  withoutRoom(() => isFull);
  const earlier = keepCopy(KIM, OPERATION, 'earlier');
  await earlier;
  isFull = false;
  await keepCopy(KIM, OPERATION, 'later');
  expect(await readCopy(KIM, OPERATION)).toBe('later');
  expect(unwrittenOf(KIM).size).toBe(0);
});

test('nothing of it stays after its person has logged out, nor comes back by a write that fails late', async () => {
  withoutRoom();
  const late = keepCopy(KIM, OPERATION, 'a tick');
  await forgetCopies(KIM);
  await late;
  expect(unwrittenOf(KIM).size).toBe(0);
  expect(await readCopy(KIM, OPERATION)).toBeUndefined();
});
