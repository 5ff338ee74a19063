import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openExplore } from './open-explore.ts';

test.describe('what can I cook?', () => {
  test('foods are tapped and typed, what lacks nothing comes first, and it is opened', async ({ page, signIn }) => {
    const account = await signIn('/app/explore');
    await fillBook(page.context().request, account.email, account.password, false);
    await page.reload();
    await page.getByRole('region', { name: 'What can I cook?' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'What can I cook?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tap what is in the kitchen' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Spinach', exact: true }).click();
    await page.getByRole('button', { name: 'Feta', exact: true }).click();
    const lacksOne = page.getByRole('region', { name: 'One thing missing' });
    await expect(lacksOne.getByRole('link', { name: 'Green shakshuka' })).toBeVisible();
    await expect(lacksOne.getByRole('list', { name: 'Missing' })).toHaveText(/^Eggs?$/);
    await page.keyboard.press('/');
    await page.keyboard.type('egg');
    await page.keyboard.press('Enter');
    const ready = page.getByRole('region', { name: 'Nothing missing' });
    await expect(ready.getByRole('link', { name: 'Green shakshuka' })).toBeVisible();
    await expect(page.getByText('3 things')).toBeVisible();
    await page.getByRole('button', { name: 'Snack', exact: true }).click();
    await expect(ready).toBeHidden();
    await page.getByRole('button', { name: 'Snack', exact: true }).click();
    await expect(ready.getByRole('link', { name: 'Green shakshuka' })).toBeVisible();
    const soon = page.getByRole('region', { name: 'What has to be used soon?' });
    await soon.getByRole('button', { name: 'Use Feta soon', exact: true }).click();
    await expect(ready.getByText('Uses up feta')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Feta use soon', exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(ready.getByText('Uses up feta')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spinach', pressed: true })).toBeVisible();
    await ready.getByRole('link', { name: 'Green shakshuka' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Green shakshuka' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(ready.getByRole('link', { name: 'Green shakshuka' })).toBeVisible();

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('0 things')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 things')).toBeVisible();
  });

  test('what is missing goes on the saved list in hand, and is there on every device', async ({ page, signIn }) => {
    const account = await signIn('/app/recipe-book');
    const { request } = page.context();
    await fillBook(request, account.email, account.password, false);
    const { token } = await (await request.post('/api/auth/authenticate', { data: account })).json();
    const headers = { authorization: `Bearer ${token}` };
    const leek = { name: 'leek', quantity: 1, unit: '', meals: [] };
    const saved = await request.post('/api/lists/save', {
      headers,
      data: { name: 'Saturday', shoppingList: { produce: [leek] } },
    });
    const { id } = await saved.json();
    await page.goto('/app/shopping-lists');
    await expect(page.getByRole('checkbox', { name: /leek/i })).toBeVisible();
    await page.goto('/app/what-can-i-cook');
    await page.getByRole('button', { name: 'Spinach', exact: true }).click();
    await page.getByRole('button', { name: 'Feta', exact: true }).click();
    await page.getByRole('button', { name: /^Put Eggs? on the list$/ }).click();
    await expect(page.getByText(/^Eggs? is on saturday now\./)).toBeVisible();
    await expectAccessible(page);
    const names = async () =>
      JSON.stringify(await (await request.get(`/api/lists/load/${id}`, { headers })).json()).match(/"name":"egg"/g);
    await expect.poll(names).toHaveLength(1);
    await page.getByRole('link', { name: 'Shopping Lists' }).click();
    await expect(page.getByRole('checkbox', { name: /^eggs?/i })).toHaveCount(1);
  });

  test('the arrows go over the foods as they are seen', async ({ page, signIn }) => {
    const account = await signIn('/app/recipe-book');
    await fillBook(page.context().request, account.email, account.password, false);
    await page.goto('/app/what-can-i-cook');
    const tiles = page.getByRole('toolbar', { name: 'Fridge' }).getByRole('button');
    await tiles.first().focus();
    await page.keyboard.press('ArrowDown');
    const reached = (await page.locator('[data-tile]:focus').boundingBox())!;
    const first = (await tiles.first().boundingBox())!;
    expect(reached.x).toBeCloseTo(first.x, 0);
    expect(reached.y).toBeGreaterThan(first.y);
    await page.keyboard.press('ArrowUp');
    await expect(tiles.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tiles.first()).toHaveAttribute('aria-pressed', 'true');
  });

  test('no name of a food is broken within a word, in German and with large letters too', async ({ page, signIn }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await signIn('/app/what-can-i-cook');
    const names = ['Zuckerschoten', 'Hähnchenbrust', 'Kichererbsen', 'Haferflocken', 'Süßkartoffeln', 'Rote Linsen'];
    for (const name of names) {
      await page.getByRole('searchbox', { name: 'Ergänzen, was da ist' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-tile]').filter({ hasText: name })).toBeVisible();
    }
    for (const [width, font] of [
      [1440, 'small'],
      [1280, 'large'],
      [390, 'small'],
      [360, 'large'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => document.documentElement.setAttribute('data-font', value), font);
      const lines = await page.locator('[data-tile] [dir]').evaluateAll((shown) =>
        shown.map(({ firstChild }) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild!);
          return [firstChild!.textContent, range.getClientRects().length] as const;
        }),
      );
      for (const [name, count] of lines)
        expect(count, `${name} at ${width} px, ${font} font`).toBeLessThanOrEqual(name!.split(' ').length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('on a phone a pill counts what is found and leads to it, in the dark too', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const account = await signIn('/app/recipe-book');
    await fillBook(page.context().request, account.email, account.password, false);
    await page.goto('/app/what-can-i-cook');
    for (const name of ['Spinach', 'Feta', /^Eggs?$/])
      await page.getByRole('button', { name, exact: true, pressed: false }).click();
    const pill = page.getByRole('button', { name: /^1 ready/ });
    await expect(pill).toBeInViewport();
    await expectAccessible(page);
    await pill.click();
    await expect(page.getByRole('region', { name: 'Nothing missing' }).getByRole('link')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });

  test('an empty book is helped by Explore, of which a free person has the featured meals', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/explore');
    await openExplore(page);
    await page.goto('/app/what-can-i-cook');
    await expect(page.getByRole('heading', { name: 'Your recipe book is still empty' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Explore too' }).click();
    for (const food of ['spaghetti', 'onion']) {
      await page.getByRole('searchbox', { name: 'Add what is there' }).fill(food);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(/^Of Explore, its featured meals were looked at/)).toBeVisible();
    await expectAccessible(page);
  });

  test('whoever has Premium finds all of Explore', async ({ page, signIn }) => {
    await signIn('/app/explore', { premium: true });
    await openExplore(page);
    await page.goto('/app/what-can-i-cook');
    await page.getByRole('radio', { name: 'Explore too' }).click({ force: true });
    for (const food of ['eggs', 'tomatoes', 'garlic', 'onion', 'butter', 'parmesan', 'spaghetti', 'cream']) {
      await page.getByRole('searchbox', { name: 'Add what is there' }).fill(food);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('From Explore').first()).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible();
  });
});
