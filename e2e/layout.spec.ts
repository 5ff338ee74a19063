import { expect, type Locator, type Page } from '@playwright/test';
import { fillBook } from './fill-book.ts';
import { expectAccessible, test } from './fixtures.ts';

const LONG_NAME =
  'Slow-roasted Mediterranean vegetable and chickpea traybake with preserved lemon, whipped feta and herbs';

const tokenOf = async (page: Page, account: { email: string; password: string }) => {
  const reply = await page.request.post('/api/auth/authenticate', { data: account });
  return `Bearer ${(await reply.json()).token}`;
};

/** The words on the page that stand on two lines or more: broken for want of room. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const node = element.firstChild;
      if (!(node instanceof Text)) return [];
      return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

test('no name of a shopping list is broken into letters by its amount', async ({ page, signIn }) => {
  await signIn('/app/shopping-lists');
  await page.getByRole('button', { name: 'Add to Other' }).click();
  const nameField = page.getByRole('combobox', { name: 'Name', exact: true });
  for (const line of ['2.7 l water', '2 tbsp water', '112.5 g smoked mackerel fillet', '2.3 pinches black pepper']) {
    await nameField.fill(line);
    await nameField.press('Enter');
    await expect(nameField).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Done' }).click();
  for (const width of [1440, 1280, 1024, 390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('li [data-words] > :first-child').first()).toBeVisible();
    expect(await brokenWords(page, 'li [data-words] > :first-child'), `at ${width} px`).toEqual([]);
    expect(await brokenWords(page, 'li [data-words] > :nth-child(2)'), `at ${width} px`).toEqual([]);
  }
});

test('the sign of a new tab stands beside the amount of an item that is looked for in a shop', async ({
  page,
  signIn,
}) => {
  await signIn('/app/shopping-lists', { premium: true });
  await page.getByRole('button', { name: 'Add to Other' }).click();
  const nameField = page.getByRole('combobox', { name: 'Name', exact: true });
  await nameField.fill('200 g spinach');
  await nameField.press('Enter');
  await expect(nameField).toHaveValue('');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Hand on' }).click();
  await page.getByRole('menuitem', { name: 'Send to supermarket' }).click();
  await page.getByRole('button', { name: 'Send 1 item' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: /Spinach/i });
  for (const width of [1440, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const end = link.locator('span:has(> svg)');
    const [words, icon] = [(await end.boundingBox())!, (await end.locator('svg').boundingBox())!];
    expect(icon.y + icon.height / 2, `at ${width} px`).toBeGreaterThan(words.y);
    expect(words.height, `at ${width} px`).toBeLessThan(icon.height * 2);
  }
});

test('PLAN-16 PLAN-17 the results of the day and the goals stand right of the meals wherever the spine does', async ({
  page,
  signIn,
}) => {
  await signIn('/app/meal-plans', { premium: true });
  const aside = page.getByRole('complementary', { name: 'Nutrition' });
  for (const [width, font] of [
    [1440, 'small'],
    [1365, 'small'],
    [1280, 'small'],
    [1024, 'small'],
    [980, 'small'],
    [1280, 'large'],
    [980, 'large'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((value) => document.documentElement.setAttribute('data-font', value), font);
    const where = `at ${width} px, ${font} font`;
    // what comes above them a moment later moves both, one box after the other
    await expect(async () => {
      const [panel, meals] = [(await aside.boundingBox())!, (await page.getByRole('tabpanel').boundingBox())!];
      expect(panel.x, where).toBeGreaterThan(meals.x + meals.width);
      expect(Math.abs(panel.y - meals.y), where).toBeLessThan(2);
    }).toPass({ timeout: 5_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    // nothing in the panels is wider than they are
    const wider = await aside.evaluate((panels) =>
      [...panels.querySelectorAll('*')]
        .filter((one) => one.getBoundingClientRect().right > panels.getBoundingClientRect().right + 1)
        .map((one) => one.className),
    );
    expect(wider, where).toEqual([]);
  }
  await page.setViewportSize({ width: 979, height: 900 });
  expect((await aside.boundingBox())!.x).toBeLessThan(100);
});

test('the account dialog has its rail down to the edge and Save at hand, wherever the pane is scrolled to', async ({
  page,
  signIn,
}) => {
  await signIn('/app/recipe-book');
  for (const [width, height] of [
    [1440, 700],
    [1024, 600],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page
      .locator('[aria-haspopup="dialog"]')
      .filter({ hasText: /Free/ })
      .or(page.getByRole('button', { name: 'Account', exact: true }))
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Account' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeInViewport({ ratio: 1 });
    if (width > 720) {
      const pane = dialog.getByRole('tabpanel');
      await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(dialog.getByRole('button', { name: 'Log Out' })).toBeInViewport({ ratio: 1 });
      const [box, side] = [
        (await dialog.boundingBox())!,
        (await dialog.getByRole('button', { name: 'Log Out' }).locator('xpath=..').boundingBox())!,
      ];
      expect(Math.abs(side.y + side.height - (box.y + box.height))).toBeLessThan(2);
    }
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a long title leaves no hole under the picture of a recipe, and Support begins where every page does', async ({
  page,
  signIn,
  account,
}) => {
  await signIn('/app/recipe-book', { account });
  const saved = await page.request.post('/api/recipes/add-recipe', {
    headers: { authorization: await tokenOf(page, account) },
    multipart: {
      recipeName: LONG_NAME,
      caption: 'A long caption. '.repeat(12),
      type: 'dinner',
      serves: '4',
      prepTime: '10',
      cookTime: '40',
      ingredients: '[]',
      method: JSON.stringify([{ step: 1, desc: 'Roast everything.' }]),
      tags: '[]',
      calculateNut: 'false',
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: LONG_NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await page.locator('article .cover').first().boundingBox())!;
    const method = (await page.getByRole('heading', { name: 'Method' }).boundingBox())!;
    expect(method.y - (picture.y + picture.height), `at ${width} px`).toBeLessThan(50);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((one) => one.getBoundingClientRect().height),
    ).toBeLessThan(240);
  }
  const left = async (path: string) => {
    await page.goto(path);
    return (await page.getByRole('heading', { level: 1 }).boundingBox())!.x;
  };
  expect(await left('/app/support')).toBe(await left('/app/recipe-book'));
});

test('a page opened by its address begins at its top, and Back finds the place that was left', async ({
  page,
  signIn,
  account,
}) => {
  await signIn('/app/recipe-book', { account });
  await fillBook(page.request, account.email, account.password, false);
  await page.reload();
  const card = page.getByRole('article').first();
  const place = () => page.evaluate(() => window.scrollY);
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(place).toBe(300);
  await page.goto('/app/explore');
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeInViewport();
  await expect(card).toBeAttached();
  expect(await place()).toBe(0);
  await page.goto('/app/recipe-book');
  await expect(card).toBeAttached();
  expect(await place()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(place).toBe(300);
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(card).toBeAttached();
  await expect.poll(place).toBe(300);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the lock of an empty slot stands beside its words, and no grip lies in the circle of an item', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/meal-plans');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const lock = (await page.getByRole('button', { name: 'Keep breakfast empty' }).boundingBox())!;
      const pick = (await page.getByRole('button', { name: 'Pick for me, breakfast' }).boundingBox())!;
      expect(lock.y, `at ${width} px`).toBeLessThan(pick.y);
    }
    await page.goto('/app/shopping-lists');
    await page.getByRole('button', { name: 'Add to Other' }).tap();
    const nameField = page.getByRole('combobox', { name: 'Name', exact: true });
    await nameField.fill('water');
    await nameField.press('Enter');
    await expect(nameField).toHaveValue('');
    await page.getByRole('button', { name: 'Done' }).tap();
    const row = page.getByRole('listitem').filter({ hasText: 'Water' });
    const grip = page.getByRole('button', { name: 'Move Water to another aisle' });
    const [circle, held] = [(await row.getByRole('checkbox').boundingBox())!, (await grip.boundingBox())!];
    expect(held.x + held.width).toBeLessThanOrEqual(circle.x + 1);
  });

  test('the first recipe stands in the upper third, and the counter covers nothing at the end of a page', async ({
    page,
    signIn,
    account,
  }) => {
    await signIn('/app/recipe-book', { account });
    await fillBook(page.request, account.email, account.password, false);
    await page.reload();
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())!.y).toBeLessThan(844 / 3);
    const places = page.getByRole('navigation', { name: 'Sections' });
    for (const [width, font] of [
      [390, 'small'],
      [360, 'large'],
      [320, 'large'],
    ] as const) {
      const where = `at ${width} px, ${font} font`;
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((value) => document.documentElement.setAttribute('data-font', value), font);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const pages = page.getByRole('navigation', { name: 'Pages' });
      const [end, bar] = [(await pages.boundingBox())!, (await places.boundingBox())!];
      expect(end.y + end.height, where).toBeLessThan(bar.y);
      expect(bar.y + bar.height, where).toBeGreaterThan(690);
    }
  });

  test('GUARD-14 the places of the counter lead on, and Back closes what More opened', async ({ page, signIn }) => {
    await signIn('/app/recipe-book');
    for (const name of ['Meal Plans', 'Shopping Lists', 'Explore', 'Recipe Book']) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).tap();
      await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await page.getByRole('button', { name: 'More sections' }).tap();
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
    await expectAccessible(page);
  });

  test('a menu is a sheet at the bottom, over the counter: Escape, Back and a press beside it close it', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/shopping-lists');
    const more = page.getByRole('toolbar', { name: 'Shopping list' }).getByRole('button', { name: 'More' });
    const menu = page.getByRole('menu');
    await more.tap();
    await expect(menu).toBeVisible();
    for (const name of ['Load', 'Save', 'Settings', 'Copy as text'])
      await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const { x, y, width, height } = (await menu.boundingBox())!;
        return [x, width, y + height];
      })
      .toEqual([0, 390, 844]);
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/shopping-lists$/);
    await more.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(195, 100);
    await expect(menu).toHaveCount(0);
    await more.tap();
    await menu.getByRole('menuitem', { name: 'Settings' }).tap();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('a line of many foods offers to be split in words that break, and leaves nothing wider than the phone', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/recipes/add-recipe');
    const search = page.getByRole('combobox', { name: 'Search ingredients' });
    await search.fill('300 g sweet potatoes and butternut squash');
    await search.press('Enter');
    const split = page.getByRole('button', { name: 'Split into sweet potatoes, butternut squash' });
    await expect(split).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { x, width } = (await split.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  });

  test('the buttons of a meal keep to its card, and a goal to its row, with large letters at 360 px', async ({
    page,
    signIn,
    account,
  }) => {
    await page.addInitScript(() => localStorage.setItem('font', 'large'));
    await signIn('/app/recipe-book', { account, premium: true });
    await fillBook(page.request, account.email, account.password, false);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/app/meal-plans');
    const toolbar = page.getByRole('toolbar', { name: 'Plan' });
    await toolbar.getByRole('button', { name: 'Generate' }).tap();
    const filled = page.getByRole('article').filter({ has: page.getByRole('link') });
    const card = page.getByRole('tabpanel').locator(filled).first();
    await expect(card.getByRole('link')).toBeVisible();
    const edge = async (one: Locator) => {
      const { x, width } = (await one.boundingBox())!;
      return x + width;
    };
    expect(await edge(card.getByRole('button', { name: /^Lock/ }))).toBeLessThanOrEqual(await edge(card));
    const goals = page.getByRole('region', { name: 'Nutrition goals' });
    expect(await edge(goals.getByRole('button', { name: 'More: Calories' }))).toBeLessThan(await edge(goals));
    await toolbar.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Settings' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Plan settings' });
    await dialog.getByRole('tab', { name: 'Nutrition' }).tap();
    expect(await edge(dialog.getByRole('button', { name: 'More: Calories' }))).toBeLessThan(await edge(dialog));
  });
});

test('letters of twice the size get the layout of half the window: nothing is wider than it or lies over something else', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const account = await signIn('/app/recipe-book');
  await fillBook(page.request, account.email, account.password, false);
  const devtools = await page.context().newCDPSession(page);
  // as somebody sets it in the browser
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of [
    'recipe-book',
    'meal-plans',
    'shopping-lists',
    'explore',
    'what-can-i-cook',
    'spinner',
    'kitchen',
  ]) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280);
  }
  await page.goto('/app/recipe-book');
  await page.getByRole('article').getByRole('link').first().click();
  const [method, ingredients] = ['Method', 'Ingredients'].map((name) =>
    page.getByRole('heading', { name, exact: true }),
  );
  await expect(method!).toBeVisible();
  const place = async (one: Locator) => (await one.boundingBox())!;
  expect((await place(method!)).y).toBeGreaterThan((await place(ingredients!)).y);
  await page.setViewportSize({ width: 390, height: 844 });
  const recipe = new URL(page.url()).pathname;
  const edit = recipe.replace(/[^/]+$/, 'edit');
  const others = ['meal-plans', 'shopping-lists', 'spinner', 'what-can-i-cook', 'recipes/add-recipe'].map(
    (path) => `/app/${path}`,
  );
  for (const path of [recipe, edit, ...others, '/', '/features']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByRole('button').last()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('the units of a recipe stand in one line on a phone, with large letters and in German too', async ({
  page,
  signIn,
  account,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await signIn('/app/recipe-book', { account });
  await fillBook(page.request, account.email, account.password, false);
  await page.reload();
  await page.getByRole('link', { name: 'Lentil soup' }).click();
  const units = page.getByRole('radiogroup', { name: 'Einheiten' });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => document.documentElement.setAttribute('data-font', 'large'));
    await expect(units).toBeVisible();
    const tops = await units.locator('label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
