import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, runAdmin, test } from './fixtures.ts';
import { openExplore } from './open-explore.ts';

test.describe('what the public site says is so', () => {
  test('the recipes of the home page are in Explore, with the same figures', async ({ page, signIn }) => {
    await page.goto('/');
    const shown = await page
      .getByRole('region', { name: 'Recipe collection' })
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => ({
          name: card.querySelector('h3')?.textContent ?? '',
          facts: [...card.querySelectorAll('p > span')].map((fact) => fact.textContent),
        })),
      );
    expect(shown.length).toBeGreaterThan(6);
    await signIn('/app/explore');
    await openExplore(page);
    for (const { name, facts } of shown) {
      await page.goto(`/app/explore?search=${encodeURIComponent(name)}`);
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .last();
      for (const fact of facts) await expect(card).toContainText(fact ?? '');
    }
  });

  test('PUB-37 PUB-38 plans are made to settings and goals, and show their calories and nutrients', async ({
    page,
    context,
    account,
    signIn,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Advanced plan generation' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nutrition and calorie tracking' })).toBeVisible();
    await signIn('/app/meal-plans', { premium: true, account });
    await fillBook(context.request, account.email, account.password, true);
    await page.reload();
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('article').getByRole('link').first()).toBeVisible();
    await expect(panel.getByText(/\d+ kcal/).first()).toBeVisible();
    await expect(page.getByText('Protein', { exact: true }).first()).toBeVisible();
  });

  test('PUB-39 a premium user stores more recipes than the free plan holds', async ({ page, signIn, server }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Unlimited recipes' })).toBeVisible();
    const account = await signIn('/app/recipe-book');
    const { token } = await (await page.request.post(`${server.url}/api/auth/authenticate`, { data: account })).json();
    const add = (index: number) =>
      page.request.post(`${server.url}/api/recipes/add-recipe`, {
        headers: { authorization: `Bearer ${token}` },
        multipart: {
          recipeName: `Soup ${index}`,
          type: 'any',
          serves: '1',
          ingredients: '[]',
          method: '[]',
          tags: '[]',
        },
      });
    for (let index = 1; index <= 35; index += 1) expect((await add(index)).status()).toBe(200);
    expect((await add(36)).status()).toBe(403);
    runAdmin(server, 'grant-premium', account.email, '--months', '1');
    expect((await add(36)).status()).toBe(200);
  });

  test('PUB-40 a premium user hands a list on to a supermarket', async ({ page, signIn }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Straight to your basket' })).toBeVisible();
    await signIn('/app/shopping-lists', { premium: true });
    await page.getByRole('button', { name: 'Add to Produce' }).click();
    const field = page.getByRole('combobox', { name: 'Name', exact: true });
    await field.fill('carrot');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('button', { name: /Hand on|Share|Send/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /supermarket/i }).click();
    await expect(page.getByRole('dialog', { name: /supermarket/i })).toBeVisible();
  });

  test('PUB-41 Explore offers premium recipes', async ({ page, signIn }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Exclusive premium recipes' })).toBeVisible();
    await signIn('/app/explore', { premium: true });
    await expect(page.getByRole('heading', { name: 'Explore Premium Recipes' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('SUP-08 feedback is rewarded by command: a free month, and a mail with the promo code', async ({
  page,
  signIn,
  server,
}) => {
  const account = await signIn('/app/support');
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await page.getByRole('combobox', { name: 'How did you hear about us?' }).selectOption('blog-review');
  await page.getByRole('textbox', { name: 'Your feedback' }).fill('The soup was good.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();

  const listed = runAdmin(server, 'feedback', 'list');
  const id =
    listed
      .split('\n')
      .find((line) => line.includes(account.email))
      ?.split('  ')[0] ?? '';
  expect(listed).toContain('The soup was good.');
  expect(runAdmin(server, 'feedback', 'reward', id)).toContain(`${account.email} has premium until`);
  expect(() => runAdmin(server, 'feedback', 'reward', id)).toThrow(/rewarded before/);

  await page.goto('/dev/mailbox');
  const mail = page.getByRole('article').filter({ hasText: account.email }).first();
  await expect(mail.getByRole('heading', { name: 'Your free month of Premium' })).toBeVisible();
  await expect(mail).toContainText(/SORREL-[A-Z2-9]{4}-[A-Z2-9]{4}/);
  await expectAccessible(page);
});
