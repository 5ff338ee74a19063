import type { APIRequestContext, Page } from '@playwright/test';
import { ingredientsOf } from './fill-book.ts';
import { type Account, expect, expectAccessible, makeAccount, test } from './fixtures.ts';
import type { Name } from './in-language.ts';

async function addSoup(request: APIRequestContext, account: Account) {
  const { token } = await (await request.post('/api/auth/authenticate', { data: account })).json();
  const reply = await request.post('/api/recipes/add-recipe', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      recipeName: 'Leek soup',
      caption: 'Warm, green, and on the table in half an hour.',
      type: 'dinner',
      serves: '2',
      prepTime: '10',
      cookTime: '25',
      ingredients: JSON.stringify(ingredientsOf('leeks, 2, ; potatoes, 300, g; butter, 1, tbsp')),
      method: JSON.stringify([{ desc: 'Chop all.' }, { desc: 'Simmer the leeks.' }]),
      tags: '[]',
    },
  });
  expect(reply.ok()).toBe(true);
}

/** The dialog that shares the soup, from its page. */
async function openShare(page: Page, called: (name: Name) => Name) {
  await page.goto('/app/recipe-book');
  await page.getByRole('link', { name: 'Leek soup' }).first().click();
  await page.getByRole('button', { name: called('Share'), exact: true }).click();
  return page.getByRole('dialog');
}

test.describe('sharing (24.5)', () => {
  test('a link is read without an account and without scripts, is copied in one press, and ended', async ({
    browser,
    page,
    server,
    signIn,
    called,
  }) => {
    await addSoup(page.context().request, await signIn());
    const dialog = await openShare(page, called);
    await dialog.getByText(called('7 days')).click();
    await dialog.getByRole('button', { name: called('Make a link') }).click();
    const address = await dialog.getByRole('textbox', { name: called('Link') }).inputValue();
    expect(address).toContain('/share/');
    await expectAccessible(page, '[role="dialog"]');

    const quiet = await browser.newContext({ javaScriptEnabled: false });
    const plain = await quiet.newPage();
    await plain.goto(address);
    await expect(plain.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
    await expect(plain.getByText('Simmer the leeks.')).toBeVisible();
    await quiet.close();

    const friend = await browser.newContext();
    const other = await makeAccount(server.url);
    await friend.request.post(`${server.url}/api/auth/authenticate`, { data: other });
    const theirs = await friend.newPage();
    await theirs.goto(address);
    await expectAccessible(theirs);
    await theirs.getByRole('link', { name: called('Copy to my book') }).click();
    await expect(theirs.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
    await theirs.goto(address);
    await theirs.getByRole('link', { name: called('Copy to my book') }).click();
    await expect(theirs.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
    await theirs.goto('/app/recipe-book');
    await expect(theirs.getByRole('link', { name: 'Leek soup' })).toHaveCount(1);

    await dialog
      .getByRole('button', { name: called('End') })
      .first()
      .click();
    await expect(page.getByText(called('The link has been ended.'))).toBeVisible();
    expect((await theirs.goto(address))?.status()).toBe(404);
    await expectAccessible(theirs);
    await friend.close();
  });

  test('the link of a recipe that was deleted leads nowhere, and leads there again when it is put back', async ({
    browser,
    page,
    signIn,
    called,
  }) => {
    await addSoup(page.context().request, await signIn());
    const dialog = await openShare(page, called);
    await dialog.getByRole('button', { name: called('Make a link') }).click();
    const address = await dialog.getByRole('textbox', { name: called('Link') }).inputValue();
    await page.keyboard.press('Escape');

    const friend = await browser.newContext();
    const theirs = await friend.newPage();
    expect((await theirs.goto(address))?.status()).toBe(200);
    const picture = await theirs.locator('meta[property="og:image"]').getAttribute('content');
    expect((await friend.request.get(picture ?? '')).headers()['content-type']).toBe('image/webp');

    await page.getByRole('button', { name: called('More'), exact: true }).click();
    await page.getByRole('menuitem', { name: called('Delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: called('Delete') })
      .click();
    await expect(page.getByRole('heading', { name: called('Your Recipes'), level: 1 })).toBeVisible();
    expect((await theirs.goto(address))?.status()).toBe(404);
    await expect(theirs.getByText('Leek soup')).toHaveCount(0);
    expect((await friend.request.get(picture ?? '')).status()).toBe(404);

    await page.goto('/app/recipes/trash');
    await page
      .getByRole('button', { name: called('Put back Leek soup') })
      .first()
      .click();
    await expect(async () => expect((await theirs.goto(address))?.status()).toBe(200)).toPass();
    await expect(theirs.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
    await friend.close();
  });
});
