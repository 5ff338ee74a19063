import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Index } from './walk.ts';

export interface Difference {
  picture: string;
  kind: 'new' | 'gone' | 'differs';
  /** of the pixels, in percent; of what differs only */
  percent?: number;
}

/** How far a colour may be off, of 1. The browser draws one and the same page with slightly other edges now and then. */
const THRESHOLD = 0.1;
/** As many pixels beside edges may differ all the same: gradients are rounded one way or the other. */
const STRAY_PIXELS = 20;
const GAP_PX = 16;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The pixels of a picture, with room below and to the right up to a size. */
async function readPixels(file: string, width = 0, height = 0): Promise<Pixels> {
  const image = sharp(file).ensureAlpha();
  const has = await image.metadata();
  const extended = image.extend({
    right: Math.max(0, width - has.width),
    bottom: Math.max(0, height - has.height),
    background: '#ff00ff',
  });
  const { data, info } = await extended.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function sizeOf(file: string) {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** Compares two pictures; where they differ, `report` shows what was, what is, and where they differ, side by side. */
async function comparePictures(was: string, is: string, report: string): Promise<number> {
  const [before, now] = await Promise.all([sizeOf(was), sizeOf(is)]);
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const [old, current] = await Promise.all([readPixels(was, width, height), readPixels(is, width, height)]);
  const marked = Buffer.alloc(width * height * 4);
  const count = pixelmatch(old.data, current.data, marked, width, height, { threshold: THRESHOLD });
  if (count <= STRAY_PIXELS) return 0;
  const raw = { width, height, channels: 4 } as const;
  mkdirSync(path.dirname(report), { recursive: true });
  const parts = [old.data, current.data, marked].map((input, index) => ({
    input,
    raw,
    left: index * (width + GAP_PX),
    top: 0,
  }));
  await sharp({ create: { width: 3 * width + 2 * GAP_PX, height, channels: 4, background: '#808080' } })
    .composite(parts)
    .png({ compressionLevel: 4 })
    .toFile(report);
  return (100 * count) / (width * height);
}

/** Every picture that is new, gone or different; pictures of the differences and a page with all of them in `report`. */
export async function compareWalks(
  was: { folder: string; index: Index },
  is: { folder: string; index: Index },
  report: string,
): Promise<Difference[]> {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const differences: Difference[] = [];
  const names = [...new Set([...Object.keys(was.index.pictures), ...Object.keys(is.index.pictures)])].sort();
  for (const picture of names) {
    const [old, current] = [was.index.pictures[picture], is.index.pictures[picture]];
    if (old === current) continue;
    if (old === undefined || current === undefined) {
      differences.push({ picture, kind: old === undefined ? 'new' : 'gone' });
      continue;
    }
    const file = `${picture}.png`;
    const percent = await comparePictures(
      path.join(was.folder, file),
      path.join(is.folder, file),
      path.join(report, file),
    );
    if (percent > 0) differences.push({ picture, kind: 'differs', percent });
  }
  writeFileSync(path.join(report, 'index.html'), reportPage(differences, path.relative(report, is.folder)));
  return differences;
}

/** All differences under one another: what was, what is, and where. */
function reportPage(differences: readonly Difference[], taken: string) {
  const parts = differences.map(({ picture, kind, percent }) => {
    const title = `${picture}: ${kind}${percent === undefined ? '' : `, ${percent.toFixed(2)} %`}`;
    const source = kind === 'differs' ? `${picture}.png` : `${taken}/${picture}.png`;
    return `<h2>${title}</h2>${kind === 'gone' ? '' : `<img src="${source}" alt="" loading="lazy" style="max-width:100%">`}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks: ${differences.length} differences</title>
<body style="font:16px system-ui;margin:24px"><h1>${differences.length} differences</h1>${parts.join('\n')}</body></html>`;
}
