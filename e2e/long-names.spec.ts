import type { Page } from '@playwright/test';
import { ingredientsOf } from './fill-book.ts';
import { type Account, expect, test } from './fixtures.ts';

/** As long as real sites call theirs. */
const DISH = 'Gnocchi with mangetout and sun-dried tomatoes in a cream sauce of Parmesan';
const PERSON = 'Maximiliane Oberhuber-Schwarzenbacher von und zu Hohenstaufen';

const tokenOf = async (page: Page, account: Account): Promise<string> =>
  (await (await page.request.post('/api/auth/authenticate', { data: account })).json()).token;

async function addRecipe(page: Page, account: Account, recipeName: string, ingredients: readonly object[]) {
  const reply = await page.request.post('/api/recipes/add-recipe', {
    headers: { authorization: `Bearer ${await tokenOf(page, account)}` },
    multipart: {
      recipeName,
      serves: '4',
      ingredients: JSON.stringify(ingredients),
      method: JSON.stringify([{ step: 1, desc: 'Serve.' }]),
    },
  });
  return ((await reply.json()) as { id: string }).id;
}

const widthOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a long name of a recipe in a recipe breaks into lines, in the form and while one cooks', async ({
  page,
  account,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/app/recipe-book', { account });
  const below = await addRecipe(page, account, DISH, ingredientsOf('gnocchi, 500, g'));
  const proposed = await addRecipe(page, account, 'Sunday', [{ name: DISH, quantity: 1, unit: '' }]);
  const linked = await addRecipe(page, account, 'Monday', [{ name: DISH, quantity: 1, unit: '', recipeId: below }]);

  await page.goto(`/app/recipes/${proposed}/edit`);
  await expect(page.getByRole('button', { name: `Use your recipe ‘${DISH}’` })).toBeVisible();
  expect(await widthOfPage(page)).toBe(390);

  await page.goto(`/app/recipes/${linked}/cook`);
  await expect(page.getByRole('button', { name: `How to make ${DISH}` })).toBeVisible();
  expect(await widthOfPage(page)).toBe(390);
  const button = await page.getByRole('button', { name: `How to make ${DISH}` }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('a long name of a person is whole beside the pages, and stands on its own ground in the account', async ({
  page,
  account,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('/app/support', { account });
  await page.request.put('/api/auth/update-profile', {
    headers: { authorization: `Bearer ${await tokenOf(page, account)}` },
    multipart: { fullName: PERSON },
  });
  await page.reload();
  const name = page.getByRole('complementary').first().getByText(PERSON);
  await expect(name).toBeVisible();
  expect(await name.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const logOut = dialog.getByRole('button', { name: 'Log Out', exact: true });
  await expect(logOut).toBeAttached();
  const overhang = await logOut.evaluate((button) => {
    const ground = button.parentElement?.getBoundingClientRect();
    return button.getBoundingClientRect().bottom - (ground?.bottom ?? 0);
  });
  expect(overhang).toBeLessThanOrEqual(0);
});

test('somebody with a long name and many wishes stands beside their picture as everybody does', async ({
  page,
  account,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('/app/support', { account });
  await page.request.post('/api/household/persons', {
    headers: { authorization: `Bearer ${await tokenOf(page, account)}` },
    data: {
      name: 'Kleiner Maximilian-Alexander von Hohenstaufen',
      colour: 'vein',
      goal_kcal: 1400,
      diets: ['Vegetarian', 'Nut Free'],
      allergens: ['nuts', 'gluten'],
      excluded_foods: ['Brussels sprouts', 'aubergines', 'mangetout'],
      portion: 0.5,
      away: ['0-lunch', '2-dinner'],
    },
  });
  await page.goto('/app/kitchen');
  const person = page.getByRole('listitem').filter({ hasText: 'Kleiner Maximilian' });
  await expect(person).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [picture, name] = await Promise.all([
      person.locator(':scope > :first-child').boundingBox(),
      person.getByText('Kleiner Maximilian').boundingBox(),
    ]);
    expect(name?.x ?? 0).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  }
});
