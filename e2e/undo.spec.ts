import type { APIRequestContext, Page } from '@playwright/test';
import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, makeAccount, test } from './fixtures.ts';

/** How somebody answers the notice. */
const WAYS = {
  mouse: (page: Page) => page.getByRole('button', { name: 'Undo' }).click(),
  enter: async (page: Page) => {
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
  },
  'Ctrl Z': async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // where nothing is typed
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Control+z');
  },
};

/** The notice says what was done; taken back, it says that, and nothing is left to press. */
async function takeBack(page: Page, way: keyof typeof WAYS, done: string, undone: string) {
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  await WAYS[way](page);
  await expect(page.getByText(undone)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
}

const TOO_LATE = 'This was taken back already, or can no longer be taken back.';

/** Calls of the same person from somewhere else. */
async function elsewhere(request: APIRequestContext, account: { email: string; password: string }) {
  const { token } = await (await request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    post: async (path: string, data: object) => (await request.post(path, { headers, data })).json(),
  };
}

test.describe('what was done is taken back (24.4)', () => {
  test('tags and collections, by mouse and by keys', async ({ page, server, signIn }) => {
    const account = await makeAccount(server.url);
    await signIn('/app/recipes/add-recipe', { account, premium: true });
    const tags = page.getByRole('dialog', { name: 'Your tags' });
    await page.getByRole('button', { name: 'Custom tags' }).click();
    await tags.getByRole('textbox', { name: 'New tag' }).fill('Sunday');
    await tags.getByRole('button', { name: 'Add tag' }).click();
    await tags.getByRole('button', { name: 'Rename Sunday' }).click();
    await tags.getByRole('textbox', { name: 'New name of Sunday' }).fill('Weekend');
    await page.keyboard.press('Enter');
    await takeBack(page, 'mouse', 'The tag is called Weekend now.', 'It is called Sunday again.');
    await expect(tags.getByRole('button', { name: 'Rename Sunday' })).toBeVisible();
    await tags.getByRole('button', { name: 'Delete Sunday' }).click();
    await tags.getByRole('button', { name: 'Delete', exact: true }).click();
    await takeBack(page, 'enter', 'The tag Sunday has been deleted.', 'The tag Sunday is back on its recipes.');
    await expect(tags.getByRole('button', { name: 'Rename Sunday' })).toBeVisible();

    await fillBook(page.context().request, account.email, account.password, false);
    await page.goto('/app/recipe-book');
    await page.getByRole('button', { name: 'Collections', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Manage collections' }).click();
    const collections = page.getByRole('dialog', { name: 'Your collections' });
    await collections.getByRole('textbox', { name: 'New collection' }).fill('Cakes');
    await page.keyboard.press('Enter');
    await collections.getByRole('button', { name: 'Rename Cakes' }).click();
    await collections.getByRole('textbox', { name: 'New name of Cakes' }).fill('Pies');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(page, '[role="status"]');
    await takeBack(page, 'Ctrl Z', 'The collection is called Pies now.', 'It is called Cakes again.');
    await expect(collections.getByRole('button', { name: 'Rename Cakes' })).toBeVisible();
  });

  test('a person, an entry of the log and a link, and what was taken back elsewhere is so once', async ({
    page,
    account,
    signIn,
    consoleErrors,
  }) => {
    await fillBook(page.context().request, account.email, account.password, false);
    await signIn('/app/kitchen', { account });
    const other = await elsewhere(page.context().request, account);
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const remove = async () => {
      await page.getByRole('button', { name: 'Edit Mia' }).click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('button', { name: 'Edit Mia' })).toHaveCount(0);
    };
    await remove();
    await takeBack(page, 'enter', 'Mia no longer eats with you.', 'Mia eats with you again.');
    await expect(page.getByRole('button', { name: 'Edit Mia' })).toBeVisible();
    await remove();
    // a second tab is quicker
    await page.getByRole('button', { name: 'Undo' }).focus();
    expect(await undoneElsewhere(page)).toEqual({ there: 200, here: 404 });
    await expect(page.getByText(TOO_LATE)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Mia' })).toHaveCount(1);
    expect(consoleErrors.splice(0).every((error) => error.includes('404'))).toBe(true);

    await page.goto('/app/recipe-book');
    await page.getByRole('link', { name: 'Lentil soup' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
    const recipeId = /recipes\/([0-9a-f-]{36})/.exec(page.url())?.[1];
    await other.post('/api/cook/record', { recipeId, portions: 2, stars: 4, note: 'More salt', leftOver: 0 });
    await page.reload();
    await page.getByRole('button', { name: /^Remove the entry of/ }).click();
    await takeBack(page, 'Ctrl Z', 'The entry has been removed.', 'The entry is back.');
    await expect(page.getByText('More salt')).toBeVisible();

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await dialog.getByRole('button', { name: /^End/ }).first().click();
    await expect(page.getByText('The link has been ended.')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
    await takeBack(page, 'mouse', 'The link has been ended.', 'The link is open again.');
    expect((await page.request.get(address)).status()).toBe(200);
  });

  test('a saved recipe and the name of a list; what somebody has changed since stays', async ({
    page,
    context,
    account,
    signIn,
    consoleErrors,
  }) => {
    await fillBook(page.context().request, account.email, account.password, false);
    await signIn('/app/recipe-book', { account });
    await page.getByRole('link', { name: 'Lentil soup' }).first().click();
    await page.getByRole('link', { name: 'Edit' }).first().click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const update = page.getByRole('button', { name: 'Update' });
    await name.fill('Red soup');
    await update.click();
    await takeBack(page, 'mouse', 'Red soup has been updated successfully.', 'Lentil soup is as it was before.');
    await expect(name).toHaveValue('Lentil soup');

    await name.fill('Red soup');
    await update.click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(page);
    // it stays under the hand, however long somebody else takes
    await page.getByRole('button', { name: 'Undo' }).hover();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('textbox', { name: 'Name', exact: true }).fill('Their soup');
    await second.getByRole('button', { name: 'Update' }).click();
    await expect(second.getByText('Their soup has been updated successfully.')).toBeVisible();
    await second.close();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nothing was taken back: somebody has changed it since.')).toBeVisible();
    expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('link', { name: 'Their soup' }).first()).toBeVisible();

    const other = await elsewhere(page.context().request, account);
    await other.post('/api/lists/save', { name: 'saturday', shoppingList: { produce: [] } });
    await page.goto('/app/shopping-lists');
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.getByRole('button', { name: /^saturday/i }).click();
    const listName = page.getByRole('textbox', { name: 'List name' });
    await expect(listName).toHaveValue('saturday');
    await listName.fill('sunday');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await takeBack(page, 'enter', 'The list is called sunday now.', 'It is called saturday again.');
  });
});

/** The notice's own call is made from another tab first; then the notice is pressed. Answers what both were answered. */
async function undoneElsewhere(page: Page): Promise<{ there: number; here: number }> {
  let there = 0;
  await page.route('**/api/undo', async (route) => {
    // a press of its own, not the same one sent again
    const { 'idempotency-key': _, ...headers } = route.request().headers();
    there = (await route.fetch({ headers })).status();
    await route.continue();
  });
  const reply = page.waitForResponse('**/api/undo');
  await page.keyboard.press('Enter');
  const here = (await reply).status();
  await page.unroute('**/api/undo');
  return { there, here };
}
