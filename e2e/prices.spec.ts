import type { Page } from '@playwright/test';
import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Price of/ });

/** Opens the plan settings where they speak of prices. */
async function openPrices(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const prices = page.getByRole('group', { name: 'Prices' });
  await prices.scrollIntoViewIfNeeded();
  return prices;
}

test('prices typed on the list and in the plan settings say what a week and its list cost, and never more than is known', async ({
  page,
  context,
  signIn,
  account,
}) => {
  await signIn('/app/meal-plans', { premium: true, account });
  await fillBook(context.request, account.email, account.password, true);
  await page.reload();
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByText(/Your week is ready/)).toBeAttached();
  // nothing is priced: nothing is said, and no week costs nothing
  await expect(page.getByText(/for the week|What the week costs/)).toHaveCount(0);

  // in the settings: words are no price, and are kept to be mended
  const prices = await openPrices(page);
  const find = prices.getByRole('textbox', { name: 'Food to add a price for' });
  await find.fill('eggs');
  await page.keyboard.press('Enter');
  const price = dialog(page).getByRole('textbox', { name: 'Price' });
  await expect(dialog(page).getByRole('combobox', { name: 'Unit' })).toHaveValue('');
  await price.fill('9.90 per kg');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Please write the price as a number, such as 9.90.')).toBeVisible();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('9.90 per kg');
  await expectAccessible(page);
  await price.fill('3,20');
  await dialog(page).getByRole('textbox', { name: 'For' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(find).toBeFocused();
  await expect(prices.getByText('£3.20 for 10')).toBeVisible();

  // the second price of a food takes the place of the first, under whatever name it was found
  await find.fill('egg');
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('3.20');
  await price.fill('4');
  await page.keyboard.press('Enter');
  await expect(prices.getByText('£4.00 for 10')).toBeVisible();
  await expect(prices.getByRole('listitem')).toHaveCount(1);

  // another currency converts nothing
  await prices.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await expect(prices.getByText('€4.00 for 10')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // two eggs in the one shakshuka of the week, and everything else unknown
  const sum = page.getByText(/^At least €0\.80 for the week; \d+ foods have no price that fits$/);
  await expect(sum).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'What costs most' }).click();
  const week = page.getByRole('dialog', { name: 'What the week costs' });
  await expect(week.getByRole('listitem').filter({ hasText: 'Green shakshuka' })).toContainText('at least €0.80');
  await expect(week.getByRole('listitem').filter({ hasText: 'Lentil soup' })).toContainText('not known');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'What costs most' })).toBeFocused();

  // cheaper meals are a wish that is kept
  await openPrices(page);
  await page.getByRole('switch', { name: 'Prefer cheaper meals' }).click();
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest(/\/api\/plans\/generate/);
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ wishes: { cheaper: true } });

  // on the list, from the menu of what is bought
  await page.getByRole('button', { name: 'Shopping List', exact: true }).click();
  await page.waitForURL(/shopping-lists/);
  await expect(page.getByText(/^1 of \d+ foods has a price: at least €0\.80$/)).toBeVisible();
  await page.getByRole('button', { name: 'More for Salmon' }).click();
  await page.getByRole('menuitem', { name: 'Price…' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Unit' })).toHaveValue('kg');
  await price.fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 of \d+ foods have a price: at least €3\.40$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for Salmon' })).toBeFocused();
  await expectAccessible(page);
});

test('what another tab changed is seen, a price is removed with the focus beside it, and a failing call loses nothing', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  await signIn('/app/meal-plans');
  const prices = await openPrices(page);
  for (const food of ['leek', 'milk']) {
    // which units the food has comes a moment after the dialog: before that, Enter only shows them
    const known = page.waitForResponse(/\/prices\/food/);
    await prices.getByRole('textbox', { name: 'Food to add a price for' }).fill(food);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('textbox', { name: 'Price' }).fill('2');
    await known;
    await dialog(page)
      .getByRole('combobox', { name: 'Unit' })
      .selectOption(food === 'milk' ? 'l' : 'kg');
    await dialog(page).getByRole('button', { name: 'Save price' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  const other = await context.newPage();
  await other.goto('/app/meal-plans');
  const there = await openPrices(other);
  await there.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
  await expect(there.getByText(/CHF.2\.00 per kg/)).toBeVisible();

  // this one still reads pounds, since it does not hear of the change before it has sent: that is refused, said, and kept to be sent again
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/prices'));
  await page.route(/\/api\/lists\/prices$/, async (route) => {
    if (route.request().method() === 'GET') await sent;
    await route.continue();
  });
  await prices.getByRole('button', { name: 'Change the price of leek' }).click();
  const price = dialog(page).getByRole('textbox', { name: 'Price' });
  await price.fill('3,50');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(price).toHaveValue('3,50');
  await dialog(page).getByRole('button', { name: 'Save price' }).click();
  await expect(prices.getByText(/CHF.3\.50 per kg/)).toBeVisible();
  await expect(prices.getByRole('button', { name: 'Change the price of leek' })).toBeFocused();

  await prices.getByRole('button', { name: 'Remove the price of leek' }).click();
  await expect(prices.getByRole('button', { name: 'Remove the price of milk' })).toBeFocused();

  // without the server: what was typed stays, what is needed is said, and it is sent when it is there again
  await context.setOffline(true);
  await prices.getByRole('button', { name: 'Change the price of milk' }).click();
  await price.fill('1,15');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert').first()).toContainText(/network|connection/);
  await expect(price).toHaveValue('1,15');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Save price' }).click();
  await expect(prices.getByText(/CHF.1\.15 per l/)).toBeVisible();
  // in the dialog too the focus finds a place when the row is gone
  await prices.getByRole('button', { name: 'Change the price of milk' }).click();
  await dialog(page).getByRole('button', { name: 'Remove price' }).click();
  await expect(prices.getByText('No food has a price yet.')).toBeVisible();
  await expect(prices.getByRole('textbox', { name: 'Food to add a price for' })).toBeFocused();
  // the browser writes down what was refused and what did not arrive
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !/409|ERR_INTERNET/.test(line)));
});
