import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const ABOVE = 'know nothing that stands above';
const NO_FEATURE = 'they know none';
const NOT_EACH_OTHER = 'do not look into each other';

/** An import in a file that is not there, and what the linter says of it. */
const REFUSED = [
  ['db/planted.ts', '../platform/outbox.ts', ABOVE],
  ['db/tables/planted.ts', '../../auth/tokens.ts', ABOVE],
  ['language/planted.ts', '../http/mount.ts', ABOVE],
  ['platform/planted.ts', '../recipes/repo.ts', ABOVE],
  ['platform/planted.ts', '../http/mount.ts', 'not each other'],
  ['http/planted.ts', '../auth/service.ts', ABOVE],
  ['http/planted.ts', '../start/create-services.ts', ABOVE],
  ['auth/planted.ts', '../payments/premium.ts', NO_FEATURE],
  ['auth/planted-repo.ts', '../payments/premium.ts', NO_FEATURE],
  ['pictures/planted.ts', '../recipes/repo.ts', NO_FEATURE],
  ['lists/planted.ts', '../plans/repo.ts', NOT_EACH_OTHER],
  ['plans/repo.ts', '../recipes/repo.ts', NOT_EACH_OTHER],
  ['recipes/planted.ts', '../plans/service.ts', NOT_EACH_OTHER],
  ['account/planted.ts', '../payments/service.ts', NOT_EACH_OTHER],
  ['support/planted.ts', '../start/create-services.ts', NOT_EACH_OTHER],
  ['auth/service.ts', 'drizzle-orm', 'SQL stands in repositories'],
  ['account/routes.ts', '../db/tables/auth.ts', 'SQL stands in repositories'],
  ['platform/planted.ts', 'drizzle-orm', 'SQL stands in repositories'],
  ['http/planted.ts', '../db/tables/auth.ts', 'SQL stands in repositories'],
  ['platform/planted-repo.ts', '../recipes/repo.ts', ABOVE],
  ['../../web/src/layouts/planted.ts', '../recipe-parts/queries.ts', 'knows none of them'],
  ['recipes/planted.ts', '../share/service.ts', NOT_EACH_OTHER],
  ['share/planted.ts', '../db/tables/share.ts', 'SQL stands in repositories'],
  ['kitchen/planted.ts', '../db/tables/recipes.ts', 'SQL stands in repositories'],
  ['recipes/planted.ts', '../kitchen/what-to-cook.ts', NOT_EACH_OTHER],
  ['foods/planted.ts', '../lists/repo.ts', NO_FEATURE],
  ['recipes/routes.ts', '../db/tables/recipes.ts', 'SQL stands in repositories'],
  ['recipes/save.ts', 'drizzle-orm', 'SQL stands in repositories'],
  ['recipes/conditions-repo.ts', '../plans/repo.ts', NOT_EACH_OTHER],
  ['plans/planted.ts', '@sorrel/web/api', 'server never imports web'],
] as const;
const LET_THROUGH = [
  ['db/planted.ts', '../start-refused.ts'],
  ['auth/planted.ts', '../platform/outbox.ts'],
  ['auth/planted-repo.ts', 'drizzle-orm'],
  ['account/planted.ts', '../payments/premium.ts'],
  ['plans/planted.ts', '../recipes/tags.ts'],
  ['recipes/planted.ts', '../foods/repo.ts'],
  ['recipes/planted-repo.ts', 'drizzle-orm'],
  ['platform/planted-repo.ts', 'drizzle-orm'],
  ['../../web/src/recipe-parts/planted.ts', '../layouts/upgrade.tsx'],
  ['recipes/repo.ts', '../db/tables/recipes.ts'],
  ['share/planted.ts', '../recipes/repo.ts'],
  ['kitchen/planted.ts', '../lists/bought-repo.ts'],
  ['plans/planted.ts', '../foods/price-rates.ts'],
  ['plans/repo.ts', '../recipes/conditions-repo.ts'],
] as const;

let folder: string;
let said: string;

/** Line of the import in its planted file: one file holds all that are planted in it. */
const lineOf = (file: string, imported: string) =>
  [...REFUSED, ...LET_THROUGH].filter(([name]) => name === file).findIndex(([, name]) => name === imported) + 1;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-walls-'));
  const { linter, overrides } = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ linter, overrides }));
  for (const [file, imported] of [...REFUSED, ...LET_THROUGH]) {
    const target = path.join(folder, 'server/src', file);
    mkdirSync(path.dirname(target), { recursive: true });
    appendFileSync(target, `export { a as a${lineOf(file, imported)} } from '${imported}';\n`);
  }
  const rules = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github'];
  try {
    said = execFileSync(process.execPath, [BIOME, 'lint', ...rules, '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (refused) {
    said = String((refused as { stdout: string }).stdout);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said of one import; empty where it is let through. */
const saidOf = (file: string, imported: string) =>
  said
    .split('\n')
    .filter(
      (line) => line.includes(path.posix.join('server/src', file)) && line.includes(`line=${lineOf(file, imported)},`),
    )
    .join('\n');

test.each(REFUSED)('in %s an import of %s is refused', (file, imported, reason) => {
  expect(saidOf(file, imported)).toContain(reason);
});

test.each(LET_THROUGH)('in %s an import of %s is let through', (file, imported) => {
  expect(saidOf(file, imported)).toBe('');
});
