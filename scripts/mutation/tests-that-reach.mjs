import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './sample.mjs';

const TESTED = ['core/src', 'reference/foods'];
const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The file that an import names; nothing for what is neither beside it nor of core. */
function fileOf(name, importer) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(importer), name);
  return name.startsWith('@sorrel/core/') ? `core/src/${name.slice('@sorrel/core/'.length)}.ts` : undefined;
}

/** A test's file with all that it imports, and all that these import. */
function reachOf(root, test) {
  const reached = new Set([test]);
  for (const file of reached) {
    if (!existsSync(path.join(root, file))) continue;
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED)) {
      const next = fileOf(name, file);
      if (next !== undefined) reached.add(next);
    }
  }
  return reached;
}

/**
 * The files of tests that load something of a folder of core: no other could find a fault in it. They are looked up, so that
 * a new test counts without being listed.
 * @param root where the packages stand
 */
export function testsThatReach(root, folder) {
  return TESTED.flatMap((place) =>
    readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.posix.join(place, ...name.split(path.sep))),
  ).filter((test) => [...reachOf(root, test)].some((file) => folderOf(file) === folder));
}
