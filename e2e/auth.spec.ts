import { expect, expectAccessible, mailedLink, PASSWORD, test } from './fixtures.ts';

test.describe('signing in', () => {
  test('AUTH-01 AUTH-02 AUTH-08 AUTH-39 AUTH-42 a person registers, verifies by mail and logs in', async ({
    page,
    server,
  }) => {
    const email = `first-${Date.now()}@example.com`;
    await page.goto('/auth/register');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register with Email' }).click();

    await expect(page.getByRole('heading', { name: 'Check Your Inbox.' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`email=${encodeURIComponent(email)}`));
    await expectAccessible(page);

    await page.goto(await mailedLink(server.url, email));
    await expect(page.getByText('Thank you for verifiying your email. You can now log in securely.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/app\/create-profile$/);
  });

  test('AUTH-43 ERR-01 a wrong password shows the server message under the form', async ({
    page,
    account,
    consoleErrors,
  }) => {
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible();
    // the browser itself writes failed requests to the console
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('/authenticate')));
  });

  test('GUARD-02 GUARD-03 a page asked for without a token is opened after logging in', async ({
    page,
    signIn,
    context,
  }) => {
    await page.goto('/app/shopping-lists');
    await expect(page).toHaveURL(/\/auth\/login/);
    await context.clearCookies();
    await signIn('/app/recipe-book');
    await expect(page).toHaveURL(/\/app\//);
  });

  test('AUTH-09 AUTH-14 a visitor who is signed in is sent from log in and register to the recipe book', async ({
    page,
    signIn,
  }) => {
    await signIn('/auth/login');
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
    await page.goto('/auth/register');
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
  });
});
