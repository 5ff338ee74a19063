import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The files of tests below a folder that say something, so that none is listed by hand. */
const testsThatSay = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .filter((file) => pattern.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')));

/** A rule leaves nothing behind, so the files of these packages need not load everything anew each. */
const RULES = { environment: 'node', pool: 'threads', isolate: false, testTimeout: 60_000 } as const;

/** Start and kill embedded databases of their own. They never look at DATABASE_URL, so `server` alone is run once more with it. */
const OWN_POSTGRES = 'server/src/db/embedded-*.test.ts';

/** The only doors to the database of a run. Other files of the server find none, and need not run on a second one. */
const ON_A_DATABASE = testsThatSay('server/src', /from '\.[^']*\/test-(?:app|database)\.ts'/);

/** Files that put other modules in the place of ours, or load ours anew. */
const WEB_OTHER_MODULES = testsThatSay('web/src', /\bvi\.(?:doMock|mock|resetModules)\(/);

/** All others share what a worker has loaded, React and a browser's document first: that costs more than most of them. What a test leaves in it is forgotten by `web/testing/setup.ts`. */
const WEB_SHARED = testsThatSay('web/src', /./).filter((file) => !WEB_OTHER_MODULES.includes(file));

/** What only a cluster of several machines can show: `npm run e2e:citus` starts one and says where it is. */
const MACHINES = {
  test: {
    name: 'machines',
    include: ['server/{src,testing}/**/*.citus.ts'],
    // one of them stops a machine
    fileParallelism: false,
    environment: 'node',
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
} as const;

const SERVER = {
  environment: 'node',
  // loading the server costs more than most files: each worker does so once
  isolate: false,
  // a machine that does other work is late now and then; what needed its second try is named at the end of the run
  retry: 1,
  // threads that read pages load their code first: on a machine with eight other programs that alone takes half a minute
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

const WEB = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['web/testing/setup.ts'],
  env: { TZ: 'UTC' },
  css: false,
  // a first page loads its code; a busy machine takes its time
  testTimeout: 120_000,
  retry: 1,
} as const;

/** One project a package; `vitest run --project core` runs one of them. */
export default defineConfig({
  test: {
    // a file at a time on each core; vitest by itself leaves one core free, which on two halves the speed
    maxWorkers: '100%',
    reporters: ['default', './scripts/second-tries.mjs'],
    projects: [
      { test: { name: 'core', include: ['core/src/**/*.test.ts'], ...RULES } },
      { test: { name: 'cover', include: ['cover/src/**/*.test.ts'], ...RULES } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...RULES } },
      { test: { name: 'extension', include: ['extension/**/*.test.ts'], ...RULES } },
      { test: { name: 'reference', include: ['reference/**/*.test.ts'], ...RULES } },
      {
        test: {
          name: 'server',
          include: ON_A_DATABASE,
          globalSetup: ['server/testing/global-setup.ts'],
          ...SERVER,
        },
      },
      {
        test: {
          name: 'server-plain',
          include: ['server/src/**/*.test.ts'],
          exclude: [OWN_POSTGRES, ...ON_A_DATABASE],
          ...SERVER,
        },
      },
      ...(process.env['CITUS_WORKERS'] ? [MACHINES] : []),
      {
        test: {
          name: 'embedded',
          include: [OWN_POSTGRES],
          environment: 'node',
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: { ...WEB, name: 'web', include: WEB_SHARED, isolate: false },
      },
      {
        plugins: [react()],
        test: { ...WEB, name: 'web-alone', include: ['web/src/**/*.test.{ts,tsx}'], exclude: WEB_SHARED },
      },
    ],
  },
});
