import { expect, expectAccessible, test } from './fixtures.ts';

test('why a recipe that was deleted elsewhere is not saved is read on a phone without a search for it', async ({
  page,
  account,
  signIn,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/app/recipe-book', { account });
  const { token } = await (await page.request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  const added = await page.request.post('/api/recipes/add-recipe', {
    headers,
    multipart: { recipeName: 'Leek soup', serves: '4', ingredients: '[]', method: '[{"step":1,"desc":"Simmer."}]' },
  });
  const { id } = await added.json();
  await page.goto(`/app/recipes/${id}/edit`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leek and potato soup');
  await page.request.delete(`/api/recipes/delete-recipe/${id}`, { headers });

  await page.getByRole('button', { name: 'Update' }).last().click();
  const told = page.getByRole('alert').filter({ hasText: 'It was deleted meanwhile' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  const bottom = await told.evaluate((notice) => notice.getBoundingClientRect().bottom);
  const bar = await page.getByRole('navigation').last().boundingBox();
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole('button', { name: 'Save As New' }).last().click();
  await expect(page.getByText('Leek and potato soup has been added successfully.')).toBeVisible();
  // what is no longer there
  consoleErrors.length = 0;
});
