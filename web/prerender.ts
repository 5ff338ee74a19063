/**
 * Makes the public pages after `vite build`: static HTML that reads and links without JavaScript, each with a head,
 * structured data and an Open Graph picture of its own; the pictures they name; sitemap and robots.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@sorrel/contract/language';
import { ogPicturePath, SITE_MARKS, type SiteAddress, siteAddresses } from '@sorrel/contract/site';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { drawOgPicture } from './prerender/draw-og-picture.ts';
import { drawSample } from './prerender/draw-sample.ts';
import { showLanguage } from './src/language/sentences.ts';
import { headTags, sitemap } from './src/marketing/head-tags.ts';
import { headOf } from './src/marketing/heads.ts';
import { loadPage } from './src/marketing/pages.ts';
import type { SamplePicture } from './src/marketing/sample-cover.tsx';
import { ServerPage } from './src/marketing/server-page.tsx';
import { SiteLayout } from './src/marketing/site-layout.tsx';

const DIST = path.join(import.meta.dirname, 'dist');
/** Canonical addresses and the sitemap need one. */
const ORIGIN = SITE_MARKS.origin;

/** Scripts wait for what is seen: styles, fonts and the first picture come before them. */
const withQuietScripts = (html: string) =>
  html
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** The frame that the server writes its own pages into. */
function serverPage(template: string): string {
  const body = renderToString(createElement(ServerPage));
  const head = `<title>${SITE_MARKS.title}</title>\n    <meta name="robots" content="noindex">`;
  return template
    .replaceAll(/ *<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g, '')
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body);
}

/** A page in the language of its address, whose sentences are loaded. */
async function buildPage(address: SiteAddress, template: string): Promise<string> {
  const { Page } = await loadPage(address.file);
  await showLanguage(address.language);
  const body = renderToString(createElement(SiteLayout, { address, origin: ORIGIN }, createElement(Page)));
  return template
    .replace('<html lang="en-GB"', `<html lang="${LOCALES[address.language]}"`)
    .replace('<!--head-->', () => headTags(address, ORIGIN))
    .replace('<!--page-->', () => body);
}

/** Pictures that the pages name. */
async function writePictures(pages: readonly string[]) {
  const named = new Set(pages.flatMap((html) => html.match(/\/covers\/[a-z0-9-]+\.avif/g) ?? []));
  await Promise.all(
    [...named].map(async (address) => {
      const [, slug, picture, width] = /^\/covers\/(.+)-(wide|square|plate)-(\d+)\.avif$/.exec(address) ?? [];
      if (slug === undefined) throw new Error(`Nothing draws ${address}.`);
      writeFileSync(path.join(DIST, address), await drawSample(slug, picture as SamplePicture, Number(width)));
    }),
  );
}

async function main() {
  const template = withQuietScripts(readFileSync(path.join(DIST, 'site.html'), 'utf8'));
  rmSync(path.join(DIST, 'site.html'));
  mkdirSync(path.join(DIST, 'site'), { recursive: true });
  mkdirSync(path.join(DIST, 'covers'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(DIST, 'site', name), text);

  const addresses = siteAddresses();
  // all of them first: a language is shown once the sentences of what is loaded are here
  await Promise.all(addresses.map(({ file }) => loadPage(file)));
  write('server-page.html', serverPage(template));
  const pages: string[] = [];
  for (const address of addresses) {
    const html = await buildPage(address, template);
    write(address.html, html);
    pages.push(html);
    writeFileSync(path.join(DIST, ogPicturePath(address)), await drawOgPicture(headOf(address.file)));
  }
  await writePictures(pages);
  write('sitemap.xml', sitemap(ORIGIN));
  write(
    'robots.txt',
    `User-agent: *\nDisallow: /app\nDisallow: /auth\nDisallow: /api\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
}

await main();
