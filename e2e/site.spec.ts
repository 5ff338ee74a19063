import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SITE_PATHS, siteAddresses } from '@sorrel/contract/site';
import { fillBook } from './fill-book.ts';
import { expect, expectAccessible, runAdmin, test } from './fixtures.ts';

const PAGES = Object.values(SITE_PATHS);
const GERMAN_PAGES = siteAddresses(['de']).map(({ path }) => path);

/** Shows the page in the theme, as somebody who chose it. */
async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
}

async function fillContactForm(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin');
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
}

/** Fails where something is wider than the window, and so cut off or scrolled sideways. */
async function expectNothingCutOff(page: Page) {
  const wide = await page.evaluate(() => {
    const isReachable = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(at);
        // what scrolls sideways on purpose, what only decorates, and what is read aloud alone
        if (overflowX === 'auto' || overflowX === 'scroll' || at.ariaHidden === 'true') return false;
        if (position === 'absolute' && clipPath !== 'none') return false;
        if (at.matches('.skip, .trap, img[alt=""]')) return false;
      }
      return true;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > window.innerWidth + 1 || left < -1) && isReachable(element);
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`);
  });
  expect(wide).toEqual([]);
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');
        const isShown = clipPath === 'none' && element.closest('[aria-hidden="true"]') === null;
        const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isHigher = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
        return hasWords && isShown && (isWider || isHigher);
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
  );
  expect(clipped).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

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

test.describe('axe finds nothing on the public site', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      test(`in the ${theme} theme at ${width} px, whatever is open, chosen, sent or refused`, async ({
        page,
        consoleErrors,
      }) => {
        test.setTimeout(120_000);
        await chooseTheme(page, theme);
        await page.setViewportSize({ width, height: 900 });
        for (const path of PAGES) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page);
        }

        await page.goto('/');
        const monthly = page.getByRole('radio', { name: 'Monthly' });
        await monthly.click();
        await expect(monthly).toBeChecked();
        await expectAccessible(page, '#pricing');
        if (width < 900) {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
          await expectAccessible(page);
        }

        await page.goto('/support');
        const questions = page.locator('summary');
        // answers are of one make: on wide screens the first stands for all
        for (let index = 0; index < (width < 900 ? 15 : 1); index += 1) {
          await questions.nth(index).click();
          await expect(page.locator('details').nth(index)).toHaveAttribute('open', '');
          await expectAccessible(page, 'details[open]');
        }
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.locator('form :invalid').first()).toBeFocused();
        await expectAccessible(page, 'form');
        await fillContactForm(page);
        for (const { reply, said } of [
          { reply: { status: 429, json: { message: 'Please wait a little.' } }, said: 'Error sending message.' },
          { reply: { status: 200, json: {} }, said: 'Message sent successfully!' },
        ]) {
          await page.route('**/api/auth/contact', (route) => route.fulfill(reply));
          await page.getByRole('button', { name: 'Send message' }).click();
          await expect(page.getByText(said)).toBeVisible();
          await expectAccessible(page, 'form');
        }
        // what the browser says of the refused call
        expect(consoleErrors.splice(0)).toHaveLength(1);
      });
    }
  }
});

test.describe('the first view does not wait for JavaScript', () => {
  /** The largest script of the public pages. */
  const REACT = /\/assets\/react-[^/]+\.js$/;

  test('React is asked for when the first picture is there', async ({ page }) => {
    let isReactAsked = false;
    page.on('request', (request) => {
      isReactAsked ||= REACT.test(request.url());
    });
    const parsed = page.waitForEvent('domcontentloaded');
    let wasAskedBefore: boolean | null = null;
    await page.route('**/covers/teriyaki-salmon-rice-bowl-plate-*', async (route) => {
      await parsed;
      wasAskedBefore = isReactAsked;
      await route.continue();
    });
    await page.goto('/');
    await expect.poll(() => isReactAsked).toBe(true);
    expect(wasAskedBefore).toBe(false);
  });

  test('what is pressed before React is here is done when it is', async ({ page }) => {
    let letReactCome = () => {};
    const reactMayCome = new Promise<void>((resolve) => {
      letReactCome = resolve;
    });
    let comes = reactMayCome;
    await page.route(REACT, async (route) => {
      await comes;
      await route.continue();
    });

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    letReactCome();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();

    comes = new Promise<void>((resolve) => {
      letReactCome = resolve;
    });
    await page.goto('/');
    // not `check`, which insists that the radio button is chosen at once
    await page.getByText('Monthly', { exact: true }).click();
    letReactCome();
    await expect(page.getByText('£5 per month')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();

    comes = new Promise<void>((resolve) => {
      letReactCome = resolve;
    });
    await page.route('**/api/auth/contact', (route) => route.fulfill({ status: 200, json: {} }));
    await page.goto('/support');
    await page.locator('summary').first().click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    letReactCome();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('the scripts of the home page weigh at most 97.5 kB, and nothing shifts while they come', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    const react = page.waitForResponse(REACT);
    const options = page.waitForResponse('**/api/payments/options');
    await page.goto('/');
    await options;
    // packed by the build: what is packed on the way has no length
    expect((await react).headers()).toMatchObject({
      'content-encoding': 'br',
      'content-length': expect.stringMatching(/^\d+$/),
    });
    let bytes = 0;
    for (const script of scripts) bytes += gzipSync(await script).length;
    expect(bytes).toBeGreaterThan(60_000);
    // 90 kB before its looks and sentences stood in its code (decisions 0025, 0027); they come after the first view
    expect(bytes).toBeLessThanOrEqual(97_500);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
  });
});

test.describe('what search engines and social networks read', () => {
  for (const path of PAGES) {
    test(`${path} has a title, a description, a canonical address and a picture of its own`, async ({
      page,
      server,
    }) => {
      await page.goto(path);
      const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
      const title = await page.title();
      expect(title).toContain('Sorrel');
      expect(await content('og:title')).toBe(title);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThan(160);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${server.url}${path}`);
      const picture = await content('og:image');
      const file = path === '/' ? 'home' : path.slice(1);
      expect(picture).toBe(`${server.url}/covers/og-${file}.jpg`);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, picture ?? '');
      expect(size).toEqual([1200, 630]);
    });
  }

  const structuredDataOf = async (page: Page) => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };

  test('the home page is described as an application with its three prices', async ({ page, server }) => {
    await page.goto('/');
    const [app] = await structuredDataOf(page);
    expect(app).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Sorrel',
      url: `${server.url}/`,
    });
    expect(
      app.offers.map((offer: { price: string; priceCurrency: string }) => [offer.price, offer.priceCurrency]),
    ).toEqual([
      ['0', 'GBP'],
      ['5', 'GBP'],
      ['48', 'GBP'],
    ]);
  });

  test('the questions of the support page are told as they stand on it', async ({ page }) => {
    await page.goto('/support');
    const [faq] = await structuredDataOf(page);
    expect(faq['@type']).toBe('FAQPage');
    const told = faq.mainEntity.map((entry: { '@type': string; name: string; acceptedAnswer: { text: string } }) => {
      expect(entry['@type']).toBe('Question');
      return [entry.name, entry.acceptedAnswer.text];
    });
    const shown = await page
      .locator('details')
      .evaluateAll((all) =>
        all.map((entry) => [entry.querySelector('summary')?.textContent, entry.querySelector('p')?.textContent]),
      );
    expect(told).toEqual(shown);
    expect(told).toHaveLength(15);
  });

  test('the sitemap names every public page, and robots are kept out of the application', async ({
    request,
    server,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual(
      [...PAGES, ...GERMAN_PAGES].map((path) => server.url + path),
    );
    const robots = await (await request.get('/robots.txt')).text();
    for (const line of ['Disallow: /app', 'Disallow: /auth', 'Disallow: /api', `Sitemap: ${server.url}/sitemap.xml`]) {
      expect(robots).toContain(line);
    }
  });

  test('every picture and link of the pages leads to something', async ({ page, request }) => {
    const addresses = new Set<string>();
    for (const path of [...PAGES, ...GERMAN_PAGES]) {
      await page.goto(path);
      const found = await page.evaluate(() => [
        ...[...document.images].flatMap((image) => [
          image.src,
          ...image.srcset
            .split(', ')
            .flatMap((entry) => (entry === '' ? [] : [new URL(entry.split(' ')[0] ?? '', location.href).href])),
        ]),
        ...[...document.querySelectorAll('a')].map((link) => link.href),
      ]);
      for (const address of found) addresses.add(address);
    }
    const here = [...addresses].filter((address) => address.startsWith(new URL(page.url()).origin));
    expect(here.length).toBeGreaterThan(60);
    for (const address of here) {
      const reply = await request.get(address);
      expect([address, reply.status()]).toEqual([address, 200]);
      const { hash } = new URL(address);
      if (hash !== '') expect(await reply.text()).toContain(`id="${hash.slice(1)}"`);
    }
  });
});

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
