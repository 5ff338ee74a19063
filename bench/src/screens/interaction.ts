import type { ElementHandle, Locator, Page } from '@playwright/test';

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 60_000;

/** A thing a person does on a screen; each starts where the one before it ended. */
export interface Interaction {
  name: string;
  /** What it is done to. It is looked for before measuring begins: finding it by its name keeps the page busier than the press. */
  on?: (page: Page) => Locator;
  /** What is done; unless told otherwise, `on` is pressed. */
  act?: (page: Page, element: ElementHandle<HTMLElement | SVGElement>) => Promise<void>;
  /** CSS selector of what has to appear before it is over: cheap to wait for. */
  until?: string;
  /** CSS selector of what has to be gone. */
  untilGone?: string;
}

/** A screen to be measured. To measure another one, add a file beside this one and an entry to `SCREENS`. */
export interface Screen {
  name: string;
  path: string;
  /** What the browser keeps already when the screen is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** CSS selector of what has to be there. */
  ready: string;
  interactions: readonly Interaction[];
}

export const DIALOG = '[role="dialog"]';
export const MENU = '[role="menu"]';

/** Does an interaction; `found` is what `findElement` gave. */
export async function doInteraction(page: Page, { act, until, untilGone }: Interaction, found: ElementHandle | null) {
  const element = found as ElementHandle<HTMLElement | SVGElement>;
  if (act) await act(page, element);
  else await press(page, element);
  if (until) await waitUntil(page, until, true);
  if (untilGone) await waitUntil(page, untilGone, false);
}

/** What an interaction is done to, in view and with the mouse over it: what else finding takes is over when it begins. */
export async function findElement(page: Page, { on }: Interaction): Promise<ElementHandle | null> {
  const sought = on?.(page).first();
  await sought?.click({ trial: true });
  return (await sought?.elementHandle()) ?? null;
}

/**
 * A press in the middle of an element, and nothing else: what Playwright's own click and wait look up in the page took up to
 * 100 ms of 260 at a quarter of the speed.
 */
async function press(page: Page, element: ElementHandle<HTMLElement | SVGElement>) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function waitUntil(page: Page, selector: string, isThere: boolean) {
  const deadlineMs = performance.now() + PATIENCE_MS;
  while ((await page.evaluate((sought) => document.querySelector(sought) !== null, selector)) !== isThere) {
    if (performance.now() > deadlineMs) throw new Error(`${selector} ${isThere ? 'did not come' : 'stayed'}`);
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}

export const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

/** Presses it and types, as fast as people do. */
export const typing =
  (text: string): NonNullable<Interaction['act']> =>
  async (page, element) => {
    await press(page, element);
    await page.keyboard.type(text, { delay: 60 });
  };

/** The same key several times, as fast as people press it. */
export const keys =
  (key: string, times: number): NonNullable<Interaction['act']> =>
  async (page, element) => {
    await element.focus();
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key, { delay: 100 });
  };

/** Escape closes what is open. */
export const closing = (name: string, untilGone: string): Interaction => ({
  name,
  act: (page) => page.keyboard.press('Escape'),
  untilGone,
});

/** Down to the end in steps of a wheel. */
export const SCROLLING: Interaction = {
  name: 'scroll',
  act: async (page) => {
    await page.mouse.move(600, 500);
    for (let step = 0; step < 15; step += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(30);
    }
  },
};
