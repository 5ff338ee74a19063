import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { resetSession } from '../access-token.ts';
import { forgetRenewal } from '../api.ts';
import { forgetIntents } from '../intents.ts';
import { setShownLanguage } from '../language/shown-language.ts';
import { noteReached } from '../lib/connection.ts';
import { forgetCopies } from '../lib/device-copies.ts';
import { forgetKnownPerson } from '../lib/known-person.ts';
import { answerStylesQuickly } from './quick-styles.ts';
import { aUser } from './samples.ts';
import { setWindowWidth } from './window-width.ts';

// the machine may be busy; a test that waits for what appears is patient
configure({ asyncUtilTimeout: 45_000 });

// jsdom has no layout: what components ask of it answers with nothing
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
answerStylesQuickly();
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

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  resetSession();
  setShownLanguage('en');
  forgetRenewal();
  forgetIntents();
  localStorage.clear();
  sessionStorage.clear();
  await forgetCopies(aUser().id);
  await forgetKnownPerson();
  noteReached(true);
  const complaints = vi
    .mocked(console.error)
    .mock.calls.map((args) => args.map(String).join(' '))
    .filter((text) => !expected.some((pattern) => pattern.test(text)));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints, 'console.error was called').toEqual([]);
  expect(document.body === body, 'the body of the document is the one it was').toBe(true);
});
