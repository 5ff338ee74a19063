/**
 * Makes the public pages after `vite build`: static HTML that reads and links without JavaScript, with a head, structured
 * data and pictures of its own; plus sitemap and robots. The pictures are the project's own covers, drawn here.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { drawCover } from './src/cover/draw-cover.ts';
import { PALETTES } from './src/cover/palettes.ts';
import { FAQ } from './src/marketing/faq.ts';
import { SITE_PAGES, type SitePage } from './src/marketing/pages.tsx';
import {
  SALMON,
  SAMPLE_RECIPES,
  SAMPLE_WIDTH_PX,
  type SamplePicture,
  type SampleRecipe,
  samplePath,
} from './src/marketing/sample-recipes.ts';
import { SiteLayout } from './src/marketing/site-layout.tsx';

const DIST = path.join(import.meta.dirname, 'dist');
/** Replaced by the server with its own address; canonical addresses and the sitemap need one. */
const ORIGIN = '%ORIGIN%';

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A food's picture inside the drawing, so that it can be turned into pixels alone. */
const pictureHref = (name: string) =>
  `data:image/webp;base64,${readFileSync(path.join(import.meta.dirname, 'public/food', `${name}.webp`)).toString('base64')}`;

/** A cover as a picture: what the stylesheet says of its table is written into it. */
async function drawSample(recipe: SampleRecipe, picture: SamplePicture): Promise<Buffer> {
  const options =
    picture === 'wide'
      ? { width: 400, height: 300 }
      : {
          width: 200,
          height: 200,
          isCut: true,
          isPlain: true,
          isBare: true,
          isStill: true,
          scale: 0.47,
          isTableDeep: false,
        };
  const svg = drawCover(recipe, { ...options, id: `${recipe.slug}-${picture}`, pictureHref });
  const palette = PALETTES[(/cv-p-([a-z]+)/.exec(svg)?.[1] ?? 'sage') as keyof typeof PALETTES];
  const style = `<style>.cv-t{fill:${palette.table}}.cv-es{stop-color:${palette.edge}}</style>`;
  const standing = svg.replace(/(<svg[^>]*>)/, `$1${style}`);
  return sharp(Buffer.from(standing), { density: 220 })
    .resize({ width: SAMPLE_WIDTH_PX[picture] })
    .webp({ quality: 82 })
    .toBuffer();
}

function structuredData(page: SitePage): object[] {
  const app = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Sorrel',
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    url: `${ORIGIN}/`,
    offers: [
      { '@type': 'Offer', name: 'Basic', price: '0', priceCurrency: 'GBP' },
      { '@type': 'Offer', name: 'Premium, yearly', price: '48', priceCurrency: 'GBP' },
    ],
  };
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  if (page.file === 'home') return [app];
  return page.file === 'support' ? [faq] : [];
}

function headOf(page: SitePage): string {
  const address = `${ORIGIN}${page.path}`;
  const tags = [
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(page.description)}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Sorrel">`,
    `<meta property="og:title" content="${escapeText(page.title)}">`,
    `<meta property="og:description" content="${escapeText(page.description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${ORIGIN}${samplePath(SALMON, 'wide')}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...(page.file === 'home'
      ? [`<link rel="preload" as="image" href="${samplePath(SALMON, 'plate')}" fetchpriority="high">`]
      : []),
    ...structuredData(page).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return tags.join('\n    ');
}

const template = readFileSync(path.join(DIST, 'site.html'), 'utf8');
mkdirSync(path.join(DIST, 'site'), { recursive: true });
for (const page of SITE_PAGES) {
  const body = renderToString(createElement(SiteLayout, null, createElement(page.Component)));
  const html = template.replace('<!--head-->', () => headOf(page)).replace('<!--page-->', () => body);
  writeFileSync(path.join(DIST, 'site', `${page.file}.html`), html);
}
rmSync(path.join(DIST, 'site.html'));

mkdirSync(path.join(DIST, 'covers'), { recursive: true });
for (const recipe of SAMPLE_RECIPES) {
  for (const picture of Object.keys(SAMPLE_WIDTH_PX) as SamplePicture[]) {
    writeFileSync(path.join(DIST, samplePath(recipe, picture)), await drawSample(recipe, picture));
  }
}

writeFileSync(
  path.join(DIST, 'site', 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${SITE_PAGES.map(({ path: page }) => `<url><loc>${ORIGIN}${page}</loc></url>`).join('')}</urlset>\n`,
);
writeFileSync(
  path.join(DIST, 'site', 'robots.txt'),
  `User-agent: *\nDisallow: /app\nDisallow: /auth\nDisallow: /api\nSitemap: ${ORIGIN}/sitemap.xml\n`,
);
