import type { Page } from '@playwright/test';
import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const filled = (page: Page) => page.getByRole('tabpanel').getByRole('article').getByRole('link');

test('PLAN-01 PLAN-02 PLAN-41 PLAN-44 a week is made, kept over a reload, saved and taken to the shopping list', async ({
  page,
  signIn,
  context,
  account,
}) => {
  await signIn('/app/meal-plans', { premium: true, account });
  await fillBook(context.request, account.email, account.password, true);
  await page.reload();

  await expect(page.getByText('Nothing here yet')).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByText('Your week is ready', { exact: false })).toBeAttached();
  // two breakfasts short of seven: Monday is filled, and what stays empty says why
  await expect(filled(page).first()).toBeVisible();
  const breakfast = await filled(page).first().textContent();
  await page.getByRole('button', { name: `Lock ${breakfast}` }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: `Unlock ${breakfast}` })).toBeVisible();

  await page.getByRole('textbox', { name: 'Plan name' }).fill('  Spring Reset ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Plan saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue('spring reset');

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Nothing here yet')).toHaveCount(5);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('button', { name: /^spring reset/ }).click();
  await expect(page.getByRole('button', { name: `Unlock ${breakfast}` })).toBeVisible();

  await page.getByRole('button', { name: 'Shopping List' }).click();
  await expect(page).toHaveURL(/\/app\/shopping-lists\?plan=[0-9a-f-]{36}$/);
});
