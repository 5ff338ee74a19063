import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fillBook } from './fill-book.ts';
import { type Account, expect, expectAccessible, test } from './fixtures.ts';

const filled = (page: Page) => page.getByRole('tabpanel').getByRole('article').getByRole('link');

test('PLAN-01 PLAN-02 PLAN-41 PLAN-44 a week is made, kept over a reload, saved and taken to the shopping list', {
  tag: '@de',
}, async ({ page, called, signIn, context, account }) => {
  await signIn('/app/meal-plans', { premium: true, account });
  await fillBook(context.request, account.email, account.password, true);
  await page.reload();

  await expect(page.getByText(called('Nothing here yet'))).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: called('Generate Plan') }).click();
  await expect(page.getByText(/Your week is ready|Deine Woche ist fertig/)).toBeAttached();
  // two breakfasts short of seven: Monday is filled, and what stays empty says why
  await expect(filled(page).first()).toBeVisible();
  const breakfast = await filled(page).first().textContent();
  await page.getByRole('button', { name: called(`Lock ${breakfast}`) }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: called(`Unlock ${breakfast}`) })).toBeVisible();

  await page.getByRole('textbox', { name: called('Plan name') }).fill('  Spring Reset ');
  await page.getByRole('button', { name: called('Save'), exact: true }).click();
  await expect(page.getByText(called('Plan saved'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: called('Plan name') })).toHaveValue('spring reset');

  await page.getByRole('button', { name: called('Clear'), exact: true }).click();
  await expect(page.getByText(called('Nothing here yet'))).toHaveCount(5);
  await page.getByRole('button', { name: called('Load'), exact: true }).click();
  await page.getByRole('button', { name: /^spring reset .*\d/ }).click();
  await expect(page.getByRole('button', { name: called(`Unlock ${breakfast}`) })).toBeVisible();

  // the list takes the plan out of the address once it has opened it, so the address is awaited before the press
  const opened = page.waitForURL(/\/app\/shopping-lists\?plan=[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: called('Shopping List') }).click();
  await opened;
});

/** A premium account with a generated week on the screen, Monday first. */
async function openWeek(
  page: Page,
  context: BrowserContext,
  signIn: (path: string, options: { premium: boolean; account: Account }) => Promise<Account>,
  account: Account,
) {
  await signIn('/app/meal-plans', { premium: true, account });
  await fillBook(context.request, account.email, account.password, true);
  await page.reload();
  // a small book fills the week when meals may come up again
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  for (const name of ['Breakfast', 'Lunch', 'Dinner']) await page.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByText('Your week is ready.', { exact: true })).toBeAttached();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nameIn = async (page: Page, name: string) =>
  (await section(page, name).getByRole('article').getByRole('link').first().textContent()) ?? '';

/** Drags by the mouse in steps, as a hand would. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (start === null || end === null) throw new Error('what is dragged or dropped on is not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + 52, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 });
  await page.mouse.up();
}

test('a meal is dragged to another slot and another day, and moved by keyboard alone', async ({
  page,
  signIn,
  context,
  account,
}) => {
  await openWeek(page, context, signIn, account);
  const breakfast = await nameIn(page, 'Breakfast');
  const dinner = await nameIn(page, 'Dinner');
  await drag(page, section(page, 'Breakfast').getByRole('article'), section(page, 'Dinner').getByRole('article'));
  await expect(section(page, 'Dinner').getByRole('link', { name: breakfast })).toBeVisible();
  await expect(section(page, 'Breakfast').getByRole('link', { name: dinner })).toBeVisible();
  await expect(page.getByText(`${breakfast} was moved to Monday, dinner.`)).toBeAttached();
  // a drag is not a tap: the page stays
  await expect(page).toHaveURL(/\/app\/meal-plans$/);

  await drag(page, section(page, 'Dinner').getByRole('article'), page.getByRole('tab', { name: 'Sun' }));
  await expect(section(page, 'Dinner').getByRole('link', { name: breakfast })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Sun' }).click();
  await expect(section(page, 'Dinner').getByRole('link', { name: breakfast })).toBeVisible();

  await section(page, 'Dinner')
    .getByRole('button', { name: `More for ${breakfast}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeFocused();
  // 'W' chooses Wednesday in a closed list of choices
  await page.keyboard.press('w');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Slot' })).toBeFocused();
  await page.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${breakfast} was moved to Wednesday, dinner.`)).toBeAttached();
  await page.getByRole('tab', { name: 'Sun' }).focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Wed' })).toHaveAttribute('aria-selected', 'true');
  await expect(section(page, 'Dinner').getByRole('link', { name: breakfast })).toBeVisible();
});

/** Drags by a finger that rests first, as the phone's own events tell of it. */
async function dragByFinger(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (start === null || end === null) throw new Error('what is dragged or dropped on is not on the screen');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const [toX, toY] = [end.x + end.width / 2, end.y + end.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  // a shorter touch scrolls
  await page.waitForTimeout(400);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [{ x: x + ((toX - x) * step) / 10, y: y + ((toY - y) * step) / 10 }]);
  await touch('touchEnd', []);
  await finger.detach();
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

  test('a meal is dragged to another day by a finger', async ({ page, signIn, context, account }) => {
    await openWeek(page, context, signIn, account);
    const breakfast = await nameIn(page, 'Breakfast');
    await dragByFinger(page, section(page, 'Breakfast').getByRole('article'), page.getByRole('tab', { name: 'Tue' }));
    await expect(page.getByText(`${breakfast} was moved to Tuesday, breakfast.`)).toBeAttached();
    await expect(page).toHaveURL(/\/app\/meal-plans$/);
    await page.getByRole('tab', { name: 'Tue' }).tap();
    await expect(section(page, 'Breakfast').getByRole('link', { name: breakfast })).toBeVisible();
  });
});

