import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = 'server/src/start/heavy-work.ts';

/** Libraries of the server that no rule needs: to load them took half of the second in which a worker starts, and a third of its memory. */
const NOT_THEIRS = ['drizzle-orm', 'pg', 'zod', 'fastify', '@fastify/static', 'sharp', 'pino'];

/** The library of a bare import: 'drizzle-orm' of 'drizzle-orm/pg-core'. */
const libraryOf = (name: string) => NOT_THEIRS.find((library) => name === library || name.startsWith(`${library}/`));

test('a worker loads the rules when it starts, and nothing that reads a database, answers requests or draws pictures', async () => {
  const external = NOT_THEIRS.flatMap((library) => [library, `${library}/*`]);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    bundle: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    external,
    logLevel: 'silent',
  });
  const reached = new Set([ENTRY]);
  const loaded: string[] = [];
  for (const file of reached) {
    for (const { path, kind, external: isExternal } of metafile.inputs[file]?.imports ?? []) {
      // what is seldom done is loaded when it is asked for
      if (kind === 'dynamic-import') continue;
      if (!isExternal) reached.add(path);
      else if (libraryOf(path)) loaded.push(`${file}: ${path}`);
    }
  }
  expect(loaded).toEqual([]);
  // the rules are: else this looked at nothing
  expect(reached).toContain('core/src/plans/generate-plan.ts');
  expect(reached).toContain('core/src/recipes/import-recipe.ts');
});
