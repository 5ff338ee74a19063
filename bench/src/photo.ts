/**
 * Made-up recipe pages in six languages, printed, distorted as photos are, and read: `npm run bench -- photo`. Every page is read
 * twice by the same Tesseract, as it is (the baseline) and as the product mends it. `--pages=12` reads fewer, `--from=40`
 * begins with another, `--save=folder` keeps photos and mended pictures, `--wrong` names the lines that were not read.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mendPhoto } from '@sorrel/core/photo/mend-photo';
import { DISTORTIONS, distorted } from '@sorrel/e2e/photo-pages/distort';
import { grayOfFile, jpegOf, printPages } from '@sorrel/e2e/photo-pages/print-pages';
import { linesRight } from '@sorrel/e2e/photo-pages/score-lines';
import { printReader } from './photo/read-pages.ts';
import { quantile } from './shared/samples.ts';

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

interface Tally {
  pages: number;
  lines: number;
  plain: number;
  mended: number;
  plainMs: number[];
  mendedMs: number[];
}

const share = (right: number, all: number) => `${((right / all) * 100).toFixed(1)} %`;

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAtMs = performance.now();
  const result = await work;
  return { result, ms: performance.now() - startedAtMs };
}

export async function run(): Promise<void> {
  const [from, pages] = [Number(option('from') ?? 0), Number(option('pages') ?? 120)];
  const folder = option('save');
  if (folder) mkdirSync(folder, { recursive: true });
  const reader = printReader();
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string) => {
    const tally = tallies.get(name) ?? { pages: 0, lines: 0, plain: 0, mended: 0, plainMs: [], mendedMs: [] };
    tallies.set(name, tally);
    return tally;
  };
  // pages of one language after the other, so that its data is loaded once; the kind changes with every round of languages
  const seeds = Array.from({ length: pages }, (_, place) => from + place).sort((a, b) => (a % 6) - (b % 6) || a - b);
  await printPages(seeds, async (page, sheet) => {
    const kind = DISTORTIONS[Math.floor(page.seed / 6) % DISTORTIONS.length] ?? 'turned';
    const file = await jpegOf(distorted(sheet, kind, page.seed));
    const photo = await grayOfFile(file);
    await reader.workerFor(page.language);
    const plain = await timed(reader.plainLines(photo, page.language));
    const mended = await timed(reader.mendedLines(photo, page.language));
    const plainRight = linesRight(page.ingredients, plain.result);
    const mendedRight = linesRight(page.ingredients, mended.result);
    for (const tally of [kind, page.language, page.layout, page.font, 'all'].map(tallyOf)) {
      tally.pages++;
      tally.lines += page.ingredients.length;
      tally.plain += plainRight.right;
      tally.mended += mendedRight.right;
      tally.plainMs.push(plain.ms);
      tally.mendedMs.push(mended.ms);
    }
    if (folder) {
      writeFileSync(path.join(folder, `${page.seed}.jpg`), file);
      writeFileSync(path.join(folder, `${page.seed}-mended.jpg`), await jpegOf(mendPhoto(photo).picture));
      writeFileSync(path.join(folder, `${page.seed}.txt`), mended.result.join('\n'));
    }
    if (process.argv.includes('--wrong') && mendedRight.wrong.length > 0) {
      console.log(`${page.seed} ${page.language}, ${kind}, ${page.layout}, ${page.font}:`);
      for (const line of mendedRight.wrong) console.log(`  not read: ${line}`);
    }
  });
  await reader.close();
  console.log(
    `${pages} pages. Ingredient lines read with at most one wrong character; time a page, median and slowest tenth.`,
  );
  console.log(`${''.padEnd(26)} pages  lines  Tesseract without mending      as the product reads`);
  for (const name of [
    ...DISTORTIONS,
    ...[...tallies.keys()].filter((key) => !DISTORTIONS.some((kind) => kind === key)),
  ]) {
    const tally = tallies.get(name);
    if (tally === undefined) continue;
    const times = (ms: number[]) =>
      `${(quantile(ms, 0.5) / 1000).toFixed(1)} s, ${(quantile(ms, 0.9) / 1000).toFixed(1)} s`;
    console.log(
      `${name.padEnd(26)} ${String(tally.pages).padStart(5)} ${String(tally.lines).padStart(6)}  ` +
        `${share(tally.plain, tally.lines).padEnd(8)} ${times(tally.plainMs).padEnd(21)}  ` +
        `${share(tally.mended, tally.lines).padEnd(8)} ${times(tally.mendedMs)}`,
    );
  }
}
