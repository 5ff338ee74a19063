import { fillBook } from './fill-book.ts';
import { expect, test } from './fixtures.ts';

test('on paper the book is its recipes, with nothing to press', async ({ page, signIn, account }) => {
  await signIn('/app/support', { account });
  await fillBook(page.request, account.email, account.password, false);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height });
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('link', { name: 'Lentil soup' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Your Recipes' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Lentil soup' })).toBeVisible();
    for (const role of ['button', 'searchbox', 'combobox'] as const) {
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    }
  }
});

test('on paper a list has its name, on a phone too, and an empty week says that it is one', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/app/shopping-lists');
  await page.getByRole('textbox', { name: 'List name' }).fill('saturday market');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('saturday market')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/app/meal-plans');
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nothing is planned for this week yet.')).toBeVisible();
});
