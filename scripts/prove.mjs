/**
 * Everything that CI runs in its short form, at length: `npm run prove`, or `npm run prove -- --short`. Writes what came
 * out, with date and machine, to docs/proof.md, failures included. `--only=fuzz,load` runs some of it and writes nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

const isShort = process.argv.includes('--short');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const POSTGRES = process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const MINUTE_MS = 60_000;
/** How long a part may take unless it says so itself: several times what it takes alone on two cores. */
const WITHIN_MINUTES = isShort ? 4 : 8;
const LINES_KEPT = 45;
/** Citus where it is installed for any PostgreSQL of this machine. */
const CITUS =
  [19, 18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/lib/citus.so`).find((file) => existsSync(file)) ??
  '/usr/lib/postgresql/*/lib/citus.so';

const core = (...files) => ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core', ...files];
const tsx = (file, ...args) => ['node_modules/tsx/dist/cli.mjs', file, ...args];
const vitest = (...files) => ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...files];
const lastSeed = Math.floor(Date.now() / 1000);

/** Name, what it shows, command; the seed of the fuzzer is a new one each time and is printed. */
const PARTS = [
  {
    name: 'fuzz',
    shows: `Every endpoint answers whatever is sent, never with 500 and never not at all (seed ${lastSeed}).`,
    args: vitest('server/src/http/fuzz.test.ts'),
    environment: { FUZZ_RUNS: isShort ? '40' : '200', FUZZ_SEED: String(lastSeed) },
  },
  {
    name: 'rules',
    shows:
      'What must hold of every line, list and week holds of 10,000 random lines and lists, of 100,000 merges of lists and of 1,000 weeks.',
    args: core('core/src/ingredients', 'core/src/lists', 'core/src/plans'),
    environment: isShort ? {} : { PROPERTY_RUNS: '10000', RANDOM_WEEKS: '1000' },
    withinMinutes: isShort ? 4 : 20,
  },
  {
    name: 'two phones',
    shows:
      'Two phones with clocks wrong by three days, each with 50 ticks, 10 adds, 5 renames and 3 removals of a time away, one restarted, come together through a network that loses half: the same list, nothing lost, nothing revived.',
    args: vitest('server/src/lists/two-devices.test.ts'),
    environment: { DEVICE_RUNS: isShort ? '20' : '200', DEVICE_SEED: String(lastSeed) },
  },
  {
    name: 'mutation',
    shows: 'Of a sample of faults that are put into the rules, the share that the tests find, at least 80 % a folder.',
    args: ['scripts/mutation.mjs'],
    withinMinutes: 60,
    isLeftOut: isShort,
  },
  {
    name: 'attack',
    shows:
      'The access matrix over every route; import against private addresses, redirects, bombs and endless bodies; upload attacks.',
    args: vitest('server/src/auth', 'server/src/platform'),
  },
  {
    name: 'stored scripts',
    shows: 'Scripts stored in every text are text on every screen under the strict policy.',
    args: ['../node_modules/@playwright/test/cli.js', 'test', 'stored-scripts.spec.ts', '--reporter=list'],
    folder: 'e2e',
  },
  {
    name: 'faults',
    shows:
      'Database gone and back, a disk that is really full, picture store away and back, mail server down for an hour, clock jumps, slow clients, uploads that break off or stay half open.',
    args: vitest(
      'server/src/http/faults.test.ts',
      'server/src/http/full-disk.test.ts',
      'server/src/platform/image-store.test.ts',
    ),
  },
  {
    name: 'kills, embedded',
    shows: 'kill -9 at random moments of mixed writes, every other time of the embedded database too.',
    args: tsx('e2e/kills.ts', isShort ? '10' : '50'),
    environment: { DATABASE_URL: undefined },
  },
  {
    name: 'kills, PostgreSQL',
    shows: 'The same on a PostgreSQL server.',
    args: tsx('e2e/kills.ts', isShort ? '10' : '50'),
    environment: { DATABASE_URL: POSTGRES },
    needsPostgres: true,
  },
  {
    name: 'start and stop',
    shows: 'SIGTERM at every moment of the start, a wrong setting, a second start; kill -9 during saves.',
    args: ['../node_modules/@playwright/test/cli.js', 'test', 'start-and-stop.spec.ts', '--reporter=list'],
    folder: 'e2e',
  },
  {
    name: 'cluster',
    shows:
      'Two processes on one PostgreSQL and one S3 store behind a proxy; journeys while one after the other is killed.',
    args: tsx('e2e/cluster.ts', ...(isShort ? ['plans.spec.ts', 'story.spec.ts'] : [])),
    withinMinutes: isShort ? 6 : 15,
    environment: { DATABASE_URL: POSTGRES },
    needsPostgres: true,
  },
  {
    name: 'citus',
    shows:
      'The database on a coordinator and two workers: the tests of the API, how many shards each statement of a signed-in call asks, shards that move while people write, a machine that is lost, what a household costs, and the journeys in a browser. Citus is not of npm: deploy/README.md.',
    args: tsx('e2e/citus.ts', ...(isShort ? ['--part=machines'] : [])),
    withinMinutes: isShort ? 8 : 90,
    needsFile: CITUS,
  },
  {
    name: 'upgrade',
    shows: 'Backup, restore, move, backup before migrations, and the upgrade from the schema of every release.',
    args: vitest('server/src/db/upgrade.test.ts', 'server/src/db/backup.test.ts', 'server/src/backup.test.ts'),
    environment: { ALL_RELEASES: '1' },
  },
  {
    name: 'upgrade of a million',
    shows:
      'A database of the first release with a million recipes (50,000 in the short form) is upgraded in under 5 minutes, while servers of that release go on reading.',
    args: tsx('bench/src/main.ts', 'upgrade', ...(isShort ? ['--short'] : [])),
    withinMinutes: isShort ? 4 : 20,
  },
  {
    name: 'budgets',
    shows:
      "One hostile free account doing the worst of everything at once: the p99 of another person's calls grows at most 1.5 times.",
    args: tsx('e2e/budgets.ts', ...(isShort ? ['--short'] : [])),
  },
  {
    name: 'sites',
    shows:
      "Forty local sites that turn our server away (402, 403, challenges, walls of cookies), each in the book in three presses at most: by the extension, the bookmark and pasting, in Debian's Chromium. That one is not of npm: `apt-get install chromium`.",
    args: tsx('e2e/prove-sites.ts', ...(isShort ? ['--sites=8'] : [])),
    withinMinutes: isShort ? 4 : 20,
    needsFile: process.env.EXTENSION_CHROMIUM ?? '/usr/bin/chromium',
  },
  {
    name: 'load',
    shows:
      'A thousand people on a million recipes (100,000 in the short form), alone and beside planning and encoding.',
    args: tsx('bench/src/main.ts', 'load', ...(isShort ? ['--short'] : [])),
    // a million recipes are written first
    withinMinutes: isShort ? 6 : 20,
  },
  {
    name: 'lighthouse',
    shows: 'Lighthouse over every public page.',
    withinMinutes: 15,
    args: tsx('bench/src/main.ts', 'lighthouse'),
    isLeftOut: isShort || !existsSync('bench/src/lighthouse.ts'),
  },
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with this character
const COLOURS = /\u001b\[[0-9;]*m/g;

/** Runs one part, shows what it prints and keeps its end; ends it with all it started when it takes too long. */
function runPart({ args, environment = {}, folder = '.', withinMinutes = WITHIN_MINUTES }) {
  const startedAtMs = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: Object.fromEntries(
      Object.entries({ ...process.env, NO_COLOR: '1', ...environment }).filter(([, value]) => value !== undefined),
    ),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk);
      process.stdout.write(chunk);
    });
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    process.kill(-child.pid, 'SIGKILL');
  }, withinMinutes * MINUTE_MS);
  return new Promise((resolve) => {
    child.once('close', (status) => {
      clearTimeout(timer);
      resolve({ isOk: status === 0, isLate, seconds: Math.round((Date.now() - startedAtMs) / 1000), printed });
    });
  });
}

/** The last lines, without what runners draw and without the paths of this machine. */
const endOf = (printed) =>
  printed
    .replaceAll(COLOURS, '')
    .replaceAll(process.cwd(), '.')
    .split('\n')
    .map((line) => line.split('\r').at(-1).trimEnd().slice(0, 200))
    .filter((line) => line !== '' && !line.startsWith('npm warn') && !/^\s*(Start at|RUN )/.test(line))
    .slice(-LINES_KEPT)
    .join('\n');

const hasPostgres =
  spawnSync(process.execPath, [
    '-e',
    `const pg = require('pg'); const c = new pg.Client({ connectionString: process.argv[1], connectionTimeoutMillis: 5000 }); c.connect().then(() => c.end(), () => process.exit(1));`,
    POSTGRES,
  ]).status === 0;

console.log('== build ==');
const built = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const results = [];
for (const part of PARTS) {
  if (part.isLeftOut || (only !== undefined && !only.includes(part.name))) continue;
  console.log(`\n== ${part.name} ==`);
  if (part.needsPostgres && !hasPostgres)
    results.push({ part, outcome: 'not run: no PostgreSQL', seconds: 0, printed: '' });
  else if (part.needsFile && !existsSync(part.needsFile))
    results.push({ part, outcome: `not run: ${part.needsFile} is missing`, seconds: 0, printed: '' });
  else {
    const { isOk, isLate, seconds, printed } = await runPart(part);
    results.push({ part, outcome: isOk ? 'holds' : isLate ? 'TOOK TOO LONG' : 'FAILED', seconds, printed });
  }
}

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
const lines = [
  '# Proof',
  '',
  `What \`npm run prove${isShort ? ' -- --short' : ''}\` printed, as it came; nothing is edited. Each part has a short form in \`npm test\`.`,
  '',
  `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
  `- ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; server, database, clients and browser share them`,
  '',
  '| part | what it shows | outcome | seconds |',
  '|---|---|---|---|',
  ...results.map(({ part, outcome, seconds }) => `| ${part.name} | ${part.shows} | ${outcome} | ${seconds} |`),
  '',
  ...results.flatMap(({ part, printed }) =>
    printed === '' ? [] : [`## ${part.name}`, '', '```', endOf(printed).replaceAll('```', "'''"), '```', ''],
  ),
];
if (only === undefined) writeFileSync('docs/proof.md', lines.join('\n'));
const failed = results.filter(({ outcome }) => outcome !== 'holds');
console.log(
  failed.map(({ part, outcome }) => `\n${part.name}: ${outcome}`).join(''),
  `\n${results.length - failed.length} of ${results.length} parts hold${only === undefined ? '; see docs/proof.md' : ''}.`,
);
process.exit(failed.length > 0 ? 1 : 0);
