import { expect, expectAccessible, mailedLink, PASSWORD, test } from './fixtures.ts';
import { makePng, recipePage } from './recipe-sites.ts';

test('FORM-02 BOOK-10 DET-11 from a recipe page on the web to the recipe book: the whole story', {
  tag: '@de',
}, async ({ page, called, server, site }) => {
  const email = `story-${Date.now()}@example.com`;
  const name = 'Chickpea & spinach pan';
  site.pages.set('/pan', { type: 'text/html; charset=utf-8', body: recipePage(site.origin, name) });
  site.pages.set('/pan.png', { type: 'image/png', body: makePng(800, 600) });

  await test.step('register', async () => {
    await page.goto('/auth/register');
    await page.getByRole('textbox', { name: called('E-mail') }).fill(email);
    await page.getByLabel(called('Password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: called('Register with Email') }).click();
    await expect(page.getByRole('heading', { name: called('Check Your Inbox.') })).toBeVisible();
  });

  await test.step('verify by mail and log in', async () => {
    await page.goto(await mailedLink(server.url, email));
    await page.getByRole('textbox', { name: called('E-mail') }).fill(email);
    await page.getByLabel(called('Password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: called('Log In') }).click();
    await expect(page).toHaveURL(/\/app\//);
  });

  await test.step('paste the address of a recipe page and see the form filled', async () => {
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('heading', { name: called('No recipes found.') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: called('Add Meal') }).click();
    await expect(page).toHaveURL(/\/app\/recipes\/add-recipe$/);
    await page.getByRole('textbox', { name: called('Recipe address') }).fill(`${site.origin}/pan`);
    await page.getByRole('button', { name: called('Fill') }).click();

    await expect(page.getByRole('textbox', { name: called('Name'), exact: true })).toHaveValue(name);
    await expect(page.getByRole('spinbutton', { name: called('Serves') })).toHaveValue('4');
    await expect(page.getByRole('spinbutton', { name: called('Prep time') })).toHaveValue('5');
    await expect(page.getByRole('spinbutton', { name: called('Cook time') })).toHaveValue('15');
    await expect(
      page.getByRole('list', { name: called('Ingredients of the recipe') }).getByRole('listitem'),
    ).toHaveCount(6);
    await expect(page.getByRole('spinbutton', { name: called('Quantity of spinach') })).toHaveValue('200');
    await expect(page.getByRole('textbox', { name: called('Step 3') })).toHaveValue(
      'Stir in the spinach and squeeze over the lemon.',
    );
    await expect(page.getByRole('button', { name: called('Vegan'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: called('Quick'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(called('2 of 3 slots remain'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('save', async () => {
    await page.getByRole('button', { name: called('Add Recipe +') }).click();
    await expect(page.getByText(called(`${name} has been added successfully.`))).toBeVisible();
    await expect(page.getByRole('textbox', { name: called('Name'), exact: true })).toHaveValue('');
  });

  await test.step('find it in the book', async () => {
    await page.getByRole('link', { name: called('Recipe Book') }).click();
    await expect(page.getByText(called('1 recipe'), { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: called('Search your recipes') }).fill('spinach');
    await expect(page).toHaveURL(/search=spinach/);
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText(called('20 min'))).toBeVisible();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await card.getByRole('link', { name }).click();
  });

  await test.step('and on its own page', async () => {
    await expect(page).toHaveURL(/\/app\/recipes\/[0-9a-f-]{36}\/chickpea-spinach-pan$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Warm the oil and soften the garlic.')).toBeVisible();
    await expect(page.getByText('200 g')).toBeVisible();
    await page.getByRole('button', { name: called('More: Serves') }).click();
    await expect(page.getByText('250 g')).toBeVisible();
    await expect(page.getByRole('link', { name: '127.0.0.1' })).toHaveAttribute('href', `${site.origin}/pan`);
    await expectAccessible(page);
  });
});
