import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { resetSession } from '../src/access-token.ts';
import { answerOnDevice, forgetRenewal } from '../src/api.ts';
import { forgetInvite } from '../src/auth/invite-token.ts';
import { forgetIntents } from '../src/intents.ts';
import { setShownLanguage } from '../src/language/shown-language.ts';
import { forgetBackCloses } from '../src/lib/back-closes.ts';
import { noteReached } from '../src/lib/connection.ts';
import { forgetAllCopies } from '../src/lib/device-copies.ts';
import { forgetDeviceSettings } from '../src/lib/device-settings.ts';
import { forgetKitchen } from '../src/lib/kitchen.ts';
import { forgetKnownPerson } from '../src/lib/known-person.ts';
import { forgetShownRefusals } from '../src/lib/refused-lists.ts';
import { forgetScrollKey } from '../src/lib/scroll-key.ts';
import { forgetFoodNames } from '../src/lists/food-names.ts';
import { forgetAttempt } from '../src/marketing/site-session.ts';
import { forgetShownGaveWay } from '../src/offline/gave-way.ts';
import { onThisDevice } from '../src/offline/on-this-device.ts';
import { forgetShownChanges } from '../src/offline/outbox.ts';
import { forgetNewRelease } from '../src/release/new-release.ts';
import { forgetCaughtPage } from '../src/send-page/caught-page.ts';
import { forgetShareToken } from '../src/share/share-token.ts';
import { answerStylesQuickly } from './quick-styles.ts';
import { forgetWindowWidth, setWindowWidth } from './window-width.ts';

// the machine may be busy; a test that waits for what appears is patient
configure({ asyncUtilTimeout: 45_000 });

// jsdom has no layout: what components ask of it answers with nothing
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
answerStylesQuickly();
answerOnDevice(onThisDevice);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** What the queries of every file in this worker are bound to. */
const { body } = document;

/** What the test expects to be complained about; anything else fails it. */
let expected: RegExp[] = [];

/** Allows a `console.error` that matches, in this test. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

beforeEach(() => {
  expected = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setWindowWidth(1440);
});

/** The files of a worker share its modules and its document: nothing that a test has left in them is there for the next. */
async function forgetEverything() {
  resetSession();
  setShownLanguage('en');
  forgetRenewal();
  forgetIntents();
  forgetInvite();
  forgetShareToken();
  forgetCaughtPage();
  forgetNewRelease();
  forgetAttempt();
  forgetFoodNames();
  forgetShownChanges();
  forgetShownGaveWay();
  forgetShownRefusals();
  forgetScrollKey();
  forgetBackCloses();
  forgetDeviceSettings();
  forgetWindowWidth();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.documentElement.removeAttribute('lang');
  // what is on its way to the device arrives before it is emptied
  await forgetKitchen();
  await forgetKnownPerson();
  await forgetAllCopies();
  noteReached(true);
}

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await forgetEverything();
  const complaints = vi
    .mocked(console.error)
    .mock.calls.map((args) => args.map(String).join(' '))
    .filter((text) => !expected.some((pattern) => pattern.test(text)));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints, 'console.error was called').toEqual([]);
  expect(document.body === body, 'the body of the document is the one it was').toBe(true);
});
