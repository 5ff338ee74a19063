import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openExplore } from './open-explore.ts';

const SLIDE_MS = 10_000;

const slide = (page: Page) => page.getByRole('region', { name: 'Featured Meals' }).getByRole('heading', { level: 2 });

test.describe('explore', () => {
  test('EXP-02 EXP-03 EXP-07 EXP-08 EXP-10 recipes are searched, paged and saved from their card', async ({
    page,
    signIn,
  }) => {
    await signIn('/app/explore', { premium: true });
    await openExplore(page);
    await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Search premium recipes' });
    await search.fill('risotto');
    await expect(page).toHaveURL(/search=risotto/);
    const found = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /risotto/i }) })
      .first();
    const name = (await found.getByRole('link').textContent()) ?? '';
    await found.getByRole('button', { name: `Save ${name} to your book` }).click();
    await expect(page.getByText('Saved to your recipes')).toBeVisible();
    await expectAccessible(page);

    await search.fill('rissoto');
    await expect(page.getByText('Showing risotto. Nothing has the word “rissoto”.')).toBeVisible();
    const isHere = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(isHere).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not in my book' }).click();
    await expect(page).toHaveURL(/notSaved=true/);
    await expect(isHere).toBeHidden();
    await page.getByRole('button', { name: 'Not in my book' }).click();
    await page.getByRole('button', { name: 'Search for exactly that' }).click();
    await expect(page.getByRole('heading', { name: 'Sorry! No results for your search' })).toBeVisible();

    await search.fill('zzyzx');
    await expect(page.getByRole('heading', { name: 'Sorry! No results for your search' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.getByRole('link', { name: 'Recipe Book' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible();
  });

  test('EXP-05 NUM-19 the carousel turns after 10 s, and rests under the pointer and with the focus in it', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn('/app/explore');
    await expect(async () => {
      await page.reload();
      await expect(slide(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.mouse.move(0, 0);
    const first = (await slide(page).textContent()) ?? '';
    await page.clock.runFor(SLIDE_MS);
    await expect(slide(page)).not.toHaveText(first);

    const second = (await slide(page).textContent()) ?? '';
    await slide(page).hover();
    await page.clock.runFor(3 * SLIDE_MS);
    await expect(slide(page)).toHaveText(second);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'View recipe' }).focus();
    await page.clock.runFor(3 * SLIDE_MS);
    await expect(slide(page)).toHaveText(second);
    await page.getByRole('searchbox', { name: 'Search premium recipes' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(SLIDE_MS);
    await expect(slide(page)).not.toHaveText(second);
  });

  test('the carousel stands still where less motion is asked for, and explore is accessible in the dark', async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await signIn('/app/explore');
    await openExplore(page);
    await expect(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Nutrition per serving' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a page that was not loaded before the connection went opens when it is back', async ({
  page,
  signIn,
  context,
  consoleErrors,
}) => {
  await signIn('/app/recipe-book');
  await expect(page.getByRole('heading', { name: 'Your Recipes' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { name: 'This page is not here yet.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  // what the browser says of the code that did not arrive
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
});
