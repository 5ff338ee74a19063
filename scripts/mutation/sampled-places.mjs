import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { isSampled } from './sample.mjs';

const silent = () => undefined;
const LOG = { debug: silent, info: silent, warn: silent, isDebugEnabled: () => false };

/**
 * Where the faults of the sample of a folder stand, as Stryker wants it: only there are files changed. A file with every fault
 * that it could have runs ten times as long, and what that counts for each test fills a process.
 * @returns path:line:column-line:column, lines from 1 and columns from 0
 */
export async function sampledPlaces(folder) {
  const root = path.join('core/src', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(root, name))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { mutants } = await new Instrumenter(LOG).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  return mutants
    .filter(isSampled)
    .map(
      ({ fileName, location: { start, end } }) =>
        `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    );
}
