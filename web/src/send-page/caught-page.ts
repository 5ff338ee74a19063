import { PAGE_MARK } from './pack-page.ts';

/** What the address carried when the application was opened. In memory alone: it is gone with the tab, and may be long. */
let caught: string | null = null;

/** Takes a page that was sent out of the address, before anything else reads, keeps or sends that on. */
export function catchSentPage() {
  if (!window.location.hash.startsWith(PAGE_MARK)) return;
  caught = window.location.hash.slice(PAGE_MARK.length);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** The packed page, as long as nobody has taken it. */
export const caughtPage = (): string | null => caught;

export function forgetCaughtPage() {
  caught = null;
}
