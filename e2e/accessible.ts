import { expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules that look at a colour, so the only ones that can answer otherwise in the other theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What passed is not written out element by element: that takes a third of the time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] };

/** A menu that closes, or a page that comes, has done so by then. */
const SETTLED_MS = 500;

/**
 * Fails with a readable list when axe finds anything on the page as it stands, or in a part of it: all rules in the theme that
 * is shown, those of colours in the other one too. What is found while something closes or comes is looked at again.
 */
export async function expectAccessible(page: Page, part = 'html') {
  let found = await findFaults(page, part);
  if (found.length > 0) {
    await page.waitForTimeout(SETTLED_MS);
    found = await findFaults(page, part);
  }
  expect(found).toEqual([]);
}

async function findFaults(page: Page, part: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ part, all, ofColours }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const root = document.documentElement;
      const ask = async (options: RunOptions) => {
        const { violations } = await axe.run(part, options);
        return violations.map((violation) => ({
          theme: root.dataset['theme'],
          rule: violation.id,
          help: violation.help,
          where: violation.nodes.slice(0, 5).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
        }));
      };
      /** With all its colours at once: some change bit by bit, and what is asked next would meet them half-way. */
      const show = (theme: string) => {
        root.dataset['theme'] = theme;
        for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      };
      const shown = root.dataset['theme'];
      const first = await ask(all);
      if (shown === undefined) return first;
      try {
        show(shown === 'dark' ? 'light' : 'dark');
        return [...first, ...(await ask(ofColours))];
      } finally {
        show(shown);
      }
    },
    {
      part,
      all: { ...OPTIONS, runOnly: { type: 'tag', values: STANDARDS } } satisfies RunOptions,
      ofColours: { ...OPTIONS, runOnly: { type: 'rule', values: OF_COLOURS } } satisfies RunOptions,
    },
  );
}
