/**
 * `npm run looks`: takes pictures of every screen of the product as it stands and compares them with those of the commit
 * that was last accepted. Decision 0024 says why it is made so.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  cleanCommit,
  hasCommit,
  keepTaken,
  LOOKS_FOLDER,
  picturesOf,
  readAccepted,
  readIndex,
  writeAccepted,
} from './accepted.ts';
import { compareWalks, type Difference } from './compare.ts';
import { DEVICE_NAMES, DEVICES, type Device } from './devices.ts';
import { FAULT_KINDS } from './page-checks.ts';
import { slug } from './take.ts';
import { type Index, jobsOf, walkScreens } from './walk.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const NOW_FOLDER = path.join(LOOKS_FOLDER, 'now');
const REPORT = path.join(LOOKS_FOLDER, 'report');
const USAGE = `npm run looks                   takes every screen and compares it with the accepted commit
npm run looks -- --only=plans   only screens whose name holds the word, or one of several: plans,book/full
npm run looks -- --device=phone only what a phone shows, or a desktop; goes with --only
npm run looks -- --short        20 screens on a phone with large letters, checks alone
npm run looks -- --language=de  in German, or in 'pseudo', whose sentences are 40 % longer: pictures and checks alone
npm run looks -- --twice        takes everything twice: two runs of one build must not differ
npm run looks -- accept         the last run is right: its commit is what later runs are compared with`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    device: { type: 'string' },
    short: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
    twice: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    into: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const faultLines = ({ faults }: Index) => [
  ...new Set(faults.map(({ picture, kind, where }) => `${picture.replace(/\.[a-z]+$/, '')} · ${kind} · ${where}`)),
];

function printFaults(index: Index, known: ReadonlySet<string>) {
  const lines = faultLines(index);
  const fresh = lines.filter((line) => !known.has(line));
  if (fresh.length > 0) {
    console.log(`\n${fresh.length} faults that were not there when it was accepted:`);
    for (const line of fresh) console.log(`  ${line}`);
    console.log(
      `(${Object.entries(FAULT_KINDS)
        .map(([kind, words]) => `${kind}: ${words}`)
        .join('; ')})`,
    );
  }
  const old = lines.length - fresh.length;
  if (old > 0) console.log(`${old} faults are known; they stand in e2e/looks/accepted.json.`);
  return fresh.length;
}

function printDifferences(differences: readonly Difference[], count: number) {
  if (differences.length === 0) return console.log(`No difference in ${count} pictures.`);
  console.log(`\n${differences.length} of ${count} pictures differ:`);
  for (const { picture, kind, percent } of differences) {
    console.log(
      `  ${picture}: ${percent === undefined ? kind : `${percent.toFixed(percent < 0.1 ? 4 : 2)} % of the pixels`}`,
    );
  }
  console.log(
    `Look at ${path.relative(process.cwd(), path.join(REPORT, 'index.html'))}; \`npm run looks -- accept\` when all of it is right.`,
  );
}

function accept() {
  const commit = cleanCommit();
  const index = readIndex(NOW_FOLDER);
  if (commit === undefined) throw new Error('Commit first: what is accepted is a commit.');
  if (index?.commit !== commit) throw new Error('Run `npm run looks` on this commit first, and look at it.');
  if (index.part !== '') throw new Error('The last run was of a part of the screens; accepting needs all of them.');
  if (index.failures.length > 0) throw new Error('Some screens could not be taken; mend them first.');
  writeAccepted({ commit, faults: faultLines(index) });
  keepTaken(NOW_FOLDER, commit);
  console.log(`${commit.slice(0, 9)} is accepted. Commit e2e/looks/accepted.json.`);
}

const language = (['en', 'de', 'pseudo'] as const).find((one) => one === values.language) ?? 'en';

/** The part of the screens that was asked for, as the name of a folder and as arguments; empty for all. */
const part = {
  name: [values.short ? 'short' : '', language === 'en' ? '' : language, slug(values.only ?? ''), values.device ?? '']
    .filter(Boolean)
    .join('-'),
  // the accepted commit has a tool of its own: it is asked by what its tool has always known, so for every device
  ofAccepted: {
    name: [values.short ? 'short' : '', slug(values.only ?? '')].filter(Boolean).join('-'),
    args: [...(values.short ? ['--short'] : []), ...(values.only === undefined ? [] : [`--only=${values.only}`])],
  },
};
const asked = { isShort: values.short, only: values.only, device: readDevice(values.device) };
// what was built before may be of another commit
const builtCommit = () => (values.built ? undefined : cleanCommit());
const takeInto = (folder: string) =>
  walkScreens({ ...asked, folder, part: part.name, language, commit: builtCommit() });

