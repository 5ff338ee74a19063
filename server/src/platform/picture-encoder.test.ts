import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testPicture } from '../../testing/recipe-calls.ts';
import type { FairQueue } from './fair-queue.ts';
import { IMAGE_TYPES, IMAGE_WIDTHS_PX } from './image-store.ts';
import { createPictureEncoder } from './picture-encoder.ts';

const TURN = { person: 'somebody' };
const encoder = createPictureEncoder();
afterAll(() => encoder.close());

test('pictures are encoded in a process of their own that yields to the server', async () => {
  expect(encoder.processId()).toBeUndefined();
  const encoded = await encoder.encode(await testPicture(), TURN);
  if (typeof encoded === 'string') throw new Error(encoded);
  expect(encoded.files).toHaveLength(IMAGE_WIDTHS_PX.length * Object.keys(IMAGE_TYPES).length);
  const { pid } = process;
  expect(encoder.processId()).not.toBe(pid);
  expect(getPriority(encoder.processId())).toBeGreaterThan(getPriority(pid));
});

test.runIf(process.platform === 'linux')('every thread of that process yields, also those of libvips', async () => {
  await encoder.encode(await testPicture(), TURN);
  const threads = readdirSync(`/proc/${encoder.processId()}/task`).map(Number);
  expect(threads.length).toBeGreaterThan(1);
  for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(getPriority(process.pid));
});

test('what is no picture is refused, and the process goes on', async () => {
  const before = encoder.processId();
  expect(await encoder.encode(Buffer.from('no picture at all'), TURN)).toBe('not_a_picture');
  expect(encoder.processId()).toBe(before);
});

test('a process that is ended fails what it was at, and the next picture starts another', async () => {
  const picture = await testPicture();
  const first = encoder.encode(picture, TURN);
  await expect.poll(() => encoder.working()).toBe(1);
  const ended = encoder.processId();
  process.kill(ended ?? 0, 'SIGKILL');
  await expect(first).rejects.toThrow('SIGKILL');
  expect(await encoder.encode(picture, TURN)).toMatchObject({ widthPx: 1000 });
  expect(encoder.processId()).not.toBe(ended);
});

test('pictures wait for their turn, and a closed encoder keeps nobody waiting', async () => {
  const own = createPictureEncoder();
  const picture = await testPicture();
  const several = Array.from({ length: 20 }, () => own.encode(picture, TURN));
  await expect.poll(() => own.working()).toBeGreaterThan(0);
  expect(own.waiting()).toBeGreaterThan(0);
  const settled = Promise.allSettled(several);
  own.close();
  for (const outcome of await settled) expect(outcome.status).toBe('rejected');
  expect(own.processId()).toBeUndefined();
});

test('the picture of somebody who had many lately rests while one of somebody else is encoded', async () => {
  const queue: FairQueue = {
    waiting: () => 0,
    run: ({ person }, work) => work(person === 'heavy' ? 60_000 : 0),
  };
  const own = createPictureEncoder(queue);
  // alone it is done long before the other
  const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer();
  const large = await testPicture();
  const done: string[] = [];
  const encode = async (person: string, picture: Buffer) => {
    await own.encode(picture, { person });
    done.push(person);
  };
  await Promise.all([encode('heavy', small), encode('light', large)]);
  expect(done).toEqual(['light', 'heavy']);
  own.close();
});
