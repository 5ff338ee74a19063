import { expect, expectAccessible, test } from './fixtures.ts';

const ITEMS = 60;
const TICKS = 50;
const ADDITIONS = 10;

test('LIST-16 50 ticks and 10 additions outlive a killed tab, and a server that was down for the last ten', async ({
  page,
  context,
  server,
  signIn,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  await signIn('/app/shopping-lists');
  const name = (index: number) => `Thing ${String.fromCharCode(97 + (index % 26))}${index}`;

  await test.step('a list of 60 things, saved', async () => {
    await page.getByRole('button', { name: 'Add to Other' }).click();
    const field = page.getByRole('combobox', { name: 'Name', exact: true });
    for (let index = 0; index < ITEMS; index += 1) {
      await field.fill(name(index));
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('textbox', { name: 'List name' }).fill('big shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Shopping list saved')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('ticks and additions, the last ten without a server', async () => {
    for (let index = 0; index < TICKS; index += 1) {
      await page.getByRole('checkbox', { name: name(index), exact: true }).click();
    }
    await server.kill();
    await page.getByRole('button', { name: 'Add to Frozen' }).click();
    const field = page.getByRole('combobox', { name: 'Name', exact: true });
    for (let index = 0; index < ADDITIONS; index += 1) {
      await field.fill(`Late thing ${index}`);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/could not be saved/)).toBeVisible();
  });

  await page.close({ runBeforeUnload: false });
  await server.start();
  // what the browser says of calls that found no server
  consoleErrors.splice(0);

  const again = await context.newPage();
  await test.step('a new tab has it all, and the save is made up for', async () => {
    await again.goto('/app/shopping-lists');
    await expect(again.getByText(`${TICKS} of ${ITEMS + ADDITIONS} in the basket`)).toBeVisible();
    await expect(again.getByText('Shopping list saved')).toBeVisible({ timeout: 20_000 });
  });
  await test.step('and the server has it too', async () => {
    await again.getByRole('button', { name: 'Clear' }).click();
    await again.getByRole('button', { name: 'Load' }).click();
    await again.getByRole('button', { name: /^big shop/ }).click();
    await expect(again.getByText(`${TICKS} of ${ITEMS + ADDITIONS} in the basket`)).toBeVisible();
  });
});
