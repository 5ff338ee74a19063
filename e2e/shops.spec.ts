import { expect, expectAccessible, test } from './fixtures.ts';

test('aisles are dragged into the order of a shop, which holds without a network and on another device', async ({
  page,
  browser,
  context,
  server,
  signIn,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const account = await signIn('/app/shopping-lists');
  const headings = (one = page) => one.getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Add to Frozen' }).click();
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Peas');
  await page.getByRole('combobox', { name: 'Name', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('textbox', { name: 'List name' }).fill('saturday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shopping list saved')).toBeVisible();

  await test.step('a shop of its own, its aisles dragged by mouse and moved by keys', async () => {
    await page.getByRole('button', { name: 'Aisle order: Usual order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aisle order' });
    await dialog.getByRole('button', { name: 'New shop' }).click();
    await dialog.getByRole('textbox', { name: 'Name of the shop' }).fill('Corner');
    await dialog.getByRole('button', { name: 'Add shop' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Shop' })).toHaveValue(/./);
    const grip = dialog.getByRole('button', { name: 'Move Frozen' });
    const [from, to] = [
      await grip.boundingBox(),
      await dialog.getByRole('button', { name: 'Move Produce' }).boundingBox(),
    ];
    if (from === null || to === null) throw new Error('no handles');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(dialog.getByText('Frozen is now 1 of 8.')).toBeAttached();
    await dialog.getByRole('button', { name: 'Move Bakery' }).press('ArrowUp');
    await expect(dialog.getByText('Bakery is now 2 of 8.')).toBeAttached();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(headings().nth(0)).toHaveText('Frozen');
    await expect(headings().nth(1)).toHaveText('Bakery');
  });

  await test.step('moved without a network it holds, and sends itself', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Aisle order: Corner' }).click();
    await page.getByRole('button', { name: 'Move Snacks' }).press('ArrowUp');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(headings().nth(5)).toHaveText('Snacks');
    await context.setOffline(false);
  });

  await test.step('another device shows the same list in the same order', async () => {
    const other = await browser.newContext({ baseURL: server.url });
    await other.request.post(`${server.url}/api/auth/authenticate`, { data: account });
    const phone = await other.newPage();
    await phone.goto('/app/shopping-lists');
    await expect(phone.getByRole('textbox', { name: 'List name' })).toHaveValue('saturday');
    for (const [at, name] of ['Frozen', 'Bakery', 'Produce', 'Dairy and eggs', 'Meat and fish', 'Snacks'].entries())
      await expect(headings(phone).nth(at)).toHaveText(name);
    await other.close();
  });
  // what was asked for while there was no network
  consoleErrors.length = 0;
});
