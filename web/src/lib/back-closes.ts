import { useEffect } from 'react';
import { useLatestCallback } from './use-latest-callback.ts';

/**
 * The browser's Back button closes what lies over a page before it leaves the page.
 *
 * What is open needs an entry of its own in the browser's history, so that Back has something to take. Such entries carry the
 * router's state of their page and how far they lie above its first one (`layers`). When something is closed in another way its
 * entry stays as a spare one: going back at that moment could overtake a page that is just being opened. The next thing that
 * opens uses the spare entry; a Back that finds nothing to close at one goes on to the page before.
 *
 * The router never hears of moves among the entries of one page.
 */

interface Entry {
  /** The router's number of the page in this tab's history. */
  page: unknown;
  /** Another one stands for another address, or the same opened anew. */
  key: unknown;
  /** How far the entry lies above the first one of its page. */
  layers: number;
  state: Readonly<Record<string, unknown>> | null;
  address: string;
}

/** What lies over the page, the lowest first. A thing of several steps is in it once a step. */
const open: (() => void)[] = [];
let at: Entry | null = null;

function readEntry(): Entry {
  const state = window.history.state as Entry['state'];
  const layers = typeof state?.layers === 'number' ? state.layers : 0;
  return { page: state?.idx, key: state?.key, layers, state, address: window.location.href };
}

/** To be told after each move of the router. */
export function noticeEntry() {
  if (!at) return;
  const before = at;
  at = readEntry();
  // the page took another address, and with it the entry of what lies over it
  if (before.page === at.page) queueMicrotask(makeEntries);
}

/** An entry for everything that is open; entries that are there already are used again. */
function makeEntries() {
  if (!at) return;
  at = readEntry();
  for (let layers = at.layers + 1; layers <= open.length; layers++) {
    window.history.pushState({ ...at.state, layers }, '');
    at = readEntry();
  }
}

function handlePop(event: PopStateEvent) {
  const before = at;
  at = readEntry();
  // another page: that is the router's affair
  if (before === null || before.page !== at.page) return;
  event.stopImmediatePropagation();
  if (before.key !== at.key) {
    // an entry from before the page took its present address
    window.history.replaceState({ ...before.state, layers: at.layers }, '', before.address);
    at = readEntry();
  } else if (at.layers > before.layers) return;
  if (open.length === 0) {
    // nothing to close: Back means leaving the page
    window.history.go(-(at.layers + 1));
    return;
  }
  const closing = open.slice(Math.min(at.layers, open.length - 1)).reverse();
  for (const close of closing) close();
  // what asked a question instead of closing is still there, and so is Back for it
  setTimeout(makeEntries);
}

/** Once, before the router: it has to hear of the browser's history first. */
export function startBackCloses() {
  if (at) return;
  at = readEntry();
  window.addEventListener('popstate', handlePop, { capture: true });
}

/** For tests: as before `startBackCloses`. */
export function forgetBackCloses() {
  window.removeEventListener('popstate', handlePop, { capture: true });
  at = null;
}

/**
 * While `steps` is above 0, Back calls `onBack` instead of leaving the page; that closes what is open, or goes a step back.
 * @param steps how many times Back is wanted: 1 for what is open or closed
 */
export function useBackCloses(steps: number, onBack: () => void) {
  const close = useLatestCallback(onBack);
  useEffect(() => {
    if (steps === 0) return;
    const own = Array.from({ length: steps }, () => () => close());
    open.push(...own);
    // what opens in place of another does so in the same moment: together they need one entry
    queueMicrotask(makeEntries);
    return () => {
      for (const one of own) open.splice(open.indexOf(one), 1);
    };
  }, [steps, close]);
}
