import { ingredientsOf } from './fill-book.ts';
import { expect, test } from './fixtures.ts';

const NAME = 'Grandmother’s plum and almond plait with a vanilla sauce, for the Sunday when all of the family comes';

test('a page ends between rows, steps and cards, never within one; names are whole, and what is pressed stays off', async ({
  page,
  signIn,
  account,
}) => {
  await signIn('/app/support', { account });
  const { token } = await (await page.request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  const added = await page.request.post('/api/recipes/add-recipe', {
    headers,
    multipart: {
      recipeName: NAME,
      ingredients: JSON.stringify(ingredientsOf('flour, 500, g; plums, 800, g')),
      method: JSON.stringify([{ step: 1, desc: 'Knead.' }]),
    },
  });
  const { id } = await added.json();
  const items = [{ id: 'flour', name: 'flour' }];
  const saved = await page.request.post('/api/lists/save', {
    headers,
    data: { name: 'sunday', shoppingList: { 'pantry and dry goods': items } },
  });
  expect(saved.status(), await saved.text()).toBe(200);

  // on each page of the application: it lies over all of them, at the foot of each sheet
  const expectNoSkipLink = () => expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const print = async (path: string) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/plum and almond|Flour/);
    await page.emulateMedia({ media: 'print' });
  };
  await print('/app/shopping-lists');
  await expectNoSkipLink();
  await expect(page.getByRole('listitem').filter({ hasText: 'Flour' })).toHaveCSS('break-inside', 'avoid');
  await print('/app/recipe-book');
  await expectNoSkipLink();
  const card = page.getByRole('article').filter({ hasText: 'plum and almond' });
  await expect(card).toHaveCSS('break-inside', 'avoid');
  const title = card.getByRole('heading');
  expect(await title.evaluate((name) => name.scrollHeight - name.clientHeight)).toBeLessThanOrEqual(1);
  await expect(title).toHaveCSS('-webkit-line-clamp', 'none');
  await print(`/app/recipes/${id}/plait`);
  await expectNoSkipLink();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.print-alone ol > li')).toHaveCSS('break-inside', 'avoid');
});
