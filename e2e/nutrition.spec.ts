import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ingredientsOf } from './fill-book.ts';
import { type Account, expect, expectAccessible, test } from './fixtures.ts';

/** A traybake whose breasts have no size and whose potatoes have none either. */
const TRAYBAKE = 'chicken breasts, 4, ; potatoes, 6, ; olive oil, 30, ml; broccoli, 300, g; butter, 20, g';

async function addTraybake(page: Page, { email, password }: Account): Promise<string> {
  const { token } = await (await page.request.post('/api/auth/authenticate', { data: { email, password } })).json();
  const reply = await page.request.post('/api/recipes/add-recipe', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      recipeName: 'Lemon chicken traybake',
      type: 'dinner',
      serves: '4',
      prepTime: '10',
      cookTime: '40',
      ingredients: JSON.stringify(ingredientsOf(TRAYBAKE)),
      method: JSON.stringify([{ step: 1, desc: 'Heat the oven to 200°C. Roast for 40 minutes.' }]),
      tags: '[]',
      calculateNut: 'true',
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).id;
}

const kcalOf = (text: string | null) => Number(/([\d,]+) kcal/.exec(text ?? '')?.[1]?.replace(',', ''));

test('answering the two largest doubts moves range, card, plan and label', async ({ page, signIn }) => {
  test.slow();
  const account = await signIn('/app/recipe-book', { premium: true });
  const id = await addTraybake(page, account);
  const recipe = `/app/recipes/${id}/lemon-chicken-traybake`;
  const nutrition = () => page.getByRole('region', { name: 'Nutrition per serving' });

  await page.goto(recipe);
  await page.getByRole('button', { name: 'Add to plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to plan' });
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption('Monday');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to Monday')).toBeVisible();
  await page.goto(recipe);
  const rangeBefore = await nutrition()
    .getByText(/^between/)
    .textContent();
  const labelOf = async () => {
    await nutrition().getByRole('button', { name: 'Label' }).click();
    const words = await page.getByRole('img', { name: /^Nutrition: / }).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Close' }).click();
    return words;
  };
  const labelBefore = await labelOf();
  expect(labelBefore).toContain('Salt |');

  await test.step('the card and the plan as they were', async () => {
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('link', { name: /traybake/ }).first()).toBeVisible();
  });
  const cardText = () => page.getByRole('article').filter({ hasText: 'traybake' }).first().textContent();
  const cardBefore = kcalOf(await cardText());
  await page.goto('/app/meal-plans');
  const monday = page.getByRole('tab', { name: /^Mon/ });
  await expect(monday).toHaveText(/[1-9]\d* kcal/);
  const planBefore = kcalOf(await monday.textContent());

  const otherTab = await page.context().newPage();
  await otherTab.goto(recipe);
  const otherRange = otherTab.getByRole('region', { name: 'Nutrition per serving' }).getByText(/^between/);
  await expect(otherRange).toHaveText(rangeBefore ?? '');
  // of its own, a new tab has no week yet; one that is opened from here has this one
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open(location.href);
  });
  const weekTab = await opened;
  const otherMonday = weekTab.getByRole('tab', { name: /^Mon/ });
  await expect.poll(async () => kcalOf(await otherMonday.textContent())).toBe(planBefore);

  await test.step('two presses', async () => {
    await page.goto(recipe);
    await nutrition().getByRole('button', { name: 'How this was worked out' }).click();
    const assumed = page.getByRole('region', { name: 'Assumed' });
    for (const left of [1, 0]) {
      const questions = assumed.getByRole('listitem');
      const before = await questions.count();
      await assumed
        .getByRole('button', { name: /^Large/ })
        .first()
        .click();
      await expect(questions).toHaveCount(before - 1);
      expect(before - 1).toBeGreaterThanOrEqual(left);
    }
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('moved the range and the label', async () => {
    await expect(nutrition().getByText(/^between/)).not.toHaveText(rangeBefore ?? '');
    expect(await labelOf()).not.toBe(labelBefore);
  });
  await test.step('in tabs that nobody touched too', async () => {
    const rangeNow = await nutrition()
      .getByText(/^between/)
      .textContent();
    await expect(otherRange).toHaveText(rangeNow ?? '');
    await expect.poll(async () => kcalOf(await otherMonday.textContent())).toBeGreaterThan(planBefore);
    await otherTab.close();
    await weekTab.close();
  });
  await test.step('the card and the plan', async () => {
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('link', { name: /traybake/ }).first()).toBeVisible();
    expect(kcalOf(await cardText())).toBeGreaterThan(cardBefore);
    await page.goto('/app/meal-plans');
    await expect.poll(async () => kcalOf(await monday.textContent())).toBeGreaterThan(planBefore);
  });
});

test('a label is copied, drawn as a picture and printed, and knows the pot', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await signIn('/app/recipe-book', { premium: true });
  await page.goto(`/app/recipes/${await addTraybake(page, account)}/lemon-chicken-traybake`);
  await page.getByRole('button', { name: 'Label' }).click();
  const label = page.getByRole('img', { name: /^Nutrition/ });
  await expect(label).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  await page.getByRole('spinbutton', { name: 'Weight of the whole dish, cooked' }).fill('1600');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(label).toHaveAttribute('aria-label', /per portion \(400 g\)/);

  await page.getByRole('radio', { name: 'US' }).click();
  await expect(label).toHaveAttribute('aria-label', /Serving size: 1 portion \(400g\)/);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Nutrition Facts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('lemon-chicken-traybake-us.png');
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(10_000);

  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-alone')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Method', includeHidden: true })).toBeHidden();
});

test('a label is read on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await signIn('/app/recipe-book', { premium: true });
  await page.goto(`/app/recipes/${await addTraybake(page, account)}/lemon-chicken-traybake`);
  await page.getByRole('button', { name: 'Label' }).click();
  const label = page.getByRole('img', { name: /^Nutrition/ });
  for (const scheme of ['EU', 'US']) {
    await page.getByRole('radio', { name: scheme, exact: true }).click();
    const { letters, outside, overlapping } = await label.evaluate((drawing: SVGSVGElement) => {
      const texts = [...drawing.querySelectorAll('text')];
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBBox() }));
      const px = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      const edge = drawing.viewBox.baseVal.width;
      return {
        letters: Math.min(...texts.map((text) => px * Number.parseFloat(getComputedStyle(text).fontSize))),
        outside: boxes.filter(({ box }) => box.x < 0 || box.x + box.width > edge).map(({ text }) => text),
        overlapping: boxes.flatMap(({ text, box }, at) =>
          boxes
            .slice(at + 1)
            .filter(({ box: { x, y, width, height } }) => {
              const [across, down] = [
                Math.min(box.x + box.width, x + width) - Math.max(box.x, x),
                Math.min(box.y + box.height, y + height) - Math.max(box.y, y),
              ];
              return across > 1 && down > Math.min(box.height, height) / 2;
            })
            .map((other) => `${text} / ${other.text}`),
        ),
      };
    });
    expect(letters).toBeGreaterThanOrEqual(12);
    expect(outside).toEqual([]);
    expect(overlapping).toEqual([]);
  }
});