function readDevice(name: string | undefined) {
  const device = DEVICE_NAMES.find((one) => one === name);
  if (name !== undefined && device === undefined) throw new Error(`--device is one of ${DEVICE_NAMES.join(', ')}.`);
  return device;
}

async function compareWithAccepted(index: Index) {
  const accepted = readAccepted();
  const fresh = printFaults(index, new Set(accepted?.faults));
  if (values.short || language !== 'en') {
    console.log('Pictures are compared by `npm run looks` alone, whole and in English.');
    return fresh;
  }
  const commit = accepted?.commit ?? null;
  const folder = commit !== null && hasCommit(commit) ? picturesOf(commit, part.ofAccepted) : undefined;
  const was = folder === undefined ? undefined : readIndex(folder);
  if (folder === undefined || was === undefined) {
    console.log('No comparison was possible: the accepted commit is not here or could not be taken.');
    return fresh;
  }
  const differences = await compareWalks({ folder, index: onlyAsked(was) }, { folder: NOW_FOLDER, index }, REPORT);
  printDifferences(differences, Object.keys(index.pictures).length);
  return fresh + differences.length;
}

/** Of all pictures of the accepted commit, those that this run could have taken. */
function onlyAsked(index: Index): Index {
  if (part.name === '') return index;
  const sizes = (device: Device) => DEVICES[device].sizes.map(({ name }) => name);
  const names = new Set(
    jobsOf(asked).flatMap(({ group, screen, device }) =>
      sizes(device).map((size) => `${slug(group)}/${slug(screen.name)}.${size}`),
    ),
  );
  const pictures = Object.entries(index.pictures).filter(([picture]) => names.has(picture.replace(/\.[a-z]+$/, '')));
  return { ...index, pictures: Object.fromEntries(pictures) };
}

async function compareTwice(first: Index) {
  const again = path.join(LOOKS_FOLDER, 'again');
  const second = await takeInto(again);
  const differences = await compareWalks(
    { folder: NOW_FOLDER, index: first },
    { folder: again, index: second },
    REPORT,
  );
  printDifferences(differences, Object.keys(second.pictures).length);
  return differences.length + second.failures.length;
}

async function main(): Promise<number> {
  if (values.help) return console.log(USAGE) ?? 0;
  if (positionals[0] === 'accept') return accept() ?? 0;
  if (positionals.length > 0) throw new Error(USAGE);
  if (!values.built) {
    const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (built.status !== 0) throw new Error('The build failed.');
  }
  const startedAtMs = Date.now();
  const index = await takeInto(values.into === undefined ? NOW_FOLDER : path.resolve(values.into));
  const seconds = Math.round((Date.now() - startedAtMs) / 1000);
  console.log(
    `${Object.keys(index.pictures).length} pictures in ${seconds} s, ${index.failures.length} screens not taken.`,
  );
  // who asked for the pictures compares them
  if (values.into !== undefined) return 0;
  const wrong = values.twice ? await compareTwice(index) : await compareWithAccepted(index);
  return wrong + index.failures.length;
}

main().then(
  (wrong) => process.exit(wrong === 0 ? 0 : 1),
  (cause) => {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  },
);
