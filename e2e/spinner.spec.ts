import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test.describe('the meal spinner', () => {
  test('SPIN-01 SPIN-09 SPIN-10 ERR-10 spins a meal of the book; without a match it keeps the old one and says why', async ({
    page,
    signIn,
  }) => {
    const account = await signIn('/app/spinner');
    await fillBook(page.context().request, account.email, account.password, false);
    await page.reload();
    await page.getByRole('button', { name: 'Breakfast' }).click();
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    const result = page.getByRole('article', { name: 'Result' });
    await expect(result.getByRole('link')).toHaveText(/Blueberry overnight oats|Green shakshuka|Banana porridge/);
    const name = (await result.getByRole('link').textContent()) ?? '';
    await expectAccessible(page);

    await page.getByRole('switch', { name: 'Favourites only' }).click();
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('No meals match your filters!');
    await expect(result.getByRole('link')).toHaveText(name);
    await page.getByRole('button', { name: /^Drop “Favourites only”: 3 meals/ }).click();
    await expect(page.getByRole('switch', { name: 'Favourites only' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(result.getByRole('link')).toBeVisible();

    await result.getByRole('button', { name: /^Favourite / }).click();
    await expect(result.getByRole('button', { name: /^Favourite / })).toHaveAttribute('aria-pressed', 'true');
    await result.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  });

  test('spins by keyboard where less motion is asked for, and is accessible in the dark on a phone', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const account = await signIn('/app/spinner');
    await fillBook(page.context().request, account.email, account.password, false);
    await page.reload();
    await page.getByRole('button', { name: 'Spin', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Result' })).toBeVisible();
    await expect(page.locator('.turntable-disc')).toHaveCSS('transition-duration', /^0(\.001)?s|1ms$/);
    await expectAccessible(page);
  });
});
