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

test('a double click on a form that lacks something stays with what is missing, and one that lacks nothing sends once', async ({
  page,
  signIn,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/feedback')) sent.push(request.method());
  });
  await signIn('/app/support');
  await page.getByRole('tab', { name: 'Feedback' }).click();
  const send = page.getByRole('button', { name: 'Send feedback' });
  await send.dblclick();
  const heard = page.getByRole('combobox', { name: 'How did you hear about us?' });
  await expect(heard).toBeFocused();
  await heard.selectOption('other');
  await send.dblclick();
  const text = page.getByRole('textbox', { name: 'Your feedback' });
  await expect(text).toBeFocused();
  await text.fill('Good soup.');
  await send.dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeFocused();
  expect(sent).toEqual(['POST']);
  await expectAccessible(page);
});
