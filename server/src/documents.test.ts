import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'web/README.md',
  'reference/foods/README.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A file or a folder of the project in a document: `core/src/foods/nutrients.ts`, `server/testing/`; not one that stands for any: NAME. */
const PATHS = /`((?:core|contract|cover|server|web|reference|bench|e2e|docs|deploy|scripts|extension)\/[\w./-]*)`/g;
const STANDS_FOR_ANY = /[A-Z]{4}/;
/** Made by the build, or by whoever follows the document. */
const MADE = /\/dist\/|\/\.env$/;

/** As it is written, or without the `src` of its package. */
const isThere = (name: string) =>
  [name, name.replace(/^(\w+)\//, '$1/src/')].some((one) => existsSync(path.join(ROOT, one)));

test.each(DOCUMENTS)('%s names files that are there', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const names = [...text.matchAll(PATHS)].map(([, name = '']) => name);
  const missing = names.filter((name) => !STANDS_FOR_ANY.test(name) && !MADE.test(name) && !isThere(name));
  expect(missing).toEqual([]);
});
