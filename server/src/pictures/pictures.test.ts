import { crc32, gzipSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { images } from '../db/tables/pictures.ts';
import { recipes } from '../db/tables/recipes.ts';
import { imageFileNames } from '../platform/image-store.ts';
import { picturesRepo } from './repo.ts';
import { removeUnusedPictures, storePicture } from './service.ts';
import { startPictureSweep } from './sweep.ts';

let t: TestApp;
let picture: Buffer;

beforeAll(async () => {
  picture = await testPicture();
  t = await testApp();
});
afterAll(() => t.close());

const { add, added, get, book } = recipeCalls(() => t);

describe('pictures', () => {
  test('API-37 NUM-04 an upload is served re-encoded in three widths, to keep for as long as its address is good', async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, {}, { images: [picture] }));
    expect(recipe.image_urls).toHaveLength(1);
    const served = await t.app.inject({ url: recipe.image_urls[0] });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/^private, max-age=\d{6,7}, immutable$/),
    });
    const { width, format } = await sharp(served.rawPayload).metadata();
    expect([width, format]).toEqual([1000, 'webp']);
    const small = await t.app.inject({ url: recipe.image_urls[0].replace('1000', '320') });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  });

  test('where and with what a picture was taken is removed, and it stands upright', async () => {
    const user = await t.makeUser();
    const taken = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const recipe = await get(user, await added(user, {}, { images: [taken] }));
    const served = await sharp((await t.app.inject({ url: recipe.image_urls[0] })).rawPayload).metadata();
    expect([served.width, served.height, served.exif]).toEqual([30, 60, undefined]);
  });

  test('FORM-59 ERR-19 four pictures are refused', async () => {
    const reply = await add(await t.makeUser(), {}, { images: [picture, picture, picture, picture] });
    expect(reply).toMatchObject({ status: 400, body: { message: 'You can upload a maximum of 3 images.' } });
  });

  describe('FORM-60 what is not a picture is refused with a sentence, and nothing is kept', () => {
    const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const PAGE = '<!DOCTYPE html><html><script>alert(document.domain)</script></html>';
    const small = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } });
    const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
    const gif = () => small().gif().toBuffer();
    const jpeg = () => small().jpeg().toBuffer();
    const png = () => small().png().toBuffer();
    const webp = () => small().webp().toBuffer();
    const join = (...parts: (Buffer | string)[]) =>
      Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
    /** An archive with nothing in it, and a comment. */
    const zip = (comment = '') => {
      const end = Buffer.alloc(22);
      end.write('PK\x05\x06', 'latin1');
      end.writeUInt16LE(comment.length, 20);
      return join(end, comment);
    };
    /** A JPEG with a comment segment after its first marker. */
    const commented = (bytes: Buffer, comment: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(comment.length + 2);
      return join(bytes.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, bytes.subarray(2));
    };

    test.each<[string, () => Promise<Buffer> | Buffer]>([
      ['text', () => Buffer.from('no picture at all')],
      ['a page', () => Buffer.from(PAGE)],
      ['SVG', () => Buffer.from(SVG)],
      [
        'SVG behind a byte order mark and a comment',
        () => Buffer.from(`\ufeff<!-- a picture --><?xml version="1.0"?>${SVG}`),
      ],
      ['compressed SVG', () => gzipSync(SVG)],
      ['a document', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
      ['a bitmap of a format that is not for the web', () => join('BM', Buffer.alloc(60))],
      ['a program', () => join('\x7fELF', Buffer.alloc(200))],
      ['nothing', () => Buffer.alloc(0)],
      ['a page that begins like a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>')],
      ['a GIF that is an archive too (GIFAR)', async () => join(await gif(), zip())],
      ['a GIF that is an archive with a comment', async () => join(await gif(), zip('with a comment'))],
      ['a JPEG with a page behind it', async () => join(await jpeg(), PAGE)],
      ['a JPEG with a script in its comment', async () => commented(await jpeg(), '*/<SCRIPT >alert(1)</SCRIPT>/*')],
      ['a JPEG that is a document too', async () => commented(await jpeg(), '%PDF-1.4 %%EOF')],
      ['a PNG with a program behind it', async () => join(await png(), '<?php system($_GET[0]); ?>')],
      ['a WebP with an SVG behind it', async () => join(await webp(), SVG)],
      ['a PNG that breaks off', () => half(picture)],
      ['a JPEG that breaks off', async () => half(await sharp(picture).jpeg().toBuffer())],
      ['a WebP that breaks off', async () => (await webp()).subarray(0, 40)],
      ['the first bytes of a PNG', async () => (await png()).subarray(0, 8)],
    ])('%s', async (_name, bytes) => {
      const user = await t.makeUser();
      const before = await t.services.db.$count(images);
      // what the sender says it is makes no difference
      const claimed = new Blob([new Uint8Array(await bytes())], { type: 'image/png' });
      const reply = await add(user, {}, { images: [claimed] });
      expect(reply).toMatchObject({ status: 415, body: { message: expect.stringContaining('choose a picture') } });
      expect((await book(user)).total).toBe(0);
      expect(await t.services.db.$count(images)).toBe(before);
    });

    test('what a telephone appends to its pictures is no reason to refuse them', async () => {
      const film = join('\0\0\0\x18ftypmp42', Buffer.alloc(4000, 7));
      const reply = await add(await t.makeUser(), {}, { images: [join(await jpeg(), film)] });
      expect(reply.status).toBe(200);
    });

    test.each<[string, () => Promise<Buffer>]>([
      ['JPEG', jpeg],
      ['PNG', png],
      ['WebP', webp],
      ['GIF', gif],
      ['AVIF', () => small().avif().toBuffer()],
      ['TIFF', () => small().tiff().toBuffer()],
      ['a grey picture', () => small().greyscale().png().toBuffer()],
      ['a picture with see-through parts', () => small().ensureAlpha(0.5).png().toBuffer()],
      ['a picture for print', () => small().toColourspace('cmyk').jpeg().toBuffer()],
      ['a picture of 16 bits a channel', () => small().toColourspace('rgb16').png().toBuffer()],
    ])('but %s is kept', async (_name, bytes) => {
      const user = await t.makeUser();
      const recipe = await get(user, await added(user, {}, { images: [await bytes()] }));
      const served = await sharp((await t.app.inject({ url: recipe.image_urls[0] })).rawPayload).metadata();
      expect([served.width, served.height, served.space]).toEqual([40, 30, 'srgb']);
    });
  });

  test('a small file that unfolds to more than 25 megapixels is refused', async () => {
    const user = await t.makeUser();
    const wide = sharp({ create: { width: 5_000, height: 5_001, channels: 3, background: '#fff' } });
    const bomb = await wide.png({ compressionLevel: 9 }).toBuffer();
    // one that only says it is that large must not be believed either
    const claim = Buffer.from(
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    claim.writeUInt32BE(60_000, 16);
    claim.writeUInt32BE(60_000, 20);
    claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
    for (const bytes of [bomb, claim]) {
      const reply = await add(user, {}, { images: [bytes] });
      expect(reply).toMatchObject({ status: 413, body: { message: expect.stringContaining('25 megapixels') } });
    }
    expect((await book(user)).total).toBe(0);
  });

  test('a file of more than 10 MB is refused', async () => {
    const reply = await add(await t.makeUser(), {}, { images: [Buffer.alloc(10 * 1024 * 1024 + 1, 1)] });
    expect(reply).toMatchObject({ status: 413, body: { message: expect.stringContaining('10 MB') } });
  });

  test('AVIF stands beside WebP in every width, smaller, and a picture without it is sent as WebP', async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, {}, { images: [picture] }));
    const key = recipe.images[0].key;
    const at = (name: string) => recipe.image_urls[0].replace('1000.webp', name);
    for (const width of [320, 640, 1000]) {
      const served = await t.app.inject({ url: at(`${width}.avif`) });
      expect(served.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      });
      const { width: seen, compression } = await sharp(served.rawPayload).metadata();
      expect([seen, compression]).toEqual([width, 'av1']);
    }
    await t.services.imageStore.remove([`${key}/320.avif`]);
    const instead = await t.app.inject({ url: at('320.avif') });
    expect([instead.statusCode, instead.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('API-38 API-39 a picture of a method step is shown with its step', async () => {
    const user = await t.makeUser();
    const id = await added(
      user,
      { method: [{ desc: 'One.' }, { desc: 'Two.' }], methodImageIndexes: [1] },
      { methodImages: [picture] },
    );
    const recipe = await get(user, id);
    expect(recipe.method[0].image_url).toBeNull();
    expect((await t.app.inject({ url: recipe.method[1].image_url })).statusCode).toBe(200);
  });

  test('API-28 a recipe that is deleted for good takes its pictures along, in every width and format', async () => {
    const user = await t.makeUser();
    const id = await added(
      user,
      { method: [{ desc: 'One.' }], methodImageIndexes: [0] },
      { images: [picture], methodImages: [picture] },
    );
    const recipe = await get(user, id);
    const keys = [recipe.images[0].key, recipe.method[0].image_key];
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
    expect((await t.send('DELETE', `/api/recipes/trash/${id}`, { user })).status).toBe(200);
    for (const name of keys.flatMap(imageFileNames)) {
      expect([name, await t.services.imageStore.get(name)]).toEqual([name, null]);
    }
    expect((await t.app.inject({ url: recipe.image_urls[0] })).statusCode).toBe(404);
    expect(await t.services.db.select().from(images).where(inArray(images.key, keys))).toEqual([]);
  });

  describe('pictures that nothing uses', () => {
    const HOUR_MS = 60 * 60 * 1000;
    const isKept = async (key: string) => (await t.services.imageStore.get(`${key}/320.webp`)) !== null;

    test('go with the sweep once they are an hour old, and those in use stay', async () => {
      const user = await t.makeUser();
      const used = (await get(user, await added(user, {}, { images: [picture] }))).images[0].key;
      const unused = await storePicture(t.services, picture, { person: 'somebody' });
      await removeUnusedPictures(t.services);
      expect([await isKept(unused), await isKept(used)]).toEqual([true, true]);
      t.clock.advance(HOUR_MS + 1000);
      const sweep = startPictureSweep(t.services, 0, HOUR_MS);
      await expect.poll(() => isKept(unused)).toBe(false);
      await sweep.stop();
      expect(await isKept(used)).toBe(true);
      expect(await t.services.db.select().from(images).where(eq(images.key, unused))).toEqual([]);
    });

    test('are tried again where the store failed', async () => {
      const unused = await storePicture(t.services, picture, { person: 'somebody' });
      const failing = {
        ...t.services,
        imageStore: { ...t.services.imageStore, remove: () => Promise.reject(new AppError('pictures_unavailable')) },
      };
      expect(await removeUnusedPictures(failing, [unused])).toBe(0);
      expect(await isKept(unused)).toBe(true);
      expect(await removeUnusedPictures(t.services, [unused])).toBe(1);
      expect(await isKept(unused)).toBe(false);
    });

    test('are left alone while somebody begins to use them', async () => {
      const key = await storePicture(t.services, picture, { person: 'somebody' });
      const user = await t.makeUser();
      await t.services.db.transaction(async (tx) => {
        expect(await picturesRepo(tx).hold([key, 'no-such-key'])).toEqual(new Set([key]));
        expect(await removeUnusedPictures(t.services, [key])).toBe(0);
        await picturesRepo(tx).setUses(user.householdId, user.id, [key]);
      });
      expect(await removeUnusedPictures(t.services, [key])).toBe(0);
      expect(await isKept(key)).toBe(true);
    });
  });

  describe('the address of a picture', () => {
    const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
    const statusOf = async (url: string) => (await t.app.inject({ url })).statusCode;
    const pictured = async (options: Parameters<TestApp['makeUser']>[0] = {}) => {
      const user = await t.makeUser(options);
      const id = await added(
        user,
        { method: [{ desc: 'One.' }], methodImageIndexes: [0] },
        { images: [picture], methodImages: [picture] },
      );
      const recipe = await get(user, id);
      return { user, id, recipe, url: String(recipe.image_urls[0]) };
    };

    test('of a private recipe opens nothing without its signature, nor with one of another picture or made up', async () => {
      const { recipe, url } = await pictured();
      const [path = '', right = ''] = url.split('?for=');
      expect(await statusOf(url)).toBe(200);
      expect(await statusOf(path)).toBe(404);
      const ofStep = String(recipe.method[0].image_url).split('?for=')[1];
      for (const other of [ofStep, '', 'x', right.slice(0, -1), `${right.slice(0, -2)}AA`, `${right}&for=${right}`]) {
        expect([other, await statusOf(`${path}?for=${other}`)]).toEqual([other, 404]);
      }
      expect(String((await t.app.inject({ url: path })).headers['cache-control'])).not.toContain('public');
    });

    test('ends with the session: by logging out, by the end of all, and with the account', async () => {
      for (const [method, path] of [
        ['DELETE', '/api/auth/logout'],
        ['DELETE', '/api/auth/sessions'],
      ] as const) {
        const { user, url } = await pictured();
        expect(await statusOf(url)).toBe(200);
        expect((await t.send(method, path, { user })).status).toBe(200);
        expect(await statusOf(url)).toBe(404);
      }
    });

    test('is the same from call to call, in every list, and is over after two weeks at most', async () => {
      const { user, id, url } = await pictured();
      expect((await get(user, id)).image_urls[0]).toBe(url);
      expect((await book(user)).results[0].image_urls[0]).toBe(url);
      expect((await t.send('GET', '/api/recipes/spin', { user })).body[0].image_urls[0]).toBe(url);
      t.clock.advance(WEEK_MS - 60_000);
      expect(await statusOf(url)).toBe(200);
      t.clock.advance(WEEK_MS + 120_000);
      expect(await statusOf(url)).toBe(404);
    });

    test('of a recipe in explore is for everybody, until it is taken back', async () => {
      const { user: admin, id } = await pictured({ admin: true });
      await t.services.db.update(recipes).set({ isPublic: true }).where(eq(recipes.id, id));
      const url = String((await get(admin, id)).image_urls[0]);
      expect(url).not.toContain('?');
      const served = await t.app.inject({ url });
      expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'public, max-age=604800']);
      const reader = await t.makeUser({ premium: true });
      expect((await get(reader, id)).image_urls[0]).toBe(url);
      await t.services.db.update(recipes).set({ isPublic: false }).where(eq(recipes.id, id));
      expect(await statusOf(url)).toBe(404);
    });
  });

  test.each(['/images/..%2f..%2fetc/passwd', '/images/aaaaaaaaaaaa/9.webp', '/images/aaaaaaaaaaaa/1000.webp'])(
    '%s is nothing',
    async (url) => {
      expect((await t.app.inject({ url })).statusCode).toBe(404);
    },
  );
});
