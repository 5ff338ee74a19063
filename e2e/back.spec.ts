import { fillBook } from './fill-book.ts';
import { expect, test } from './fixtures.ts';

test('Back closes what lies over a page, and leaves it with one press when nothing does', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  const account = await signIn('/app/explore');
  await fillBook(page.context().request, account.email, account.password, false);
  await page.getByRole('link', { name: 'Recipe Book' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your Recipes' })).toBeVisible();

  await test.step('a drawer whose filters change the address', async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/recipe-book/);
  });

  await test.step('the menu and the dialogs of the week', async () => {
    await page.getByRole('link', { name: 'Meal Plans' }).first().click();
    await expect(page.getByRole('heading', { name: 'Meal Plans' })).toBeAttached();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/meal-plans$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/recipe-book/);
    await page.goForward();
    await expect(page).toHaveURL(/\/app\/meal-plans$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/recipe-book/);
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/explore/);
  });

  await test.step('a link in what was opened leads on, and Back from there to the page itself', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL(/\/app\/support/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/explore/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the question whether a form may be left is asked by Back, and Leave leaves', async () => {
    await page.getByRole('link', { name: 'Recipe Book' }).first().click();
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a soup');
    await page.getByRole('button', { name: 'Paste steps' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a soup');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(/add-recipe/);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/app\/recipe-book/);
  });
});

test('Back goes through the steps of the profile, then to the page before', async ({ page, signIn }) => {
  await signIn('/app/support');
  await page
    .getByRole('button', { name: /Account|@/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Finish setting up' }).click();
  await expect(page.getByText('0 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('1 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 / 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('0 / 4')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/support$/);
});

test('GUARD-24 a wrong address leads back: to the page that linked to it, else home', async ({
  page,
  signIn,
  site,
  consoleErrors,
}) => {
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await signIn('/app/nowhere');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/app\/recipe-book$/);

  const address = new URL('/app/nowhere', page.url()).href;
  site.pages.set('/links', { type: 'text/html', body: `<a href="${address}">Sorrel</a>` });
  await page.goto(`${site.origin}/links`);
  await page.getByRole('link', { name: 'Sorrel' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${site.origin}/links`);
  // unknown addresses are answered as such
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !error.includes('404')));
});

test('a slash at the end of an address is forgiven, and /app is the book', async ({ page, signIn }) => {
  await page.goto('/features/');
  await expect(page).toHaveURL(/\/features$/);
  await signIn('/app/');
  await expect(page).toHaveURL(/\/app\/recipe-book$/);
  await page.goto('/app/shopping-lists/?x=1');
  await expect(page).toHaveURL(/\/app\/shopping-lists\?x=1$/);
});

test('a step is as high as its text', async ({ page, signIn }) => {
  await signIn('/app/recipes/add-recipe');
  const step = page.getByRole('textbox', { name: 'Step 1' });
  const before = await step.evaluate((field) => field.clientHeight);
  await step.fill('Stir, then wait until it has thickened and coats the back of a spoon. '.repeat(20));
  const after = await step.evaluate((field) => ({ shown: field.clientHeight, whole: field.scrollHeight }));
  expect(after.shown).toBeGreaterThan(before);
  expect(after.whole).toBeLessThanOrEqual(after.shown);
});
