import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { testApp } from '../../testing/test-app.ts';
import { createFolderImageStore } from './folder-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { createS3ImageStore } from './s3-image-store.ts';

const BUCKET = 'pictures';
/** The keys that s3rver knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface TestStore {
  store: ImageStore;
  stop(): Promise<void>;
}

async function folderStore(): Promise<TestStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-store-'));
  return { store: createFolderImageStore(folder), stop: async () => rmSync(folder, { recursive: true }) };
}

async function startS3(port = 0) {
  const directory = mkdtempSync(path.join(tmpdir(), 'sorrel-s3-'));
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const address = await server.run();
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function s3Store(): Promise<TestStore> {
  const { endpoint, stop } = await startS3();
  return { store: createS3ImageStore({ endpoint, bucket: BUCKET, region: 'us-east-1', ...KEYS }), stop };
}

describe.each([
  ['a folder', folderStore],
  ['an S3-compatible store', s3Store],
])('pictures in %s', (_name, open) => {
  let store: ImageStore;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ store, stop } = await open());
  });
  afterAll(() => stop());

  test('what is put can be got, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
    await store.put('some-key/320.webp', bytes, 'image/webp');
    expect(Buffer.from((await store.get('some-key/320.webp')) ?? []).equals(bytes)).toBe(true);
  });

  test('a file that was put again is still there', async () => {
    await store.put('again/320.webp', Buffer.from('same'), 'image/webp');
    await store.put('again/320.webp', Buffer.from('same'), 'image/webp');
    expect(String(Buffer.from((await store.get('again/320.webp')) ?? []))).toBe('same');
  });

  test('what was never put is nothing', async () => {
    expect(await store.get('some-key/999.webp')).toBeNull();
    expect(await store.get('no-key/320.webp')).toBeNull();
  });

  test('removing takes the named files and no other, also twice', async () => {
    for (const name of ['gone/320.webp', 'gone/640.webp', 'stays/320.webp']) {
      await store.put(name, Buffer.from(name), 'image/webp');
    }
    for (let turn = 0; turn < 2; turn += 1) await store.remove(['gone/320.webp', 'gone/640.webp', 'never/320.webp']);
    expect(await store.get('gone/320.webp')).toBeNull();
    expect(await store.get('gone/640.webp')).toBeNull();
    expect(await store.get('stays/320.webp')).not.toBeNull();
    await store.remove([]);
  });

  test('a hundred files at once are put, got and removed', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `key-${index}/320.webp`);
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name), 'image/webp')));
    const found = await Promise.all(names.map((name) => store.get(name)));
    expect(found.map((bytes) => String(Buffer.from(bytes ?? [])))).toEqual(names);
    await store.remove(names);
    expect((await Promise.all(names.map((name) => store.get(name)))).every((bytes) => bytes === null)).toBe(true);
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a', 'a/b/c', 'a/..'])('%s is no name', async (name) => {
    await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError);
    await expect(store.get(name)).rejects.toThrow(RangeError);
    await expect(store.remove([name])).rejects.toThrow(RangeError);
  });
});

test('the folder of a picture goes with its last file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-store-'));
  const store = createFolderImageStore(folder);
  await store.put('key/320.webp', Buffer.from('a'), 'image/webp');
  await store.put('key/640.webp', Buffer.from('b'), 'image/webp');
  await store.remove(['key/320.webp']);
  expect(readdirSync(folder)).toEqual(['key']);
  await store.remove(['key/640.webp']);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a folder that cannot be written says so, leaves no half file, and heals', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-store-'));
  // a file where the folder of the pictures should be fails for every user, root included
  writeFileSync(path.join(folder, 'images'), '');
  const store = createFolderImageStore(path.join(folder, 'images'));
  await expect(store.put('key/320.webp', Buffer.from('a'), 'image/webp')).rejects.toMatchObject({
    code: 'pictures_unavailable',
  });
  rmSync(path.join(folder, 'images'));
  mkdirSync(path.join(folder, 'images'));
  chmodSync(path.join(folder, 'images'), 0o700);
  await store.put('key/320.webp', Buffer.from('a'), 'image/webp');
  expect(await store.get('key/320.webp')).not.toBeNull();
  expect(readdirSync(path.join(folder, 'images', 'key'))).toEqual(['320.webp']);
  rmSync(folder, { recursive: true });
});

describe('an S3-compatible store that fails', () => {
  const settings = { bucket: BUCKET, region: 'us-east-1', ...KEYS };

  test.each([
    ['an unknown key', { accessKeyId: 'nobody' }],
    ['a bucket that does not exist', { bucket: 'nowhere' }],
  ])('%s is no missing picture', async (_name, wrong) => {
    const { endpoint, stop } = await startS3();
    const store = createS3ImageStore({ endpoint, ...settings, ...wrong });
    await expect(store.get('key/320.webp')).rejects.toMatchObject({ code: 'pictures_unavailable' });
    await expect(store.put('key/320.webp', Buffer.from('a'), 'image/webp')).rejects.toMatchObject({
      code: 'pictures_unavailable',
    });
    await stop();
  });

  test('a moment of being busy is waited for', async () => {
    let asked = 0;
    const busy: Server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 503 : 200).end('a picture');
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
    const store = createS3ImageStore({ endpoint, ...settings });
    expect(String(Buffer.from((await store.get('key/320.webp')) ?? []))).toBe('a picture');
    expect(asked).toBe(2);
    busy.closeAllConnections();
    await new Promise((resolve) => busy.close(resolve));
  });

  test('the settings choose it, a recipe is refused while it is away and saved when it is back', async () => {
    const picture = await testPicture();
    let s3 = await startS3();
    const { endpoint, port } = s3;
    const t = await testApp({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    });
    try {
      const user = await t.makeUser();
      const { add, added, get, book } = recipeCalls(() => t);
      const first = await get(user, await added(user, {}, { images: [picture] }));
      expect((await t.app.inject({ url: first.image_urls[0] })).statusCode).toBe(200);

      await s3.stop();
      const refused = await add(user, {}, { images: [picture] });
      expect(refused).toMatchObject({
        status: 503,
        body: {
          message: 'The picture could not be kept just now. Please try again in 60 seconds, or save without it.',
        },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const shown = await t.app.inject({ url: first.image_urls[0] });
      expect([shown.statusCode, shown.json().message, shown.headers['cache-control']]).toEqual([
        503,
        'Pictures cannot be shown just now. Please try again in 60 seconds.',
        undefined,
      ]);
      // a recipe goes all the same; its picture follows when the store is back
      expect((await t.send('DELETE', `/api/recipes/delete-recipe/${first.id}`, { user })).status).toBe(200);
      expect((await book(user)).total).toBe(0);

      s3 = await startS3(port);
      const second = await get(user, await added(user, {}, { images: [picture] }));
      expect((await t.app.inject({ url: second.image_urls[0] })).statusCode).toBe(200);
    } finally {
      await t.close();
      await s3.stop();
    }
  });
});
