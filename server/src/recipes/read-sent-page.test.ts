import { PAGE_MAX_BYTES } from '@sorrel/core/recipes/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { WorkTooLong } from '../platform/workers.ts';

const ADDRESS = 'https://kitchen.example/lentil-soup?utm_source=mail#method';
const PAGE = `<!doctype html><html lang="en"><head><meta charset="iso-8859-1"><title>Lentil soup</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Recipe","name":"Crème of lentils","recipeYield":"4 servings","image":"/soup.png",
"recipeIngredient":["200 g red lentils","1 onion, finely chopped","1.2 litres vegetable stock"],
"recipeInstructions":[{"@type":"HowToStep","text":"Fry the onion."},{"@type":"HowToStep","text":"Add the rest and simmer."}]}
</script></head><body><h1>Lentil soup</h1></body></html>`;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(() => vi.restoreAllMocks());

const send = async (body: object, user?: TestUser) =>
  t.send('POST', '/api/recipes/read-page', { user: user ?? (await t.makeUser()), body });

describe('a page that the browser of a person sends', () => {
  test('is read as a fetched one is, and nothing is fetched', async () => {
    const fetched = vi.spyOn(t.services.pages, 'fetch');
    expect(await send({ url: ADDRESS, html: PAGE })).toMatchObject({
      status: 200,
      body: {
        // whatever a page says of its encoding, it comes as text
        title: 'Crème of lentils',
        newIngredients: [
          { name: 'red lentils', quantity: 200, unit: 'g' },
          { name: 'onion', preparation: 'finely chopped' },
          { name: 'vegetable stock', quantity: 1.2, unit: 'l' },
        ],
        instructions: 'Fry the onion.\nAdd the rest and simmer.',
        servings: 4,
        image: 'https://kitchen.example/soup.png',
        sourceUrl: 'https://kitchen.example/lentil-soup?utm_source=mail',
      },
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('an amount for each person is written down for all who eat', async () => {
    const html = PAGE.replace('200 g red lentils', '50 g red lentils per person');
    const { body } = await send({ html });
    expect(body.newIngredients[0]).toMatchObject({ name: 'red lentils', quantity: 200, unit: 'g' });
  });

  test('without an address takes the one that the page gives as its own', async () => {
    const html = PAGE.replace('<title>', '<link rel="canonical" href="https://kitchen.example/lentil-soup"><title>');
    const { body } = await send({ html });
    expect([body.sourceUrl, body.image]).toEqual(['https://kitchen.example/lentil-soup', null]);
    expect((await send({ html: PAGE })).body.sourceUrl).toBe('');
  });

  test('may be the text alone', async () => {
    const text = 'Lentil soup\n\nIngredients\n200 g lentils\n1 onion\n\nMethod\nSimmer both until they are soft.';
    const { body } = await send({ url: ADDRESS, text });
    expect([body.title, body.newIngredients.length, body.instructions]).toEqual([
      'Lentil soup',
      2,
      'Simmer both until they are soft.',
    ]);
  });

  test.each([
    ['more of one thing than so many eat', '4 servings', '11.5 kg beef', ['11.5 kg beef']],
    ['the same for a feast', '60 servings', '11.5 kg beef', null],
    ['a cake by the piece', '1 cake', '11.5 kg beef', null],
    ['what four eat', '4 servings', '1.5 kg beef', null],
  ])('20.3 asks about %s', async (_, serves, line, lines) => {
    const html = PAGE.replace('4 servings', serves).replace('200 g red lentils', line);
    const { doubts } = (await send({ url: ADDRESS, html })).body;
    const odd = doubts.find(({ kind }: { kind: string }) => kind === 'implausible-amount');
    expect(odd?.lines ?? null).toEqual(lines);
  });

  test('that tells no recipe does so as text, where the clipboard held both', async () => {
    const text = 'Lentil soup\n\nIngredients: 200 g lentils, 1 onion. Method: Simmer both until they are soft.';
    const { body } = await send({ html: `<span>${text}</span>`, text });
    expect([body.title, body.newIngredients.length]).toEqual(['Lentil soup', 2]);
  });

  test.each([
    ['nothing', {}, 400, 'Please paste the page or its text.'],
    ['an address that is none', { url: 'javascript:alert(1)', html: PAGE }, 400, 'Please paste the full address'],
    ['no recipe', { url: ADDRESS, html: '<h1>News</h1><p>Rain.</p>' }, 422, 'No recipe was found on this page.'],
    [
      'no recipe in words',
      { text: 'The meeting of the house is on Monday.' },
      422,
      'No recipe was found in this text.',
    ],
    ['the wall itself', { html: '<title>Just a moment...</title>' }, 502, 'The site does not let programs'],
    [
      'too much',
      { html: 'x'.repeat(PAGE_MAX_BYTES + 1) },
      413,
      'The page is too large to read. Copy only the recipe from it and paste that, or add it by hand.',
    ],
    ['far too much', { html: 'x'.repeat(2 * PAGE_MAX_BYTES + 1) }, 413, 'What you sent is too large.'],
  ])('%s is answered with the cause', async (_name, body, status, message) => {
    const reply = await send(body);
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringContaining(message)]);
  });

  test('of five megabytes is read', async () => {
    const reply = await send({
      html: PAGE.replace('<h1>', `<!--${'"'.repeat(PAGE_MAX_BYTES - PAGE.length - 20)}--><h1>`),
    });
    expect([reply.status, reply.body.title]).toEqual([200, 'Crème of lentils']);
  });

  test('is not even taken in for somebody who is not signed in', async () => {
    const reply = await t.send('POST', '/api/recipes/read-page', {
      body: { html: 'x'.repeat(2 * PAGE_MAX_BYTES + 1) },
    });
    expect([reply.status, reply.body.message]).toEqual([401, 'Please log in.']);
  });

  test('counts as an import of the hour once it is read, and its picture comes with it', async () => {
    const user = await t.makeUser();
    await send({ html: '<h1>News</h1>' }, user);
    expect(await t.services.limits.assertLeft('import', user.id)).toBe(0);
    await send({ url: ADDRESS, html: PAGE }, user);
    expect(await t.services.limits.assertLeft('import', user.id)).toBe(1);
    expect(await t.services.limits.spend('importedPicture', user.id)).toBe(true);
    for (let used = 1; used < 60; used += 1) await t.services.limits.take('import', user.id);
    expect((await send({ url: ADDRESS, html: PAGE }, user)).status).toBe(429);
  });

  test('is read in the workers for heavy work, in the turn of whoever sent it, within their deadline', async () => {
    const user = await t.makeUser();
    const run = vi.spyOn(t.services.workers, 'run');
    await send({ url: ADDRESS, html: PAGE }, user);
    expect(run.mock.calls.map(([work, , turn]) => [work.kind, turn.person])).toEqual([['page', user.id]]);
    run.mockRejectedValueOnce(new WorkTooLong('page', null));
    expect((await send({ url: ADDRESS, html: PAGE }, user)).status).toBe(422);
  });
});
