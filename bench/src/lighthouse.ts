import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findChromium } from '@sorrel/e2e/chromium';
import { startServer } from '@sorrel/e2e/server';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['/', '/features', '/about', '/support', '/privacy', '/terms'];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  /** Audits of the four categories that did not pass, by their id. */
  failed: string[];
}

function read({ lhr }: RunnerResult): Measured {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: counted.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}

/** Bytes of what a page's HTML names, as this project's limit counts them: gzip. */
async function pageBytes(address: string) {
  const html = await (await fetch(address)).text();
  const named = (extension: string) =>
    [...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? ''))].filter((file) =>
      file.endsWith(extension),
    );
  const size = async (extension: string) => {
    let sum = 0;
    for (const file of named(extension)) {
      sum += gzipSync(Buffer.from(await (await fetch(new URL(file, address))).arrayBuffer())).length;
    }
    return sum / 1024;
  };
  return { jsKb: await size('.js'), cssKb: await size('.css'), htmlKb: gzipSync(html).length / 1024 };
}

/** Lighthouse with its mobile preset over every public page of the built product, the median run of three. */
export async function run(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'server/dist/main.js'))) {
    console.log('The product is not built: run npm run build first.');
    return;
  }
  const { executablePath, args } = await findChromium();
  const server = await startServer();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'] });
  try {
    console.log('page        perf a11y best  seo   first paint  largest paint  blocked  shift   not passed');
    for (const page of PAGES) {
      const runs: Measured[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) {
        const result = await lighthouse(server.url + page, {
          port: chrome.port,
          onlyCategories: [...CATEGORIES],
          logLevel: 'error',
        });
        if (result === undefined) throw new Error(`Lighthouse measured nothing on ${page}`);
        runs.push(read(result));
      }
      const median = runs.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))[Math.floor(RUNS / 2)];
      if (median === undefined) continue;
      const { scores, firstPaintMs, largestPaintMs, blockedMs, shift, failed } = median;
      console.log(
        [
          page.padEnd(11),
          scores.map((score) => String(score).padStart(4)).join(' '),
          `${Math.round(firstPaintMs)} ms`.padStart(12),
          `${Math.round(largestPaintMs)} ms`.padStart(14),
          `${Math.round(blockedMs)} ms`.padStart(8),
          shift.toFixed(3).padStart(6),
          `  ${failed.join(', ') || '-'}`,
        ].join(' '),
      );
    }
    const { jsKb, cssKb, htmlKb } = await pageBytes(`${server.url}/`);
    console.log(
      `home, gzip: JavaScript ${jsKb.toFixed(1)} kB, styles ${cssKb.toFixed(1)} kB, HTML ${htmlKb.toFixed(1)} kB`,
    );
  } finally {
    chrome.kill();
    await server.stop();
  }
}
