import { expect, expectAccessible, test } from './fixtures.ts';

const TABS = ['Recipe Book', 'Meal Plans', 'Shopping Lists', 'Meal Spinner', 'Feedback'];

test('SUP-01 SUP-02 SUP-03 every tab of /app/support, its questions open and closed, in either theme', async ({
  page,
  signIn,
}) => {
  await signIn('/app/support');
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    const questions = panel.locator('summary');
    await questions.first().click();
    await questions.last().click();
    await expect(panel.locator('details[open]')).toHaveCount(1);
    await expect(panel.locator('details[open] p')).toBeVisible();
    await expectAccessible(page);
  }
});
