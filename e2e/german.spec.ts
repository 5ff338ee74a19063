import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

async function openSettings(page: Page, account: string, settings: string) {
  await page.getByRole('complementary').first().getByRole('button').last().click();
  const dialog = page.getByRole('dialog', { name: account });
  await dialog.getByRole('tab', { name: settings }).click();
  return dialog;
}

test('the browser tells the language, the account another one, which goes along to the next device', {
  tag: '@de',
}, async ({ page, browser, server, language, signIn }) => {
  test.skip(language === 'en', 'a browser that reads German is needed');
  const account = await signIn('/app/recipe-book');
  await expect(page.getByRole('heading', { level: 1, name: 'Deine Rezepte' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

  await test.step('English is chosen, for good', async () => {
    const dialog = await openSettings(page, 'Konto', 'Einstellungen');
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' });
    await expect(page.getByText('Sorrel speaks English now.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Recipes' })).toBeVisible();
  });

  await test.step('a second device, whose browser reads German too, goes with the account', async () => {
    const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
    const second = await other.newPage();
    await second.goto('/auth/login');
    await second.getByRole('textbox', { name: 'E-Mail' }).fill(account.email);
    await second.getByLabel('Passwort', { exact: true }).fill(account.password);
    await second.getByRole('button', { name: 'Anmelden' }).click();
    await expect(second).toHaveURL(/\/app\//);
    await expect(second.locator('html')).toHaveAttribute('lang', 'en-GB');
    await other.close();
  });

  await test.step('and German again', async () => {
    const dialog = await openSettings(page, 'Account', 'Settings');
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
    await expect(page.getByText('Sorrel spricht jetzt Deutsch.')).toBeVisible();
  });
});
