import type { APIRequestContext, Page } from '@playwright/test';
import { expect, makeAccount, runAdmin, test } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** Text that is a program wherever it is taken for one. Names of plans and lists are kept in lower case. */
const script = (field: string) =>
  `${field} <img src=x onerror="window.taken='${field}'"><script>window.taken='${field}'</script>{{7*7}}"'><svg onload=taken=1>`;
/** Tags are at most 40 characters long. */
const TAG = '<svg onload=taken=1><b>tag';

interface Written {
  recipeId: string;
  planId: string;
}

/** A recipe, a tag, a plan, a list and a profile with a script in every text they have. */
async function writeEverything(request: APIRequestContext, headers: Record<string, string>): Promise<Written> {
  const send = async (method: 'post' | 'put', path: string, options: object) => {
    const reply = await request[method](path, { headers, ...options });
    expect(reply.status(), `${path}: ${await reply.text()}`).toBeLessThan(300);
    return reply.json();
  };
  const tag = await send('post', '/api/recipes/add-tag', { data: { name: TAG, icon: 'tag' } });
  const recipe = await send('post', '/api/recipes/add-recipe', {
    multipart: {
      recipeName: script('recipe'),
      caption: script('caption'),
      type: 'dinner',
      serves: '1',
      ingredients: JSON.stringify([
        {
          id: 'i"><b>',
          name: script('ingredient'),
          quantity: 1,
          unit: '<b>unit</b>',
          possibleUnits: ['<b>unit</b>'],
          original: script('original'),
          preparation: script('preparation'),
        },
      ]),
      method: JSON.stringify([{ desc: script('step') }]),
      notes: script('notes'),
      source: 'javascript:window.taken=1',
      tags: JSON.stringify([tag.tag_id]),
      nutrients: JSON.stringify([{ name: script('nutrient'), amount: 1, unit: '<b>' }]),
    },
  });
  const empty = { breakfast: [], lunch: [], dinner: [], snack: [] };
  const meal = {
    id: recipe.id,
    name: script('meal'),
    tags: [TAG],
    image_urls: [],
    ingredient_names: [script('cover')],
  };
  const plan = await send('post', '/api/plans/save', {
    data: { name: script('plan').slice(0, 90), plan: [{ ...empty, dinner: [meal] }, ...Array(6).fill(empty)] },
  });
  const item = {
    name: script('item'),
    quantity: 1,
    unit: '<b>unit</b>',
    meals: [script('meal of item')],
    quantityDescription: script('amount'),
  };
  await send('post', '/api/lists/save', {
    data: { name: script('list').slice(0, 90), shoppingList: { other: [item], frozen: [] } },
  });
  await send('put', '/api/auth/update-profile', {
    multipart: { first_name: script('first').slice(0, 100), last_name: '<b>last' },
  });
  await send('post', '/api/auth/feedback', { data: { howDidYouHear: 'other', text: script('feedback') } });
  return { recipeId: recipe.id, planId: plan.mealPlanId };
}

