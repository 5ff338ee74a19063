import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseTheme, expectNothingCutOff, fillContactForm, GERMAN_PAGES, PAGES } from './site-pages.ts';

test.describe('the public site', () => {
  for (const path of PAGES) {
    test(`PUB-01 PUB-02 PUB-03 PUB-04 PUB-05 PUB-10 PUB-11 PUB-13 PUB-14 ${path} has the bar and the footer`, async ({
      page,
    }) => {
      await page.goto(path);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Sorrel' })).toBeVisible();
      for (const name of ['Features', 'About', 'Support', 'Log In', 'Try Free']) {
        await expect(bar.getByRole('link', { name })).toBeVisible();
      }
      await expect(bar.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
      await expect(bar.getByRole('link', { name: 'Try Free' })).toHaveAttribute('href', '/auth/register');
      const footer = page.getByRole('contentinfo');
      for (const name of ['Sorrel', 'Features', 'About', 'Support', 'Privacy Policy', 'Terms of Service']) {
        await expect(footer.getByRole('link', { name })).toBeVisible();
      }
      await expect(footer).toContainText('© 2021');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test(`${path} is cut off nowhere, from 320 px (400 % zoom) to a wide screen`, async ({ page }) => {
      for (const width of [320, 390, 900, 901, 1440]) {
        // 1280 x 1024 at 400 %
        await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
        await page.goto(path);
        await expectNothingCutOff(page);
      }
    });
  }

  test('the German pages are cut off nowhere, from 320 px to a wide screen, and read by everybody', async ({
    page,
  }) => {
    for (const path of GERMAN_PAGES) {
      for (const width of [320, 390, 901]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectNothingCutOff(page);
      }
      await expectAccessible(page);
    }
  });

  test('who chooses German reads German: on every page, in the application, and on the terms', async ({ page }) => {
    await page.goto('/about');
    // what is pressed before React is here leads to the page and chooses nothing
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/about$/);
    await page.getByRole('banner').getByRole('link', { name: 'Funktionen' }).click();
    await expect(page).toHaveURL(/\/de\/features$/);
    await page.getByRole('banner').getByRole('link', { name: 'Kostenlos starten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
    await page.getByRole('link', { name: 'Nutzungsbedingungen' }).click();
    await expect(page).toHaveURL(/\/de\/terms$/);
  });

  test('PUB-16 PUB-17 PUB-18 PUB-19 PUB-20 PUB-21 PUB-42 the home page has all its parts', async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'A week of good food, planned around you',
      'One calm place for everything you eat',
      'A recipe book that looks good from the first page',
      'Eating well gets easier when you can see it',
      'From empty fridge to planned week',
      'Quieter weeknights',
      'Start free, go further for £4 a month',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByText(/^Step \d$/)).toHaveCount(4);
    await expect(page.getByText('25-30 g fibre a day')).toBeVisible();
  });

  test('PUB-22 PUB-30 PUB-31 PUB-32 PUB-33 PUB-34 NUM-26 the yearly cycle is chosen first, the monthly one costs £5', async ({
    page,
  }) => {
    await page.goto('/');
    const pricing = page.getByRole('region', { name: 'Start free, go further for £4 a month' });
    await expect(pricing.getByText('£0')).toBeVisible();
    await expect(pricing.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await expect(pricing.getByText('£4 per month')).toBeVisible();
    await expect(pricing.getByText('Billed yearly as £48 per year, saving £12 a year')).toBeVisible();
    await pricing.getByRole('radio', { name: 'Monthly' }).click();
    await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(pricing.getByText('£5 per month')).toBeVisible();
  });

  test('PUB-06 the bar gets a shadow when the page is scrolled', async ({ page }) => {
    const shadow = () =>
      page.getByRole('banner').evaluate((bar) => getComputedStyle(bar.firstElementChild as Element).boxShadow);
    await page.goto('/');
    expect(await shadow()).toBe('none');
    await page.mouse.wheel(0, 600);
    await expect.poll(shadow).not.toBe('none');
    await page.mouse.wheel(0, -600);
    await expect.poll(shadow).toBe('none');
  });

  test('PUB-07 PUB-08 PUB-09 NUM-05 at 900 px the links are in a pop-up, which the overlay and a wider window close', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Features' })).toBeHidden();
    await open.click();
    for (const name of ['Features', 'About', 'Support', 'Try Free', 'Log In']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expectAccessible(page);
    await page.mouse.click(450, 780);
    await expect(menu).toBeHidden();
    await open.click();
    await page.setViewportSize({ width: 901, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Features' })).toBeVisible();
  });

  test('at 400 % zoom the menu scrolls to its last link, an answer and the monthly price are whole', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    // pressed before React is there, it is done as soon as it is
    const monthly = page.getByRole('radio', { name: 'Monthly' });
    await monthly.click();
    await expect(monthly).toBeChecked();
    await expectNothingCutOff(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const last = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log In' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectNothingCutOff(page);
    await page.goto('/support');
    for (const question of await page.locator('summary').all()) {
      await question.click();
      await expectNothingCutOff(page);
    }
  });

  test('the menu keeps the focus inside, closes on Escape and gives the focus back, in the dark theme too', async ({
    page,
  }) => {
    await chooseTheme(page, 'dark');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('PUB-15 PUB-12 one footer link to support is relative, one leads to a social network', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'support');
      await expect(footer.getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.facebook\.com\//,
      );
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL(/\/support$/);
  });

  test('PUB-23 PUB-24 features and about are reached from the bar', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL(/\/features$/);
    await expect(page.getByRole('heading', { level: 1, name: 'What Sorrel does' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(15);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'A little leaf that wakes up a whole plate' }),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  });

  test('PUB-28 PUB-29 privacy and terms are reached from the footer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  });

  test('PUB-25 PUB-26 fifteen questions, one open at a time', async ({ page }) => {
    await page.goto('/support');
    const questions = page.locator('summary');
    await expect(questions).toHaveCount(15);
    for (let index = 0; index < 15; index += 1) {
      await questions.nth(index).click();
      await expect(page.locator('details').nth(index)).toHaveAttribute('open', '');
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(page.locator('details[open] p')).toBeVisible();
    }
    await questions.nth(14).click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('PUB-27 SUP-09 SUP-12 SUP-13 a message is sent', async ({ page }) => {
    await page.goto('/support');
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully! We will be in touch as soon as we can.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('SUP-10 SUP-11 name, email and message are required, the subject is not', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    for (const name of ['Name', 'Email', 'Message']) {
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('required', '');
    }
    await expect(page.getByRole('textbox', { name: 'Subject (optional)' })).not.toHaveAttribute('required');
  });

  test('ERR-22 a message that cannot be sent says so, with the reason, and stays where it was typed', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/support');
    await fillContactForm(page);
    await page.route('**/api/auth/contact', (route) =>
      route.fulfill({ status: 429, json: { message: 'Please wait a little before you try again.' } }),
    );
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Error sending message.')).toBeVisible();
    await expect(page.getByText('Please wait a little before you try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    await page.route('**/api/auth/contact', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Error sending message.')).toBeVisible();
    // what the browser says of the two refused calls
    expect(consoleErrors.splice(0)).toHaveLength(2);
  });

  test('PUB-43 PUB-44 PUB-45 PUB-46 PUB-47 the policy facts are stated', async ({ page }) => {
    await page.goto('/privacy');
    await expect(
      page.getByText(/Payments go through Stripe, a card payment provider\. No payment details are stored/),
    ).toBeVisible();
    await expect(page.getByText(/at least 13 years of age/)).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText('Last updated 30/01/2025.')).toBeVisible();
    await expect(page.getByText(/at least 13 years old/)).toBeVisible();
    await expect(page.getByText(/law of the United Kingdom/)).toBeVisible();
  });

  test('the pages read and link without JavaScript, on a phone too', async ({ browser, server }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 800 },
    ]) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport });
      const page = await context.newPage();
      await page.goto(server.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A week of good food, planned around you');
      await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
      await page.locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await page.locator('summary').nth(1).click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await context.close();
    }
  });
});

test('the pages that the server writes itself look like Sorrel and keep its policy', async ({ page }) => {
  for (const [path, name] of [
    ['/dev/mailbox', 'Mailbox'],
    ['/api/docs', 'The API of Sorrel'],
  ] as const) {
    for (const theme of ['light', 'dark'] as const) {
      await chooseTheme(page, theme);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sorrel' })).toBeVisible();
      expect(
        await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily),
      ).toContain('Besley');
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNothingCutOff(page);
  }
});
