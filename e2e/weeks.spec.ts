import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('this week is planned and saved, the next takes a copy of it, and each is there when it is gone to', async ({
  page,
  signIn,
  context,
  account,
}) => {
  await signIn('/app/meal-plans', { premium: true, account });
  await fillBook(context.request, account.email, account.password, true);
  await page.reload();
  const shown = page.getByRole('group', { name: 'Week' }).locator('button[aria-haspopup="dialog"]');
  await shown.click();
  await expectAccessible(page);
  await page
    .getByRole('dialog', { name: 'Weeks' })
    .getByRole('button', { name: /^This week/ })
    .click();
  await expect(shown).toContainText('This week');

  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByText(/^Your week is ready/)).toBeAttached();
  await page.getByRole('textbox', { name: 'Plan name' }).fill('autumn');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Plan saved')).toBeVisible();

  await page.getByRole('button', { name: /^The week after: Next week/ }).click();
  await expect(page.getByText('No plan for this week yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the last one, autumn' }).click();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue(/^week of \d/);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 }).first()).toBeVisible();

  // unsaved, it waits while this week is looked at
  await page.getByRole('button', { name: 'This week', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue('autumn');
  await page.getByRole('button', { name: /^The week after/ }).click();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue(/^week of \d/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Plan saved')).toBeVisible();

  // another tab has nothing of this one but what is saved
  const other = await context.newPage();
  await other.goto('/app/meal-plans');
  await expect(other.getByRole('textbox', { name: 'Plan name' })).toHaveValue('autumn');
  await expectAccessible(other);
});
