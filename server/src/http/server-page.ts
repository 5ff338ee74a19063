import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../escape-html.ts';
import { findWebFolder } from './static.ts';

/** Where the build leaves room; the same as in web/src/marketing/server-page.tsx. */
const TITLE_MARK = '%TITLE%';
const PAGE_MARK = '%PAGE%';
const BARE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${TITLE_MARK}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>${PAGE_MARK}</main></body></html>`;

export type WriteServerPage = (title: string, html: string) => string;

/**
 * Writes pages of the server's own in the frame that the build made for them, which brings the looks of the public site;
 * without a build they are bare.
 */
export function createServerPage(webFolder = findWebFolder()): WriteServerPage {
  const built = path.join(webFolder, 'site', 'server-page.html');
  const frame = existsSync(built) ? readFileSync(built, 'utf8') : BARE;
  return (title, html) => frame.replace(TITLE_MARK, () => escapeHtml(title)).replace(PAGE_MARK, () => html);
}
