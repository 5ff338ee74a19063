import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCOUNT_PICTURES_MAX } from '@sorrel/core/recipes/limits';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recipeCalls, recipeForm, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { ONE_OF_EACH } from '../../testing/week-samples.ts';
import type { PictureRefusal } from '../platform/encode-picture.ts';
import { createFairQueue } from '../platform/fair-queue.ts';
import type { PictureEncoder } from '../platform/picture-encoder.ts';
import { createWorkers, WorkTooLong } from '../platform/workers.ts';
import { WORK_PROGRAM } from '../start/create-services.ts';

/** An encoder that holds every picture until it is let go, and tells which it began. */
function heldEncoder() {
  const queue = createFairQueue({ places: 2, placesOfOne: 1 });
  const begun: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const encoder: PictureEncoder = {
    encode: (_picture, turn) =>
      queue.run(turn, async () => {
        begun.push(turn.person);
        await held;
        return 'not_a_picture' satisfies PictureRefusal as PictureRefusal;
      }),
    waiting: () => queue.waiting(),
    working: () => 0,
    processId: () => undefined,
    close: () => {},
  };
  return { encoder, begun, letGo: () => letGo() };
}

const temporaryBefore = process.env['TMPDIR'];
const temporary = mkdtempSync(path.join(tmpdir(), 'sorrel-budgets-'));
const pictures = heldEncoder();
let t: TestApp;
let origin: string;
let picture: Buffer;

beforeAll(async () => {
  // a folder of our own: what other runs upload at the same time lies elsewhere
  process.env['TMPDIR'] = temporary;
  picture = await testPicture();
  t = await testApp(
    {},
    {
      pictureEncoder: pictures.encoder,
      workers: createWorkers(WORK_PROGRAM, createFairQueue({ places: 2 }), { arePatient: false }),
    },
  );
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pictures.letGo();
  await t.close();
  if (temporaryBefore === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = temporaryBefore;
  rmSync(temporary, { recursive: true, force: true });
});

const { add } = recipeCalls(() => t);
const uploadFolders = () => readdirSync(temporary).filter((name) => name.startsWith('sorrel-upload-'));
const upload = (user: TestUser, form: FormData, signal?: AbortSignal) =>
  fetch(`${origin}/api/recipes/add-recipe`, {
    method: 'POST',
    headers: user.headers,
    body: form,
    ...(signal && { signal }),
  });

describe('pasted lines', () => {
  const read = async (lines: string[]) =>
    t.send('POST', '/api/recipes/read-ingredients', { user: await t.makeUser(), body: { lines } });

  test('are read, without the empty ones', async () => {
    const reply = await read(['200 g red lentils', ' ', '1 onion, chopped']);
    expect(reply.body).toMatchObject([
      { id: 'line-1', name: 'red lentils', quantity: 200, unit: 'g' },
      { id: 'line-2', name: 'onion', quantity: 1, preparation: 'chopped' },
    ]);
  });

  test.each([
    ['too many', Array.from({ length: 301 }, () => '1 egg'), /at most 300 lines/],
    ['one too long', ['x'.repeat(2001)], /longest line to 2000 characters/],
    ['together too long', Array.from({ length: 60 }, () => 'x'.repeat(1900)), /at most 100 thousand characters/],
  ])('are refused with a sentence before any is read: %s', async (_, lines, sentence) => {
    expect(await read(lines)).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
  });

  test('are read in the workers for heavy work, in the turn of whoever sent them', async () => {
    const user = await t.makeUser();
    const run = vi.spyOn(t.services.workers, 'run');
    const send = () => t.send('POST', '/api/recipes/read-ingredients', { user, body: { lines: ['1/'.repeat(1000)] } });
    expect((await send()).body).toHaveLength(1);
    expect(run.mock.calls.map(([work, , turn]) => [work.kind, turn.person])).toEqual([['lines', user.id]]);
    run.mockRejectedValueOnce(new WorkTooLong('lines', null));
    expect(await send()).toMatchObject({ status: 400, body: { message: expect.stringMatching(/paste fewer/) } });
    run.mockRestore();
  });
});

describe('uploads', () => {
  test('of more than 40 MB together are refused with a sentence, whether their length is said before or not', async () => {
    const user = await t.makeUser();
    const file = new Blob([new Uint8Array(9 * 1024 * 1024).fill(65)]);
    const form = recipeForm({ methodImageIndexes: [0, 1, 2, 3, 4] }, { methodImages: [file, file, file, file, file] });
    const message = expect.stringMatching(/at most 40 MB/);
    const told = await upload(user, form);
    expect([told.status, await told.json()]).toEqual([413, { message }]);
    const encoded = new Response(form);
    const untold = await fetch(`${origin}/api/recipes/add-recipe`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
      body: encoded.body,
      duplex: 'half',
    } as RequestInit);
    expect([untold.status, await untold.json()]).toEqual([413, { message }]);
    await vi.waitFor(() => expect(uploadFolders()).toEqual([]), { timeout: 10_000 });
  });

  test('are dropped when whoever sent them has left, and another person does not wait for them', async () => {
    const [hoarder, other] = [await t.makeUser(), await t.makeUser()];
    const leaving = new AbortController();
    const steps = { methodImageIndexes: [0, 1, 2, 3, 4] };
    const left = upload(
      hoarder,
      recipeForm(steps, { methodImages: Array.from({ length: 5 }, () => picture) }),
      leaving.signal,
    ).catch(() => 'left');
    await vi.waitFor(() => expect(pictures.encoder.waiting()).toBe(4), { timeout: 10_000 });
    const waiting = upload(other, recipeForm({}, { images: [picture] }));
    await vi.waitFor(() => expect(pictures.begun).toEqual([hoarder.id, other.id]), { timeout: 10_000 });
    leaving.abort();
    expect(await left).toBe('left');
    await vi.waitFor(() => expect(pictures.encoder.waiting()).toBe(0), { timeout: 10_000 });
    pictures.letGo();
    expect((await waiting).status).toBe(415);
    expect(pictures.begun).toEqual([hoarder.id, other.id]);
    await vi.waitFor(() => expect(uploadFolders()).toEqual([]), { timeout: 10_000 });
  });
});

