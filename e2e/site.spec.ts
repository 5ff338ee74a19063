import { expect, expectAccessible, test } from './fixtures.ts';

const PAGES = ['/', '/features', '/about', '/support', '/privacy', '/terms'];

test.describe('the public site', () => {
  for (const path of PAGES) {
    test(`PUB-01 PUB-02 PUB-03 PUB-04 PUB-05 PUB-10 PUB-11 PUB-13 PUB-14 ${path} has the bar, the footer and nothing that axe finds`, async ({
      page,
    }) => {
      await page.goto(path);
      const bar = page.getByRole('banner');
      for (const name of ['Features', 'About', 'Support', 'Log In', 'Try Free']) {
        await expect(bar.getByRole('link', { name })).toBeVisible();
      }
      await expect(bar.getByRole('link', { name: 'Try Free' })).toHaveAttribute('href', '/auth/register');
      const footer = page.getByRole('contentinfo');
      for (const name of ['Features', 'About', 'Support', 'Privacy Policy', 'Terms of Service']) {
        await expect(footer.getByRole('link', { name })).toBeVisible();
      }
      await expect(footer).toContainText('© 2021');
      await expectAccessible(page);
    });
  }

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
    await expect(pricing.getByText('Billed yearly as £48 per year, saving £12 a year')).toBeVisible();
    await pricing.getByRole('radio', { name: 'Monthly' }).check();
    await expect(pricing.getByText('£5per month')).toBeVisible();
  });

  test('PUB-06 the bar gets a shadow when the page is scrolled', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).not.toHaveClass(/scrolled/);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).toHaveClass(/scrolled/);
  });

  test('PUB-07 PUB-08 PUB-09 NUM-05 at 900 px the links are in a pop-up, which the overlay and a wider window close', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await expect(menu.getByRole('link', { name: 'Features' })).toBeVisible();
    await expectAccessible(page);
    await page.mouse.click(450, 780);
    await expect(menu).toBeHidden();
    await open.click();
    await page.setViewportSize({ width: 901, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Features' })).toBeVisible();
  });

  test('PUB-15 PUB-12 one footer link to support is relative, one leads to a social network', async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'support');
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:/);
  });

  test('PUB-25 PUB-26 fifteen questions, one open at a time', async ({ page }) => {
    await page.goto('/support');
    const questions = page.locator('summary');
    await expect(questions).toHaveCount(15);
    await questions.nth(0).click();
    await questions.nth(3).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expectAccessible(page);
  });

  test('PUB-27 SUP-09 SUP-12 SUP-13 a message is sent', async ({ page }) => {
    await page.goto('/support');
    await page.getByRole('textbox', { name: 'Name' }).fill('Robin');
    await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully! We will be in touch as soon as we can.')).toBeVisible();
  });

  test('PUB-43 PUB-44 PUB-45 PUB-46 PUB-47 the policy facts are stated', async ({ page }) => {
    await page.goto('/privacy');
    await expect(
      page.getByText(/Payments go through Stripe, a card payment provider\. No payment details are stored/),
    ).toBeVisible();
    await expect(page.getByText(/at least 13 years of age/)).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText('Last updated 30/01/2025.')).toBeVisible();
    await expect(page.getByText(/law of the United Kingdom/)).toBeVisible();
  });

  test('the pages read and link without JavaScript', async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A week of good food, planned around you');
    await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
    await page.locator('summary').first().click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await context.close();
  });
});
