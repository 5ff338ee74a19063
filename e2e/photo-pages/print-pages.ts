import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Gray, grayOf } from '@sorrel/core/photo/gray';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../chromium.ts';
import { PAGE_PX, type RecipePage, recipePageOf } from './page-html.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string, file: string) =>
  `data:font/woff2;base64,${readFileSync(require.resolve(`@fontsource-variable/${name}/files/${file}`), 'base64')}`;

/** Device pixels a CSS pixel: about 190 dots an inch. */
const SCALE = 2;

export async function grayOfFile(file: Buffer): Promise<Gray> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return grayOf(data, info.width, info.height);
}

/** A JPEG of a photo, as a telephone keeps it. */
export const jpegOf = ({ widthPx, heightPx, pixels }: Gray): Promise<Buffer> =>
  sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 1 } })
    .jpeg({ quality: 82 })
    .toBuffer();

/** Draws the pages of seeds in Chromium, one after the other, and hands each over as it is done. */
export async function printPages(
  seeds: readonly number[],
  take: (page: RecipePage, sheet: Gray) => Promise<void>,
): Promise<void> {
  const fontFiles = {
    Besley: fontFile('besley', 'besley-latin-wght-normal.woff2'),
    Figtree: fontFile('figtree', 'figtree-latin-wght-normal.woff2'),
  };
  const browser = await chromium.launch(await findChromium());
  try {
    const tab = await browser.newPage({ viewport: PAGE_PX, deviceScaleFactor: SCALE });
    for (const seed of seeds) {
      const page = recipePageOf(seed, fontFiles);
      await tab.setContent(page.html, { waitUntil: 'load' });
      await tab.evaluate(() => document.fonts.ready.then(() => undefined));
      await take(page, await grayOfFile(await tab.screenshot()));
    }
  } finally {
    await browser.close();
  }
}
