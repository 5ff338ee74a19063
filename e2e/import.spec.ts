import { expect, expectAccessible, test } from './fixtures.ts';
import { makePdf } from './make-pdf.ts';
import { makePng, recipePage } from './recipe-sites.ts';

const HTML = 'text/html; charset=utf-8';
/** A site is left alone for two seconds after each page. */
const READ_WITHIN_MS = 40_000;

test('many addresses come into the book while nobody looks, each with what has become of it', async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(120_000);
  site.pages.set('/many-1', { type: HTML, body: recipePage(site.origin, 'Pan of chickpeas') });
  site.pages.set('/many-2', {
    type: HTML,
    body: recipePage(site.origin, 'Pan of lentils').replace('"recipeYield":"4 servings",', ''),
  });
  site.pages.set('/pan.png', { type: 'image/png', body: makePng(400, 300) });
  await signIn('/app/recipes/add-recipe');
  await page.getByRole('link', { name: 'Many at once' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Many recipes at once' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Addresses of recipes' })
    .fill(`Mum's list: ${site.origin}/many-1 and ${site.origin}/many-2\n${site.origin}/many-gone`);
  await expect(page.getByText('3 addresses found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 3 recipes' }).click();
  await expect(page).toHaveURL(/\/app\/recipes\/imports\//);
  const address = page.url();

  await page.goto('/app/recipe-book');
  await page.goto(address);
  await expect(page.getByText('3 of 3 pages done')).toBeVisible({ timeout: READ_WITHIN_MS });
  await expect(page.getByText('The page could not be reached.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'How many Pan of lentils serves' }).fill('3');
  await page.getByRole('button', { name: 'Add: Pan of lentils' }).click();
  await expect(page.getByRole('button', { name: 'Added 2' })).toBeVisible({ timeout: READ_WITHIN_MS });
  await page.getByRole('button', { name: 'Failed 1' }).click();
  await expect(page.getByRole('button', { name: /^Try again: / })).toHaveCount(1);

  await page.getByRole('button', { name: 'Undo all' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('2 recipes were moved to the trash.')).toBeVisible();
  await page.goto('/app/recipe-book');
  await expect(page.getByRole('heading', { name: 'No recipes found.' })).toBeVisible();
});

test('a bookmarks file is read on the device, and what looks like a recipe is chosen', async ({ page, signIn }) => {
  await signIn('/app/recipes/import-many');
  await page.getByRole('tab', { name: 'Bookmarks' }).click();
  const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF="https://news.example/today">News</A><DT><H3>Recipes</H3><DL><p><DT><A HREF="https://a.example/1">Sunday roast</A></DL><p></DL><p>`;
  await page
    .getByLabel('Bookmarks file')
    .setInputFiles({ name: 'bookmarks.html', mimeType: 'text/html', buffer: Buffer.from(bookmarks) });
  await expect(page.getByRole('checkbox', { name: /Sunday roast/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /News/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Add 1 recipe' })).toBeVisible();
  await expectAccessible(page);
});

test('a PDF with columns fills the form, and a scan says what to do', async ({ page, signIn }) => {
  const column = (x: number, from: number, lines: readonly string[]) =>
    lines.map((text, place) => ({ x, y: from + place * 16, text }));
  const recipe = [
    { x: 60, y: 70, text: 'Red lentil soup', size: 22 },
    { x: 60, y: 100, text: 'Serves 4' },
    ...column(60, 140, [
      'Ingredients',
      '200 g red lentils',
      '1 onion',
      '2 carrots',
      '1 litre vegetable stock',
      '2 tbsp olive oil',
    ]),
    ...column(320, 140, [
      'Method',
      '1. Fry the onion in the oil.',
      '2. Add the carrots and the lentils.',
      '3. Pour in the stock and simmer.',
    ]),
  ];
  await signIn('/app/recipes/add-recipe');
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('scan.pdf', makePdf([[]]));
  await expect(page.getByText(/it was scanned/)).toBeVisible();
  await choose('soup.pdf', makePdf([recipe]));
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Red lentil soup');
  await expect(page.getByRole('list', { name: 'Ingredients of the recipe' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('textbox', { name: 'Step 3' })).toHaveValue('Pour in the stock and simmer.');
  await expect(page.getByRole('spinbutton', { name: 'Serves' })).toHaveValue('4');
  await expect(page.getByText(/it was scanned/)).toHaveCount(0);
});
