import { expect, type Locator } from '@playwright/test';
import { fillBook } from './fill-book.ts';
import { test } from './fixtures.ts';

test('the bars of the days of a week are of one length, whatever stands beside them', async ({
  page,
  signIn,
  account,
}) => {
  await signIn('/app/recipe-book', { account, premium: true });
  await fillBook(page.request, account.email, account.password, true);
  await page.goto('/app/meal-plans');
  await page.getByRole('button', { name: 'Pick for me, breakfast' }).click();
  await expect(page.getByRole('tabpanel').getByRole('article').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Insights' }).click();
  const bars = page.getByRole('dialog').getByRole('img', { name: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day: / });
  await expect(bars).toHaveCount(7);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const lengths = await bars.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(new Set(lengths).size, `at ${width} px: ${lengths.join(', ')}`).toBe(1);
  }
});

test('where the system sets the colours, what is chosen and what is switched is still told apart', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('/app/spinner', { premium: true });
  const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  const types = page.getByRole('group', { name: 'Meal type' });
  expect(await ground(types.getByRole('button', { name: 'All' }))).not.toBe(
    await ground(types.getByRole('button', { name: 'Lunch' })),
  );
  const track = page.locator('label', { hasText: 'Favourites only' }).locator('i');
  const off = await ground(track);
  expect(off).not.toBe(await ground(page.locator('body')));
  await page.getByRole('switch', { name: 'Favourites only' }).check();
  await expect.poll(() => ground(track)).not.toBe(off);
  await page.goto('/app/meal-plans');
  expect(await ground(page.getByRole('tab', { selected: true }).first())).not.toBe(
    await ground(page.getByRole('tab', { selected: false }).first()),
  );
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const tabs = page.getByRole('dialog').getByRole('tab');
  await expect(tabs).toHaveCount(2);
  expect(await ground(tabs.first())).not.toBe(await ground(tabs.last()));
});

test('a question over a dialog dims the dialog too', async ({ page, signIn }) => {
  await signIn('/app/recipe-book');
  await page.locator('[aria-haspopup="dialog"]').filter({ hasText: /Free/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByLabel('Full name').fill('Robin Oak');
  const { x, y } = (await dialog.boundingBox())!;
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave your profile?' });
  await expect(question).toBeVisible();
  const [scrim, below] = await page.evaluate(
    ([left, top]) => {
      const stack = document.elementsFromPoint(left, top);
      const see = ({ backgroundColor }: CSSStyleDeclaration) =>
        !['rgba(0, 0, 0, 0)', 'transparent'].includes(backgroundColor);
      const seen = stack.filter((one) => see(getComputedStyle(one)));
      return [seen[0]?.closest('[role]')?.getAttribute('role'), seen[1]?.closest('[role=dialog]') !== null];
    },
    [x + 40, y + 40] as const,
  );
  expect({ scrim, below }).toEqual({ scrim: 'presentation', below: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('how much of a long list is left stays on one line', async ({ page, signIn, account }) => {
    await signIn('/app/recipe-book', { account });
    const { token } = await (await page.request.post('/api/auth/authenticate', { data: account })).json();
    const item = (_: unknown, place: number) => ({ name: `thing ${place}`, quantity: 1, unit: '', meals: [] });
    const saved = await page.request.post('/api/lists/save', {
      headers: { authorization: `Bearer ${token}` },
      data: { name: 'feast', shoppingList: { other: Array.from({ length: 118 }, item) } },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await page.goto('/app/shopping-lists');
    const toGo = page.getByText('118 to go', { exact: true });
    await expect(toGo).toBeVisible();
    const lines = await toGo.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('what is on its way has the shape of what comes, and what stands in a row stands in its middle', async ({
    page,
    signIn,
    account,
  }) => {
    await signIn('/app/recipe-book', { account });
    await fillBook(page.request, account.email, account.password, false);
    const middleOf = async (one: Locator) => {
      const { y, height } = (await one.boundingBox())!;
      return y + height / 2;
    };
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/recipes\/user-recipes/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    const sketch = page.locator('[aria-busy=true] > :first-child > :first-child');
    await expect(sketch).toBeVisible();
    const shapeOf = async (one: Locator) => {
      const box = await one.boundingBox();
      return box && [box.x, box.width, box.height].map(Math.round);
    };
    const expected = await shapeOf(sketch);
    release();
    await expect.poll(() => shapeOf(page.getByRole('article').first().locator('.cover'))).toEqual(expected);
    const search = page.getByRole('searchbox', { name: 'Search your recipes' });
    for (const name of [/^Filters/, 'Meal Spinner'])
      expect(
        Math.abs((await middleOf(page.getByRole('button', { name }).first())) - (await middleOf(search))),
      ).toBeLessThan(1);

    await page.getByRole('link', { name: 'Greek salad with chickpeas' }).click();
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Greek salad with chickpeas');
    await expect(crumb).toBeVisible();
    // there is room for the whole name beside the way back
    expect(
      await crumb.evaluate(({ parentElement: item }) => (item?.scrollWidth ?? 0) - (item?.clientWidth ?? 0)),
    ).toBeLessThanOrEqual(0);
    const bar = page.getByRole('banner');
    const brand = bar.getByRole('link', { name: 'Sorrel' });
    expect(
      Math.abs((await middleOf(brand)) - (await middleOf(bar.getByRole('button', { name: 'Account' })))),
    ).toBeLessThan(1);
  });
});
