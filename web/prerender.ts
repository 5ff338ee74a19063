/**
 * Makes the public pages after `vite build`: static HTML that reads and links without JavaScript, each with a head,
 * structured data and an Open Graph picture of its own; the pictures they name; sitemap and robots.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_MARKS, type SiteFile } from '@sorrel/contract/site';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { drawOgPicture } from './prerender/draw-og-picture.ts';
import { drawSample } from './prerender/draw-sample.ts';
import { headOf, ogPicturePath, type SiteHead, structuredData } from './src/marketing/heads.ts';
import { SITE_PAGES, type SitePage } from './src/marketing/pages.ts';
import type { SamplePicture } from './src/marketing/sample-cover.tsx';
import { ServerPage } from './src/marketing/server-page.tsx';
import { SiteLayout } from './src/marketing/site-layout.tsx';

const DIST = path.join(import.meta.dirname, 'dist');
/** Canonical addresses and the sitemap need one. */
const ORIGIN = SITE_MARKS.origin;
const OG_SIZE = { width: 1200, height: 630 };

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function headTags(page: SitePage, { title, description, pictureLines }: SiteHead): string {
  const address = `${ORIGIN}${page.path}`;
  const tags = [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="en_GB">`,
    `<meta property="og:site_name" content="Sorrel">`,
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${ORIGIN}${ogPicturePath(page.file)}">`,
    `<meta property="og:image:type" content="image/jpeg">`,
    `<meta property="og:image:width" content="${OG_SIZE.width}">`,
    `<meta property="og:image:height" content="${OG_SIZE.height}">`,
    `<meta property="og:image:alt" content="${escapeText(pictureLines.join(' '))}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...structuredData(page.file, description, ORIGIN).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return tags.join('\n    ');
}

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

async function writePictures(pages: readonly string[], heads: ReadonlyMap<SiteFile, SiteHead>) {
  const named = new Set(pages.flatMap((html) => html.match(/\/covers\/[a-z0-9-]+\.avif/g) ?? []));
  mkdirSync(path.join(DIST, 'covers'), { recursive: true });
  await Promise.all(
    [...named].map(async (address) => {
      const [, slug, picture, width] = /^\/covers\/(.+)-(wide|square|plate)-(\d+)\.avif$/.exec(address) ?? [];
      if (slug === undefined) throw new Error(`Nothing draws ${address}.`);
      writeFileSync(path.join(DIST, address), await drawSample(slug, picture as SamplePicture, Number(width)));
    }),
  );
  await Promise.all(
    [...heads].map(async ([file, head]) =>
      writeFileSync(path.join(DIST, ogPicturePath(file)), await drawOgPicture(head)),
    ),
  );
}

async function main() {
  const template = withQuietScripts(readFileSync(path.join(DIST, 'site.html'), 'utf8'));
  rmSync(path.join(DIST, 'site.html'));
  mkdirSync(path.join(DIST, 'site'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(DIST, 'site', name), text);

  const pages: string[] = [];
  const heads = new Map<SiteFile, SiteHead>();
  for (const page of SITE_PAGES) {
    const { Page } = await page.load();
    const head = headOf(page.file);
    heads.set(page.file, head);
    const body = renderToString(createElement(SiteLayout, { path: page.path, origin: ORIGIN }, createElement(Page)));
    const html = template.replace('<!--head-->', () => headTags(page, head)).replace('<!--page-->', () => body);
    write(`${page.file}.html`, html);
    pages.push(html);
  }
  write('server-page.html', serverPage(template));
  await writePictures(pages, heads);
  const addresses = SITE_PAGES.map(({ path: page }) => `<url><loc>${ORIGIN}${page}</loc></url>`).join('');
  write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>\n`,
  );
  write(
    'robots.txt',
    `User-agent: *\nDisallow: /app\nDisallow: /auth\nDisallow: /api\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
}

await main();
