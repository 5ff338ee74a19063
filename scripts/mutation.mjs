/**
 * Puts faults into the rules of core, one at a time, and says how many of them the tests find, folder by folder: a sample that
 * stays the same until a file changes (MUTATION_SEED takes another, MUTATION_PART so much of it). `npm run prove -- --only=mutation`; folders may be named.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderOf, isSampled, SHARES } from './mutation/sample.mjs';

const WANTED_PERCENT = 80;
const FOUND = new Set(['Killed', 'Timeout', 'RuntimeError']);
const MISSED = new Set(['Survived', 'NoCoverage']);

const named = process.argv.slice(2);
const unknown = named.filter((folder) => !(folder in SHARES));
if (unknown.length > 0) {
  console.error(`There is no share for ${unknown.join(', ')}; folders are ${Object.keys(SHARES).join(', ')}.`);
  process.exit(2);
}
const folders = named.length > 0 ? named : Object.keys(SHARES);
const scratch = mkdtempSync(path.join(tmpdir(), 'sorrel-mutation-'));

/** Tries the faults of one folder, by itself: its coverage and its tests are all that a process has to hold. */
function tryFolder(folder) {
  const reportFile = path.join(scratch, `${folder}.json`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'scripts/mutation/stryker.config.mjs'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, MUTATION_FOLDER: folder, MUTATION_REPORT: reportFile },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  return Object.entries(JSON.parse(readFileSync(reportFile, 'utf8')).files);
}

const files = folders.flatMap(tryFolder);
rmSync(scratch, { recursive: true, force: true });

/** Counted from 1 in the report, from 0 where the sample is taken. */
const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });
const tried = files.flatMap(([fileName, { source, mutants }]) =>
  mutants
    .map((mutant) => ({ ...mutant, fileName, source }))
    .filter(({ location, mutatorName, replacement, status: outcome }) => {
      const at = { start: fromZero(location.start), end: fromZero(location.end) };
      return (
        (FOUND.has(outcome) || MISSED.has(outcome)) && isSampled({ fileName, location: at, mutatorName, replacement })
      );
    }),
);

const textOf = ({ source, location: { start, end } }) => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const text = lines.length === 1 ? lines[0].slice(start.column - 1, end.column - 1) : lines.join(' ');
  return text.replace(/\s+/g, ' ').slice(0, 70);
};
for (const mutant of tried.filter(({ status: outcome }) => MISSED.has(outcome))) {
  const { fileName, location, mutatorName, replacement, status: outcome } = mutant;
  console.log(
    `${outcome === 'Survived' ? 'not found' : 'not run'}  ${fileName}:${location.start.line}:${location.start.column}  ${mutatorName}  ${textOf(mutant)}  ->  ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 70)}`,
  );
}

let isEnough = true;
console.log('\nfolder        tried  found  percent');
for (const folder of folders) {
  const here = tried.filter(({ fileName }) => folderOf(fileName) === folder);
  const found = here.filter(({ status: outcome }) => FOUND.has(outcome)).length;
  const percent = here.length === 0 ? 0 : (100 * found) / here.length;
  isEnough &&= percent >= WANTED_PERCENT;
  console.log(
    `${folder.padEnd(12)} ${String(here.length).padStart(6)} ${String(found).padStart(6)} ${percent.toFixed(1).padStart(8)}`,
  );
}
process.exit(isEnough ? 0 : 1);
