import { SITE_MARKS } from '../../contract/src/site.ts';
import type { BrowserApi } from './browser.ts';
import { sendTab } from './send-tab.ts';

declare const chrome: BrowserApi;

// the server that gives the extension away writes its own address in here
chrome.action.onClicked.addListener((tab) => void sendTab(chrome, SITE_MARKS.origin, tab));
