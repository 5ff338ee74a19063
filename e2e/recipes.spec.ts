import { expect, expectAccessible, test } from './fixtures.ts';
import { makePng } from './recipe-sites.ts';

test.describe('the recipe book', () => {
  test('FORM-61 FORM-62 NUM-04 a picture is made small in the browser, kept, and shown on the card', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Green shakshuka');
    await page
      .getByLabel('Images of the recipe')
      .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: makePng(2400, 1200) });
    await expect(page.getByText('2 of 3 slots remain')).toBeVisible();
    const slot = page.getByRole('img', { name: 'Recipe 1' });
    await expect(slot).toHaveJSProperty('naturalWidth', 1000);
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/recipes/add-recipe'));
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    expect(Number((await (await sent).allHeaders())['content-length'] ?? 0)).toBeLessThan(710_000);
    await expect(page.getByText('Green shakshuka has been added successfully.')).toBeVisible();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Green shakshuka' })).toBeVisible();
    await expect(page.locator('article picture img')).toHaveJSProperty('complete', true);
  });

  test('FORM-30 BOOK-14 a recipe is changed, its steps are moved by keyboard, and it is deleted', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup');
    await page.getByRole('textbox', { name: 'Step 1' }).fill('first');
    await page.getByRole('button', { name: 'Add Step +' }).click();
    await page.getByRole('textbox', { name: 'Step 2' }).fill('second');
    await page.getByRole('combobox', { name: 'Search ingredients' }).fill('200 g spinach');
    await page.getByRole('combobox', { name: 'Search ingredients' }).press('Enter');
    await expect(page.getByRole('spinbutton', { name: 'Quantity of spinach' })).toHaveValue('200');
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    await expectAccessible(page);

    const handle = page.getByRole('button', { name: 'Move step 2' });
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('second');
    await expect(page.getByText('Step 2 is now step 1.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('textbox', { name: 'Step 2' })).toHaveValue('second');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('second');

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Better soup');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Better soup has been updated successfully.')).toBeVisible();
    await page.getByRole('link', { name: 'Recipe Book' }).click();
    await page.getByRole('button', { name: 'More for Better soup' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No recipes found.' })).toBeVisible();
  });

  test('the screens of recipes are accessible in the dark, on a phone and with filters open', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup');
    await page.getByRole('button', { name: 'Vegan', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soup' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/app/recipe-book?tags=Vegan');
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Filters/ }).click();
    await expect(page.getByRole('dialog', { name: /^Filters/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('GUARD-20 GUARD-21 every path of the app opens its page', async ({ page, signIn }) => {
    await signIn('/app/recipe-book');
    for (const [path, title] of [
      ['recipe-book', 'Your Recipes'],
      ['create-profile', /./],
      ['spinner', 'Meal Spinner'],
      ['shopping-lists', /./],
      ['meal-plans', /./],
      ['explore', 'Explore'],
      ['what-can-i-cook', 'What can I cook?'],
      ['support', /./],
      ['recipes/add-recipe', 'Add a recipe'],
    ] as const) {
      await page.goto(`/app/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Oops, nothing here.')).toHaveCount(0);
    }
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup');
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await expect(page).toHaveURL(/\/app\/recipes\/[0-9a-f-]{36}\/soup$/);
    await page.goto(page.url().replace(/soup$/, 'edit'));
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
  });

  test('a step is dragged with the pointer to another place', async ({ page, signIn }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('button', { name: 'Paste steps' }).click();
    await page.getByRole('textbox', { name: 'Steps, one a line' }).fill('first\nsecond\nthird');
    await page.getByRole('button', { name: 'Add steps' }).click();
    await expect(page.getByRole('textbox', { name: 'Step 3' })).toHaveValue('third');
    // all three in view, and the page at rest: hovering waits for that
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.getByRole('button', { name: 'Move step 3' }).hover();
    const to = (await page.getByRole('button', { name: 'Move step 3' }).boundingBox())!;
    await page.getByRole('button', { name: 'Move step 1' }).hover();
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 4);
    await page.mouse.up();
    await expect(page.getByRole('textbox', { name: 'Step 3' })).toHaveValue('first');
    await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('second');
  });

  test('a draft survives a closed tab, and leaving asks first', async ({ page, signIn, context }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half a soup');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recipeDraft'))).toContain('Half a soup');
    await page.close();
    const later = await context.newPage();
    await later.goto('/app/recipes/add-recipe');
    await expect(later.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Half a soup');
    await expect(later.getByText('This is the recipe you had begun.')).toBeVisible();
    await later.getByRole('link', { name: 'Explore' }).click();
    await later
      .getByRole('alertdialog', { name: 'Leave this page?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect(later.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Half a soup');
    await later.getByRole('link', { name: 'Explore' }).click();
    await later.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(later.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  });

  test('a recipe changed in another tab is not overwritten: different fields merge, the same one is asked', async ({
    page,
    signIn,
    context,
    consoleErrors,
  }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup');
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    await page.getByRole('link', { name: 'Open recipe' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Caption' }).fill('Mine');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Caption' }).fill('Theirs');
    await other.getByRole('textbox', { name: 'Notes' }).fill('Their notes');
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(other.getByText('Soup has been updated successfully.')).toBeVisible();

    await page.getByRole('button', { name: 'Update' }).click();
    const conflict = page.getByRole('dialog', { name: 'This recipe was changed elsewhere' });
    await expect(conflict.getByRole('group')).toHaveCount(1);
    await expectAccessible(page);
    await conflict.getByRole('group', { name: 'Caption' }).getByRole('radio', { name: 'Your version Mine' }).check();
    await conflict.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(/^Soup has been updated successfully\. What was changed elsewhere is kept: notes\./),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('Mine');
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Their notes');
    // the refusal itself is what was tested
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('the menu of a card is accessible while it is open', async ({ page, signIn }) => {
    await signIn('/app/recipes/add-recipe');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup');
    await page.getByRole('button', { name: 'Add Recipe +' }).click();
    await expect(page.getByText('Soup has been added successfully.')).toBeVisible();
    await page.goto('/app/recipe-book');
    await page.getByRole('button', { name: 'More for Soup' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page);
  });
});
