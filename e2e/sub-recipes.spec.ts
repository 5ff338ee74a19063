import type { APIRequestContext } from '@playwright/test';
import { ingredientsOf } from './fill-book.ts';
import { type Account, expect, expectAccessible, test } from './fixtures.ts';

async function addRecipe(
  request: APIRequestContext,
  account: Account,
  recipeName: string,
  lines: string,
  step: string,
  linked: readonly object[] = [],
) {
  const { token } = await (await request.post('/api/auth/authenticate', { data: account })).json();
  const reply = await request.post('/api/recipes/add-recipe', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      recipeName,
      type: 'dinner',
      serves: '4',
      prepTime: '10',
      cookTime: '25',
      ingredients: JSON.stringify([...linked, ...ingredientsOf(lines)]),
      method: JSON.stringify([{ step: 1, desc: step }]),
      tags: '[]',
    },
  });
  return ((await reply.json()) as { id: string }).id;
}

test('an ingredient is linked to a recipe, bought as what that is made of, and opened while one cooks, without a network too', async ({
  page,
  context,
  account,
  signIn,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/app/recipe-book', { account });
  await addRecipe(page.request, account, 'Pizza dough', 'strong flour, 500, g; dried yeast, 7, g', 'Knead well.');
  const id = await addRecipe(
    page.request,
    account,
    'Pizza',
    'pizza dough, 0.5, ; mozzarella, 200, g',
    'Bake the pizza dough.',
  );

  await page.goto(`/app/recipes/${id}/edit`);
  await page.getByRole('button', { name: 'Use your recipe ‘Pizza dough’' }).click();
  await expect(page.getByText('Pizza dough: half of it')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Update' }).last().click();
  expect((await saved).status()).toBe(200);

  await page.goto(`/app/recipes/${id}/pizza`);
  await expect(page.getByText('half of it')).toBeVisible();
  await expectAccessible(page);
  const { token } = await (await page.request.post('/api/auth/authenticate', { data: account })).json();
  const list = await page.request.post('/api/lists/of-recipes', {
    headers: { authorization: `Bearer ${token}` },
    data: { recipes: [{ id, portions: 4 }] },
  });
  expect(await list.text()).toContain('flour');
  expect(await list.text()).not.toContain('"name":"pizza dough"');

  const read = page.waitForResponse(
    (response) => response.url().includes('get-recipe') && !response.url().includes(id),
  );
  await page.goto(`/app/recipes/${id}/cook`);
  await read;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'How to make Pizza dough' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pizza dough' });
  await expect(dialog.getByText('250 g')).toBeVisible();
  await expect(dialog.getByText('Knead well.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await context.setOffline(false);
  // a drawing that nobody had seen yet is not on the device
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((line) => !/ERR_INTERNET.*\/food\//.test(line)),
  );
});

for (const [where, width, height] of [
  ['a tablet', 820, 1180],
  ['a phone', 390, 844],
] as const) {
  test(`on ${where} a recipe that is in one of two cooked beside each other opens from its step, without a network too`, async ({
    page,
    context,
    account,
    signIn,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn('/app/recipe-book', { account });
    const dough = await addRecipe(page.request, account, 'Pizza dough', 'strong flour, 500, g', 'Knead well.');
    const pizza = await addRecipe(page.request, account, 'Pizza', 'mozzarella, 200, g', 'Bake the pizza dough.', [
      { id: 'd', name: 'pizza dough', quantity: 0.5, unit: '', possibleUnits: [], recipeId: dough },
    ]);
    const salad = await addRecipe(page.request, account, 'Salad', 'cucumber, 1, ', 'Slice the cucumber.');
    const read = page.waitForResponse((response) => response.url().includes(`get-recipe/${dough}`));
    await page.goto(`/app/recipes/${salad}/cook?with=${pizza}`);
    await read;
    const other = page.getByRole('button', { name: /^Change to Pizza/ });
    if (width < 721) await other.click();
    const lane = page.getByRole('article', { name: 'Pizza' });
    await lane.getByRole('button', { name: 'More portions' }).click();
    await expect(lane.getByText('5 portions')).toBeVisible();
    await lane.getByRole('button', { name: 'Fewer portions' }).click();
    await lane.getByRole('button', { name: 'Start', exact: true }).click();
    await context.setOffline(true);
    await lane.getByRole('button', { name: 'How to make Pizza dough' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pizza dough' });
    await expect(dialog.getByText('250 g')).toBeVisible();
    await expect(dialog.getByText('Knead well.')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
    await context.setOffline(false);
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !line.includes('ERR_INTERNET')));
  });
}
