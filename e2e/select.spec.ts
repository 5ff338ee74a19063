import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, makeAccount, test } from './fixtures.ts';

test.describe('several recipes of the book, ticks and paper', () => {
  test('several are selected with keys, tagged, deleted and put back', async ({ page, server, signIn }) => {
    const account = await makeAccount(server.url);
    await fillBook(page.context().request, account.email, account.password, false);
    await signIn('/app/recipe-book', { account });
    await page.getByRole('button', { name: 'Select', exact: true }).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Lentil soup', 'Chicken traybake']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).focus();
      await page.keyboard.press('Space');
    }
    const bar = page.getByRole('group', { name: 'With the selected recipes' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Tags' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tags of 2 recipes' });
    await dialog.getByRole('group', { name: 'Put on' }).getByRole('button', { name: 'Vegan', exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save tags' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 recipes have other tags now')).toBeVisible();

    await page.goto('/app/recipe-book?tags=Vegan');
    await expect(page.getByText('2 recipes', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Whole page' }).click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'Lentil soup' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Lentil soup' }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 recipes', { exact: true })).toBeVisible();
  });

  test('a collection is made for several, narrows the book with a search, and a recipe leaves it and comes back', async ({
    page,
    server,
    signIn,
  }) => {
    const account = await makeAccount(server.url);
    await fillBook(page.context().request, account.email, account.password, false);
    await signIn('/app/recipe-book', { account });
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of ['Lentil soup', 'Chicken traybake', 'Green shakshuka'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page
      .getByRole('group', { name: 'With the selected recipes' })
      .getByRole('button', { name: 'Collections' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Collections of 3 recipes' });
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('For the freezer');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'For the freezer' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('3 recipes are in other collections now')).toBeVisible();

    await page.getByRole('button', { name: 'Collections', exact: true }).click();
    await page.getByRole('menuitem', { name: 'For the freezer (3)' }).click();
    await expect(page.getByText('3 recipes', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search your recipes' }).fill('lentil');
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Lentil soup' }).first().click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const ofSoup = page.getByRole('dialog', { name: 'Collections of Lentil soup' });
    await ofSoup.getByRole('button', { name: 'For the freezer' }).click();
    await ofSoup.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'In collections' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('list', { name: 'In collections' })).toBeVisible();
  });

  test('selected recipes are read at one link without scripts, and copied all at once', async ({
    browser,
    page,
    server,
    signIn,
  }) => {
    const account = await makeAccount(server.url);
    await fillBook(page.context().request, account.email, account.password, false);
    await signIn('/app/recipe-book', { account });
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of ['Lentil soup', 'Chicken traybake'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('group', { name: 'With the selected recipes' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share 2 recipes' });
    await dialog.getByRole('textbox', { name: 'Title of the page' }).fill('For Robin');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await expectAccessible(page, '[role="dialog"]');

    const quiet = await browser.newContext({ javaScriptEnabled: false });
    const plain = await quiet.newPage();
    await plain.goto(address);
    await expect(plain.getByRole('heading', { name: 'For Robin', level: 1 })).toBeVisible();
    await plain.getByRole('link', { name: 'Lentil soup' }).click();
    await expect(plain.getByText('Put it together.')).toBeVisible();
    await plain.getByRole('link', { name: 'All recipes' }).click();
    await expect(plain.getByRole('link', { name: 'Chicken traybake' })).toBeVisible();
    await quiet.close();

    const friend = await browser.newContext();
    const other = await makeAccount(server.url);
    await friend.request.post(`${server.url}/api/auth/authenticate`, { data: other });
    const theirs = await friend.newPage();
    await theirs.goto(address);
    await expectAccessible(theirs);
    await theirs.getByRole('link', { name: 'Copy all 2 to my book' }).click();
    await expect(theirs.getByText('2 recipes have been added to your recipes.')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Chicken traybake' }).first()).toBeVisible();
    await friend.close();
  });

  test('ticks survive a reload, and whether pictures are printed is kept', async ({ page, server, signIn }) => {
    const account = await makeAccount(server.url);
    await fillBook(page.context().request, account.email, account.password, false);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await signIn('/app/recipe-book', { account });
    await page.getByRole('link', { name: 'Lentil soup' }).first().click();
    await page.getByRole('checkbox', { name: 'carrot is ready' }).check();
    await page.getByRole('button', { name: 'Step 1 is done' }).click();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'carrot is ready' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Step 1 is done' })).toHaveAttribute('aria-pressed', 'true');

    const openPrint = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Print' }).click();
    };
    const pictures = page.getByRole('switch', { name: 'With pictures' });
    await openPrint();
    await expect(pictures).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await pictures.uncheck({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-alone');
    await expect(sheet.getByText('Put it together.')).toBeVisible();
    await expect(sheet.locator('button, input')).toHaveCount(0);
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await openPrint();
    await expect(pictures).not.toBeChecked();
  });
});