/** Watches for anything of ours that came to life: dialogs, refused scripts, elements made of text. */
async function watch(page: Page) {
  const found: string[] = [];
  page.on('dialog', async (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation;
      tell(`refused by the policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return async (shown: RegExp | string) => {
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { taken?: unknown }).taken)).toBeUndefined();
    await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0);
    // the bookmarklet is ours, and made of no text that anybody wrote
    const scripts = page.locator('a[href^="javascript:" i]').filter({ hasNotText: /^Save to Sorrel$/ });
    await expect(scripts).toHaveCount(0);
    expect(found).toEqual([]);
  };
}

async function tokenOf(server: RunningServer, request: APIRequestContext, account: object) {
  const reply = await request.post(`${server.url}/api/auth/authenticate`, {
    data: account,
    headers: { 'user-agent': script('device') },
  });
  return { authorization: `Bearer ${(await reply.json()).token}` };
}

test('scripts stored in every text are shown as text on every screen', async ({
  page,
  context,
  server,
  account,
  signIn,
}) => {
  test.setTimeout(180_000);
  runAdmin(server, 'grant-premium', account.email, '--months', '1');
  const { recipeId, planId } = await writeEverything(context.request, await tokenOf(server, context.request, account));
  const expectText = await watch(page);

  await test.step('recipe book, recipe, form', async () => {
    await signIn('/app/recipe-book', { account });
    await expectText(/recipe <img src=x/i);
    await page.goto(`/app/recipes/${recipeId}/x`);
    await expectText(/recipe <img src=x/i);
    await expectText(/step <img src=x/i);
    await expectText(/notes <img src=x/i);
    await expectText(/ingredient <img src=x/i);
    await page.goto(`/app/recipes/${recipeId}/edit`);
    await expect(page.getByRole('textbox', { name: /name/i }).first()).toHaveValue(/recipe <img src=x/);
    expect(await page.evaluate(() => (window as unknown as { taken?: unknown }).taken)).toBeUndefined();
  });

  await test.step('plans', async () => {
    await page.goto('/app/meal-plans');
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.getByRole('button', { name: /^plan <img/ }).click();
    await expectText(/recipe <img src=x/i);
  });

  await test.step('shopping lists: a saved one, and that of the plan', async () => {
    await page.goto('/app/shopping-lists');
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.getByRole('button', { name: /^list <img/ }).click();
    await expectText(/item <img src=x/i);
    await page.goto(`/app/shopping-lists?plan=${planId}`);
    await expectText(/ingredient <img src=x/i);
  });

  await test.step('spinner', async () => {
    await page.goto('/app/spinner');
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await expectText(/recipe <img src=x/i);
  });

  await test.step('account, with devices that name themselves so', async () => {
    await page.goto('/app/recipe-book');
    await page.getByRole('button', { name: /^first <img/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Account' });
    await expectText(/first <img src=x/i);
    await dialog.getByRole('tab', { name: 'Settings' }).click();
    await expect(dialog.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expectText(/first <img src=x/i);
  });

  await test.step('the local mailbox', async () => {
    await page.goto('/dev/mailbox');
    await expectText(/feedback <img src=x/i);
  });
});

test("an administrator's recipe is text on the screens of everybody else", async ({
  page,
  context,
  server,
  signIn,
}) => {
  const admin = await makeAccount(server.url);
  runAdmin(server, 'make-admin', admin.email);
  const headers = await tokenOf(server, context.request, admin);
  const added = await context.request.post('/api/recipes/add-recipe', {
    headers,
    multipart: { recipeName: script('published'), caption: script('caption'), category: 'Salads', publish: 'true' },
  });
  expect(added.status(), await added.text()).toBe(200);
  const expectText = await watch(page);
  await signIn('/app/explore');
  await expectText(/published <img src=x/i);
  await page.goto(`/app/explore/${(await added.json()).id}/x`);
  await expectText(/published <img src=x/i);
});

test('scripts in addresses and in imported pages stay text', async ({ page, site, signIn }) => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: script('imported'),
    recipeIngredient: [`2 cups ${script('flour')}`],
    recipeInstructions: [script('stir')],
    url: 'javascript:window.taken=1',
  };
  const body = `<!doctype html><title>x</title><script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  site.pages.set('/attack', { type: 'text/html', body });
  const expectText = await watch(page);
  const attack = encodeURIComponent('<img src=x onerror=window.taken=1>');
  await page.goto(`/auth/verify-email?email=${attack}&expired=true`);
  await expectText(/./);
  await page.goto(`/auth/login?from=javascript:window.taken=1&verified=${attack}`);
  await expectText(/Log in/i);
  await signIn(`/app/recipe-book?search=${attack}`);
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /search/i }))
      .first(),
  ).toHaveValue('<img src=x onerror=window.taken=1>');
  await page.goto(`/app/recipes/add-recipe?url=${encodeURIComponent(`${site.origin}/attack`)}`);
  const address = page.getByRole('textbox', { name: /address|url|link/i }).first();
  await address.fill(`${site.origin}/attack`);
  await address.press('Enter');
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toHaveValue(/imported/);
  expect(await page.evaluate(() => (window as unknown as { taken?: unknown }).taken)).toBeUndefined();
  await expect(page.locator('img[src="x"], [onerror], [onload], a[href^="javascript:" i]')).toHaveCount(0);
});
