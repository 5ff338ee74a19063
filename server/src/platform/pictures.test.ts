import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls, testPicture } from '../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { images } from './tables.ts';

let t: TestApp;
let picture: Buffer;

beforeAll(async () => {
  picture = await testPicture();
  t = await testApp();
});
afterAll(() => t.close());

const add: ReturnType<typeof recipeCalls>['add'] = (...given) => recipeCalls(t).add(...given);
const added: ReturnType<typeof recipeCalls>['added'] = (...given) => recipeCalls(t).added(...given);
const get: ReturnType<typeof recipeCalls>['get'] = (...given) => recipeCalls(t).get(...given);
const book: ReturnType<typeof recipeCalls>['book'] = (...given) => recipeCalls(t).book(...given);

describe('pictures', () => {
  test('API-37 NUM-04 an upload is served re-encoded in three widths, for ever', async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, {}, { images: [picture] }));
    expect(recipe.image_urls).toHaveLength(1);
    const served = await t.app.inject({ url: recipe.image_urls[0] });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
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

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['text', () => Buffer.from('no picture at all'), 415],
    ['SVG', () => Buffer.from(SVG), 415],
    ['a page that begins like a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>'), 415],
    ['a picture that breaks off', () => picture.subarray(0, picture.length / 2), 415],
    ['nothing', () => Buffer.alloc(0), 415],
  ])('FORM-60 %s is refused with a sentence', async (_name, bytes, status) => {
    const user = await t.makeUser();
    const reply = await add(user, {}, { images: [bytes()] });
    expect(reply).toMatchObject({ status, body: { message: expect.stringContaining('picture') } });
    expect((await book(user)).total).toBe(0);
  });

  test('a small file that unfolds to 100 megapixels is refused', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await add(await t.makeUser(), {}, { images: [bomb] })).status).toBe(413);
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

  test('API-28 deleting a recipe removes its pictures too', async () => {
    const user = await t.makeUser();
    const id = await added(user, {}, { images: [picture] });
    const recipe = await get(user, id);
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
    expect((await t.app.inject({ url: recipe.image_urls[0] })).statusCode).toBe(404);
    expect(await t.services.db.select().from(images).where(eq(images.key, recipe.images[0].key))).toEqual([]);
  });

  test.each(['/images/..%2f..%2fetc/passwd', '/images/aaaaaaaaaaaa/9.webp', '/images/aaaaaaaaaaaa/1000.webp'])(
    '%s is nothing',
    async (url) => {
      expect((await t.app.inject({ url })).statusCode).toBe(404);
    },
  );
});
