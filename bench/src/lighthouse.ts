import { gzipSync } from 'node:zlib';
import { SITE_PATHS } from '@sorrel/contract/site';
import { findChromium } from '@sorrel/e2e/chromium';
import { startServer } from '@sorrel/e2e/server';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { isProductBuilt } from './shared/built-product.ts';

const PAGES = Object.values(SITE_PATHS);
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
  /** Addresses of what the page fetched, by kind. */
  scripts: string[];
  styles: string[];
}

/** A row of Lighthouse's list of requests. */
interface Fetched {
  url: string;
  resourceType: string;
}

function read({ lhr }: RunnerResult): Measured {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const requests = lhr.audits['network-requests']?.details;
  const fetched = requests?.type === 'table' ? (requests.items as unknown as Fetched[]) : [];
  const ofKind = (kind: string) => fetched.filter(({ resourceType }) => resourceType === kind).map(({ url }) => url);
  return {
    scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: counted.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
    scripts: ofKind('Script'),
    styles: ofKind('Stylesheet'),
  };
}

/** Bytes of what a page fetched, as this project's limit counts them: gzip. */
async function gzipKb(addresses: readonly string[]): Promise<number> {
  let sum = 0;
  for (const address of addresses) sum += gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;
  return sum / 1024;
}

/** Lighthouse with its mobile preset over every public page of the built product, the median run of three. */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const { executablePath, args } = await findChromium();
  const server = await startServer();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'] });
  try {
    console.log(
      'page        perf a11y best  seo   first paint  largest paint  blocked  shift  scripts   styles    HTML (gzip)  not passed',
    );
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
      const { scores, firstPaintMs, largestPaintMs, blockedMs, shift, failed, scripts, styles } = median;
      console.log(
        [
          page.padEnd(11),
          scores.map((score) => String(score).padStart(4)).join(' '),
          `${Math.round(firstPaintMs)} ms`.padStart(12),
          `${Math.round(largestPaintMs)} ms`.padStart(14),
          `${Math.round(blockedMs)} ms`.padStart(8),
          shift.toFixed(3).padStart(6),
          `${(await gzipKb(scripts)).toFixed(1)} kB`.padStart(9),
          `${(await gzipKb(styles)).toFixed(1)} kB`.padStart(8),
          `${(await gzipKb([server.url + page])).toFixed(1)} kB`.padStart(8),
          `  ${failed.join(', ') || '-'}`,
        ].join(' '),
      );
    }
  } finally {
    chrome.kill();
    await server.stop();
  }
}
