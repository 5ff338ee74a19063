import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import type { Name } from './in-language.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function fillList(page: Page, called: (name: Name) => Name) {
  await page.getByRole('button', { name: called('Add'), exact: true }).click();
  const field = page.getByRole('combobox', { name: called('Name'), exact: true });
  for (const item of [
    '3 avocado',
    '2 lemon',
    '300 g cherry tomato',
    '4 red onion',
    '2 l milk',
    '500 g salmon',
    '1 Vollkornhaferflockenbrot',
    '2 broccoli',
  ]) {
    await field.fill(item);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await page.getByRole('button', { name: called('Done') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('in the shop each thing is a large row, the strip says what is left where, and the end empties the basket', {
  tag: '@de',
}, async ({ page, called, signIn }) => {
  await signIn('/app/shopping-lists');
  await fillList(page, called);
  const enter = page.getByRole('button', { name: called('Shop'), exact: true });
  await enter.click();
  const shop = page.getByRole('dialog');
  await expect(shop).toBeVisible();
  await expectAccessible(page);

  await test.step('what is ticked sinks into the basket', async () => {
    const boxes = shop.getByRole('checkbox');
    await expect(boxes).toHaveCount(8);
    await boxes.first().click();
    await expect(shop.getByRole('region', { name: called('In the basket') }).getByRole('checkbox')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('twice as large letters have room, and nothing is beside the window', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    // what is cut off at the edge of the view scrolls nothing
    const beside = await shop
      .getByRole('listitem')
      .locator('*')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > window.innerWidth).length);
    expect(beside).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });

  await test.step('a reload at the shelf stays there, and Back leads to the list', async () => {
    await page.reload();
    await expect(shop).toBeVisible();
    await page.goBack();
    await expect(shop).toHaveCount(0);
    await expect(enter).toBeVisible();
  });

  await test.step('at the end what was bought leaves the list', async () => {
    await enter.click();
    await shop.getByRole('button', { name: called('Finish') }).click();
    await expect(shop.getByRole('heading', { level: 3 })).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(shop.getByRole('checkbox')).toHaveCount(8);
    await shop.getByRole('button', { name: called('Finish') }).click();
    await shop.getByRole('button', { name: called('Finish') }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(7);
    await page.getByRole('button', { name: called('Undo') }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(8);
  });
});
