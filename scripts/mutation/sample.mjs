import { createHash } from 'node:crypto';

/** Which part of the faults of a folder is tried; all of them together would take a day. What is left is some 100 to 400 a folder. */
export const SHARES = { lists: 0.25, plans: 0.03, nutrition: 0.12, ingredients: 0.04, foods: 0.06 };
const SEED = process.env.MUTATION_SEED ?? '1';
/** So much of the sample, where there is less time: 0.5 takes half of it. */
const PART = Number(process.env.MUTATION_PART ?? 1);

/** The folder of core that a file is in, from a path of any kind. */
export const folderOf = (file) => /core\/src\/([^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/**
 * Whether a fault is tried. It goes by what the fault is and where it stands, so that the same ones are tried until the file changes.
 * @param mutant {fileName, location, mutatorName, replacement}, location with lines and columns from 0
 */
export function isSampled({ fileName, location: { start, end }, mutatorName, replacement }) {
  const folder = folderOf(fileName);
  const file = fileName.replaceAll('\\', '/').replace(/^.*core\/src\//, '');
  const name = [SEED, file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');
  const number = createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
  return number < (SHARES[folder] ?? 0) * PART;
}
