import type { Page } from '@playwright/test';
import { SITE_PATHS, siteAddresses } from '@sorrel/contract/site';
import { expect } from './fixtures.ts';

export const PAGES = Object.values(SITE_PATHS);
export const GERMAN_PAGES = siteAddresses(['de']).map(({ path }) => path);

/** Shows the page in the theme, as somebody who chose it. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
}

export async function fillContactForm(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin');
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
}

/** Fails where something is wider than the window, and so cut off or scrolled sideways. */
export async function expectNothingCutOff(page: Page) {
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