test('PLAN-41 an unsaved week survives a session that is lost', async ({
  page,
  signIn,
  context,
  account,
  consoleErrors,
}) => {
  await openWeek(page, context, signIn, account);
  const breakfast = await nameIn(page, 'Breakfast');
  await page.getByRole('textbox', { name: 'Plan name' }).fill('not yet saved');
  await page.getByRole('button', { name: `Lock ${breakfast}` }).click();

  const { token } = await (await context.request.post('/api/auth/refresh-access-token')).json();
  const headers = { authorization: `Bearer ${token}` };
  await context.request.post('/api/auth/finish-onboarding', { headers });
  await context.request.delete('/api/auth/logout', { headers });
  await page
    .getByRole('button', { name: /^Re-roll/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/app\/meal-plans$/);
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue('not yet saved');
  await expect(page.getByRole('button', { name: `Unlock ${breakfast}` })).toBeVisible();
  // the refusals that ended the session
  consoleErrors.length = 0;
});

test('ROLE-10 the plans of two people become a family plan with one shopping list', async ({
  page,
  signIn,
  context,
  account,
}) => {
  await openWeek(page, context, signIn, account);
  for (const name of ['ann', 'kids']) {
    await page.getByRole('textbox', { name: 'Plan name' }).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Plan saved')).toBeVisible();
    await expect(page.getByText('Plan saved')).toHaveCount(0);
  }
  const breakfast = await nameIn(page, 'Breakfast');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Family plan' }).click();
  for (const name of ['ann', 'kids']) await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'More: People who eat by kids' }).click();
  await page.getByRole('textbox', { name: 'Name of the family plan' }).fill('all of us');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue('all of us');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: breakfast }) });
  await expect(card.getByText('3 portions: ann, kids')).toBeVisible();
  await page.getByRole('button', { name: 'Shopping List' }).click();
  await expect(page).toHaveURL(/\/app\/shopping-lists/);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});

test('axe finds nothing in the week and its dialogs, in either theme', async ({ page, signIn, context, account }) => {
  test.slow();
  await openWeek(page, context, signIn, account);
  await expectAccessible(page);
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const dialog = page.getByRole('dialog');
  await page.getByRole('textbox', { name: 'Plan name' }).fill('week');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Plan saved')).toBeVisible();
  await expect(page.getByText('Plan saved')).toHaveCount(0);

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect(page.getByRole('heading', { name: 'Daily goals' })).toBeVisible();
  await expectAccessible(page);
  await close();
  // the page behind a dialog stays as it is: it has been looked at
  for (const [button, shown] of [
    [/^Search a replacement/, /25 min/],
    [/^Load$/, /week/],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(dialog.getByText(shown).first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await close();
  }
  for (const [item, shown] of [
    ['Move', /Slot/],
    ['Eating out, a note or a link', /counts as eaten elsewhere/],
  ] as const) {
    await page
      .getByRole('button', { name: /^More for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(dialog.getByText(shown).first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await close();
  }
  for (const [item, shown] of [
    ['Insights', 'Day by day'],
    ['Family plan', 'week'],
    ['Calendar', 'New address'],
  ] as const) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(dialog.getByText(shown, { exact: true }).first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    if (item === 'Insights') {
      await page.getByRole('tab', { name: 'Recipe book' }).click();
      await expect(dialog.getByRole('heading', { name: 'Average serving by meal type' })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
    }
    await close();
  }
  await page.getByRole('button', { name: 'Lock Day' }).click();
  await page.getByRole('button', { name: 'Reset Day' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page);
});
