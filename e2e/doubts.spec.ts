import { expect, expectAccessible, test } from './fixtures.ts';
import { makePng, recipePage } from './recipe-sites.ts';

test('what an import was not sure of outlives a reload and a device, and is answered once', async ({
  page,
  browser,
  site,
  server,
  signIn,
}) => {
  test.setTimeout(120_000);
  // lines without amounts, and a total that is shorter than its parts
  const body = recipePage(site.origin, 'Pan of greens')
    .replace(
      /"recipeIngredient":\[[^\]]*\]/,
      '"recipeIngredient":["chickpeas","spinach","onions","olive oil","2 lemons"]',
    )
    .replace('"totalTime":"PT20M"', '"totalTime":"PT1M"');
  site.pages.set('/doubts', { type: 'text/html; charset=utf-8', body });
  site.pages.set('/pan.png', { type: 'image/png', body: makePng(400, 300) });
  const account = await signIn('/app/recipes/add-recipe');
  await page.getByRole('textbox', { name: 'Recipe address' }).fill(`${site.origin}/doubts`);
  await page.getByRole('button', { name: 'Fill' }).click();
  const toLookAt = page.getByRole('region', { name: 'To look at' });
  await expect(toLookAt.getByRole('button', { name: 'Unusual times' })).toBeVisible();
  await page.reload();
  await expect(toLookAt.getByRole('button', { name: 'Unusual times' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Recipe +' }).click();
  await page.getByRole('link', { name: 'Open recipe' }).click();
  const times = page.getByRole('complementary', { name: 'In doubt about the times' });
  await expect(times).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  await other.request.post(`${server.url}/api/auth/authenticate`, { data: account });
  const phone = await other.newPage();
  await phone.goto(page.url());
  const shown = phone.getByRole('complementary', { name: 'In doubt about the times' });
  await shown.getByRole('link', { name: 'Change the times' }).click();
  await expect(phone.locator('#doubt-implausible-time')).toBeFocused();
  await phone.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'I have looked' }).click();
  await expect(phone.locator('#doubt-implausible-time')).toHaveCount(0);
  await other.close();

  await page.reload();
  const amounts = page.getByRole('complementary', { name: 'In doubt about the ingredients' });
  await expect(amounts).toBeVisible();
  await expect(times).toHaveCount(0);
  await amounts.getByRole('button', { name: 'It is right as it is' }).click();
  await expect(page.getByText(/^The import was not sure/)).toHaveCount(0);
});
