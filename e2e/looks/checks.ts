import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Fault } from './page-checks.ts';

/** `page-checks.ts` as one script that leaves `looks.findFaults` in the page. */
export const CHECKS_SCRIPT = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'page-checks.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'looks',
  // what an init script declares is its own
  footer: { js: 'globalThis.looks = looks;' },
  write: false,
})
  .outputFiles.map(({ text }) => text)
  .join('');

declare const looks: { findFaults: (widthPx: number) => Fault[] };

/** Looks at the page as it stands. The context has to have `CHECKS_SCRIPT` as an init script. */
export const checkLooks = (page: Page, widthPx: number) =>
  page.evaluate((width): Fault[] => looks.findFaults(width), widthPx);
