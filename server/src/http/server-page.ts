import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LOCALES } from '@sorrel/contract/language';
import { SITE_MARKS } from '@sorrel/contract/site';
import { escapeHtml } from '../escape-html.ts';
import { findWebFolder } from '../web-folder.ts';

const BARE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${SITE_MARKS.title}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>${SITE_MARKS.page}</main></body></html>`;

interface PageOptions {
  /** English where it is not said. */
  language?: Language;
  /** HTML of the page's own for its head. */
  head?: string;
}

export type WriteServerPage = (title: string, html: string, options?: PageOptions) => string;

/**
 * Writes pages of the server's own in the frame that the build made for them, which brings the looks of the public site;
 * without a build they are bare.
 */
export function createServerPage(webFolder = findWebFolder()): WriteServerPage {
  const built = path.join(webFolder, 'site', 'server-page.html');
  const frame = existsSync(built) ? readFileSync(built, 'utf8') : BARE;
  return (title, html, { language = 'en', head = '' } = {}) =>
    frame
      .replace('<html lang="en-GB"', `<html lang="${LOCALES[language]}"`)
      .replace(SITE_MARKS.title, () => escapeHtml(title))
      .replace('</head>', () => `${head}</head>`)
      .replace(SITE_MARKS.page, () => html);
}
