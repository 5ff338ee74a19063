/**
 * Scores the importer on the saved pages of ../shared/import-pages with their own scorer, beside what the best peers reach.
 * The figures of the peers are those of that folder's README, measured on the same 120 pages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const PEERS = [
  ['the first JSON-LD object as it stands', 55, 48, 52, 41],
  ['npm recipe-scrapers', 73, 62, 64, 55],
  ['Python recipe-scrapers, unknown hosts', 74, 62, 64, 58],
  ['recipe-clipper', 50, 64, 70, 48],
  ['the best of all of these, field by field', 82, 70, 72, 59],
] as const;

export function run(): void {
  const scorer = fileURLToPath(new URL('../../../shared/import-pages/score.mjs', import.meta.url));
  if (!existsSync(scorer)) {
    console.log('The saved pages are missing: ../shared/import-pages is not beside this project. Nothing was scored.');
    return;
  }
  const options = process.argv
    .filter((argument) => /^--(?:worst|runs)=/.test(argument))
    .flatMap((argument) => argument.split('='));
  console.log(score(scorer, 'import-pages', options));
  console.log('Peers on the same pages, from the README of the pages (MEAN / ingr / instr / usable):');
  for (const [name, ...figures] of PEERS) console.log(`  ${name.padEnd(42)} ${figures.join(' / ')}`);
  console.log('\nThe same pages with their JSON-LD, microdata and RDFa taken out:');
  console.log(score(scorer, 'import-pages-without-data', ['--runs', '1']));
}

/** The scorer's table for an adapter, which is bundled first: the scorer runs it in plain Node. */
function score(scorer: string, adapterName: string, options: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-import-'));
  try {
    const outfile = join(folder, `${adapterName}.mjs`);
    buildSync({
      entryPoints: [fileURLToPath(new URL(`./adapters/${adapterName}.ts`, import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
    const scored = spawnSync(process.execPath, [scorer, outfile, ...options], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (scored.status !== 0) throw new Error(`The scorer failed: ${scored.stderr}`);
    return scored.stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
