import { expect, expectAccessible, test } from './fixtures.ts';

test.describe('what a person types and sends', () => {
  test("a double click adds one recipe, and 'Save As New' one more", async ({ page, signIn }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leek soup');
    await page.getByRole('button', { name: 'Add Recipe +' }).dblclick();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Save As New' }).dblclick();
    await expect(page.getByText('Leek soup has been added successfully.')).toBeVisible();
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('link', { name: 'Leek soup' })).toHaveCount(2);
    expect(sent.filter((path) => path.endsWith('/add-recipe'))).toHaveLength(2);
  });

  test('slow typing in the search of the book loses no letter', async ({ page, signIn }) => {
    await signIn('/app/recipe-book');
    const search = page.getByRole('searchbox', { name: 'Search your recipes' });
    // as slow as the search rests: each letter meets the address of the one before
    await search.pressSequentially('chicken pie ', { delay: 310 });
    await expect(search).toHaveValue('chicken pie ');
    await expect(page).toHaveURL(/search=chicken\+pie$/);
    await search.fill('');
    await expect(page).toHaveURL(/recipe-book$/);
  });

  test('changes of a recipe survive a reload, fractions are read, and a draft of it is accessible', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leek soup');
    await page.getByRole('combobox', { name: 'Search ingredients' }).fill('2 leeks');
    await page.getByRole('combobox', { name: 'Search ingredients' }).press('Enter');
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of leek/ });
    await quantity.fill('1 1/2');
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(quantity).toHaveValue('1.5');
    await page.getByRole('textbox', { name: 'Notes' }).fill('With bread.');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(/These are the changes you had begun/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('With bread.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Leek soup has been updated successfully.')).toBeVisible();
  });

  test('without a network Generate and Log in say so instead of waiting for one', async ({
    page,
    signIn,
    browser,
    context,
    server,
    consoleErrors,
  }) => {
    await signIn('/app/meal-plans');
    await expect(page.getByRole('button', { name: 'Generate Plan' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sorrel cannot be reached' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Plan' })).toBeVisible();
    await page.goto('about:blank');

    // a browser of its own: a call of the first that was under way may sign it in again after its cookies are gone
    const other = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
    const login = await other.newPage();
    await login.goto('/auth/login');
    await login.getByRole('textbox', { name: 'E-mail' }).fill('robin@example.com');
    await login.getByLabel('Password', { exact: true }).fill('beetroot soup');
    await other.setOffline(true);
    await login.getByRole('button', { name: 'Log In' }).click();
    await expect(login.getByText(/Sorrel cannot be reached/)).toBeVisible();
    await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue('robin@example.com');
    // the address goes along to the next page
    await other.setOffline(false);
    await login.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(login.getByRole('button', { name: 'Reset Password' })).toBeVisible();
    await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue('robin@example.com');
    await other.close();
    // what the browser says of calls without a network
    expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  });
});
