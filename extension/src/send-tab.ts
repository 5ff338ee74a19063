import { collectPage, type SentPage } from '../../web/src/send-page/collect-page.ts';
import { landingAddress } from '../../web/src/send-page/landing-address.ts';
import type { BrowserApi, Tab } from './browser.ts';

export const NOT_TAKEN = 'Sorrel could not take this page. Copy it and paste it into Add a recipe.';

/**
 * Sends the page of a tab to the Sorrel at `origin`: it is read in the tab, which the press allows and nothing else does, and
 * travels in the fragment of the address that opens beside it. Where the browser shows a page to no extension, that is said.
 */
export async function sendTab(browser: BrowserApi, origin: string, tab: Tab): Promise<void> {
  const { id: tabId } = tab;
  try {
    if (tabId === undefined) throw new TypeError('a tab without a number has no page');
    const page = await readTab(browser, tabId).catch(() => later(() => readTab(browser, tabId)));
    await browser.tabs.create({ url: await landingAddress(origin, page), index: tab.index + 1 });
    await browser.action.setBadgeText({ text: '', tabId });
  } catch {
    await browser.action.setBadgeText({ text: '!', tabId });
    await browser.action.setTitle({ title: NOT_TAKEN, tabId });
  }
}

async function readTab(browser: BrowserApi, tabId: number): Promise<SentPage> {
  const [{ result: page } = {}] = await browser.scripting.executeScript({ target: { tabId }, func: collectPage });
  if (!page) throw new TypeError('the page gave nothing');
  return page;
}

/** What a press allows may come to the browser's part for scripts a moment after the press itself. */
const ALLOWED_WITHIN_MS = 300;
const later = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  await new Promise((resolve) => setTimeout(resolve, ALLOWED_WITHIN_MS));
  return run();
};
