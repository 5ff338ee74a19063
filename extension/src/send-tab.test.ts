import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { collectPage } from '../../web/src/send-page/collect-page.ts';
import { unpackPage } from '../../web/src/send-page/pack-page.ts';
import type { BrowserApi } from './browser.ts';
import { NOT_TAKEN, sendTab } from './send-tab.ts';

const PAGE = { url: 'https://paywalled.example/lemon-tart', html: '<h1>Lemon tart</h1>' };

function fakeBrowser(executeScript: () => Promise<unknown>) {
  const action = { onClicked: { addListener: vi.fn() }, setBadgeText: vi.fn(), setTitle: vi.fn() };
  const browser = { action, scripting: { executeScript: vi.fn(executeScript) }, tabs: { create: vi.fn() } };
  return browser as typeof browser & BrowserApi;
}

describe('the button of the extension', () => {
  test('opens our form beside the tab, with its page where no server sees it', async () => {
    const browser = fakeBrowser(async () => [{ result: PAGE }]);
    await sendTab(browser, 'https://sorrel.example', { id: 7, index: 2 });
    expect(browser.scripting.executeScript).toHaveBeenCalledWith({ target: { tabId: 7 }, func: collectPage });
    const { url, index } = browser.tabs.create.mock.calls[0]?.[0] ?? {};
    const [landing, packed] = String(url).split('#page=');
    expect([landing, index]).toEqual(['https://sorrel.example/app/recipes/add-recipe', 3]);
    expect(await unpackPage(packed ?? '')).toEqual(PAGE);
    expect(browser.action.setTitle).not.toHaveBeenCalled();
  });

  test('asks once more where the press is allowed a moment after it came', async () => {
    const executeScript = vi.fn(async () => [{ result: PAGE }]);
    executeScript.mockRejectedValueOnce(new Error('Cannot access contents of the page.'));
    const browser = fakeBrowser(executeScript);
    await sendTab(browser, 'https://sorrel.example', { id: 7, index: 2 });
    expect(browser.tabs.create).toHaveBeenCalledTimes(1);
    expect(browser.action.setTitle).not.toHaveBeenCalled();
  });

  test.each([
    ['a page of the browser itself', async () => Promise.reject(new Error('Cannot access a chrome:// URL')), 7],
    ['a page that gives nothing', async () => [{}], 7],
    ['a tab without a page', async () => [{ result: PAGE }], undefined],
  ])('says that it could not take %s, and opens nothing', async (_name, executeScript, id) => {
    const browser = fakeBrowser(executeScript);
    await sendTab(browser, 'https://sorrel.example', { id, index: 0 });
    expect(browser.tabs.create).not.toHaveBeenCalled();
    expect(browser.action.setBadgeText).toHaveBeenCalledWith({ text: '!', tabId: id });
    expect(browser.action.setTitle).toHaveBeenCalledWith({ title: NOT_TAKEN, tabId: id });
  });

  test('reads a page only when it is pressed, and nothing else', () => {
    const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8'));
    expect(manifest.manifest_version).toBe(3);
    expect(manifest.permissions).toEqual(['activeTab', 'scripting']);
    expect(Object.keys(manifest)).not.toContain('host_permissions');
    expect(Object.keys(manifest)).not.toContain('content_scripts');
  });
});