describe('what one account may keep', () => {
  const fill = (user: TestUser, statement: string, count: number) =>
    t.services.pool.query(`${statement} from generate_series(1, ${count}) n`, [user.householdId]);
  const WEEK = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));

  test('1,000 shopping lists; one more is refused with a sentence, and those that are there can be saved', async () => {
    const user = await t.makeUser();
    await fill(user, `insert into lists (household_id, name, list) select $1, 'list ' || n, '{}'`, 1000);
    const save = (name: string) =>
      t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: { other: [] } } });
    expect(await save('one more')).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/1,000 shopping lists.*delete/) },
    });
    expect((await save('list 7')).status).toBe(200);
  });

  test('1,000 plans; one more is refused with a sentence, and those that are there can be saved', async () => {
    const user = await t.makeUser();
    await fill(
      user,
      `insert into plans (household_id, name, meal_plan, locked_meals) select $1, 'plan ' || n, '[]', '{}'`,
      1000,
    );
    const save = (name: string) => t.send('POST', '/api/plans/save', { user, body: { name, plan: WEEK } });
    expect(await save('one more')).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/1,000 meal plans.*delete/) },
    });
    expect((await save('plan 7')).status).toBe(200);
  });

  test('5,000 pictures; one more is refused before anything is encoded', async () => {
    const user = await t.makeUser();
    await fill(
      user,
      `insert into image_uses (household_id, owner_id, key) select $1, $1, 'key ' || n`,
      ACCOUNT_PICTURES_MAX,
    );
    const before = pictures.begun.length;
    expect(await add(user, {}, { images: [picture] })).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/5,000 pictures/) },
    });
    expect(pictures.begun).toHaveLength(before);
  });
});

describe('a full planner', () => {
  const SETTINGS = {
    repeat: {},
    structure: ONE_OF_EACH,
    nutGoals: {},
  };

  test('is a busy server that says how long to wait, and one person alone is held to a limit before', async () => {
    const queue = createFairQueue({ places: 1, waitingOfOneMax: 3, waitingMax: 5 });
    const workers = createWorkers(WORK_PROGRAM, queue, { arePatient: false });
    const busy = await testApp({}, { workers });
    try {
      const [hoarder, second, third] = [await busy.makeUser(), await busy.makeUser(), await busy.makeUser()];
      const plan = (user: TestUser) => busy.send('POST', '/api/plans/generate', { user, body: SETTINGS });
      const statuses = async (user: TestUser, times: number) =>
        Promise.all(Array.from({ length: times }, () => plan(user)));
      const own = statuses(hoarder, 8);
      await vi.waitFor(() => expect(workers.waiting()).toBeGreaterThan(2), { timeout: 15_000 });
      const others = await Promise.all([statuses(second, 3), statuses(third, 3)]);
      const refusedToOne = (await own).filter(({ status }) => status === 429);
      expect(refusedToOne).toHaveLength(4);
      for (const { headers, body } of refusedToOne) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(body.message).toMatch(/try again in \d+ (second|minute)s?\./);
      }
      const refusedToAll = others.flat().filter(({ status }) => status === 503);
      expect(refusedToAll.length).toBeGreaterThan(0);
      for (const { headers, body } of refusedToAll) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(body.message).toMatch(/^Sorrel is busy for a moment\. Please try again in \d+ (second|minute)s?\.$/);
      }
    } finally {
      await busy.close();
    }
  });
});
