import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { ShownLanguage } from '../../web/src/language/shown-language.ts';
import { findChromium } from '../chromium.ts';
import { startServer } from '../server.ts';
import { DEVICE_NAMES, type Device, SHORT_SHOT } from './devices.ts';
import { GROUPS } from './screens/all.ts';
import { PUBLIC } from './screens/public.ts';
import { type Job, type Sessions, slug, type Taken, take } from './take.ts';
import { within } from './within.ts';
import { furnishWorld, serveRecipePages, WORLD_SETTINGS } from './world.ts';

export interface WalkOptions {
  folder: string;
  isShort: boolean;
  /** only screens whose `group/name` holds one of these words, as pictures are named: 'plans,book/full' */
  only: string | undefined;
  /** the one device that is asked for, else all */
  device: Device | undefined;
  /** name of the part of the screens that this is; empty for all */
  part: string;
  /** which all that is compared is in English for */
  language: ShownLanguage;
  /** what is built, if it is a commit as it stands */
  commit: string | undefined;
}

/** What a walk left in its folder beside the pictures: `index.json`. */
export interface Index {
  commit: string | null;
  part: string;
  /** hash of each picture's file by its name */
  pictures: Record<string, string>;
  faults: Taken['faults'];
  /** screens that could not be set up, and why */
  failures: { screen: string; reason: string }[];
}

const PAGES_AT_ONCE = 2;
/** After so many screens it is said how far the walk has come: all of them take a while. */
const SCREENS_A_LINE = 25;

const END_WITHIN_MS = 30_000;
const tellOnly = (cause: unknown) => console.log(String(cause));

/** The screens that are asked for, each once a device. */
export function jobsOf({ isShort, only, device: asked }: Pick<WalkOptions, 'isShort' | 'only' | 'device'>): Job[] {
  const words = (only ?? '').split(',').filter(Boolean);
  return GROUPS.flatMap(({ name, screens }) =>
    screens
      .filter((screen) => !isShort || screen.isShort === true)
      .filter(
        (screen) => words.length === 0 || words.some((word) => `${slug(name)}/${slug(screen.name)}`.includes(word)),
      )
      .flatMap((screen) =>
        DEVICE_NAMES.filter((device) => !isShort || device === SHORT_SHOT.device)
          .filter((device) => screen.only === undefined || screen.only === device)
          .filter((device) => asked === undefined || asked === device)
          .map((device) => ({
            group: name,
            screen,
            device,
          })),
      ),
  );
}

/** The same screens once more on the narrowest phone, in the longer language, which the public pages do not have. */
const narrowestOf = (jobs: readonly Job[]): Job[] =>
  jobs
    .filter(({ device, group }) => device === 'phone' && group !== PUBLIC.name)
    .map((job) => ({ ...job, isNarrowest: true }));

/** Takes the pictures of all screens (or those chosen) of the build as it stands, with a server and data of its own. */
export async function walkScreens(options: WalkOptions): Promise<Index> {
  rmSync(options.folder, { recursive: true, force: true });
  mkdirSync(path.join(options.folder, 'failed'), { recursive: true });
  const asked = jobsOf(options);
  const jobs = options.isShort || options.language !== 'en' ? asked : [...asked, ...narrowestOf(asked)];
  const index: Index = { commit: options.commit ?? null, part: options.part, pictures: {}, faults: [], failures: [] };
  const site = await serveRecipePages();
  const server = await startServer({ ...WORLD_SETTINGS, IMPORT_ALLOW_HOSTS: site.host });
  const browser = await chromium.launch(await findChromium());
  try {
    const world = await furnishWorld(server, site.host);
    const walk = { browser, world, folder: options.folder, isShort: options.isShort, language: options.language };
    let next = 0;
    let done = 0;
    const walker = async () => {
      const sessions: Sessions = new Map();
      for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
        // a busy machine is late now and then; what does not go twice does not go
        const taken = await take(walk, job, sessions)
          .catch(() => take(walk, job, sessions))
          .catch(String);
        const screen = `${job.group}/${job.screen.name} (${job.isNarrowest ? 'narrowest' : job.device})`;
        if (typeof taken === 'string') {
          index.failures.push({ screen, reason: taken });
          console.log(`${screen}: NOT TAKEN, ${taken}`);
          continue;
        }
        for (const picture of taken.pictures) index.pictures[picture] = hashOf(options.folder, picture);
        index.faults.push(...taken.faults);
        done += 1;
        if (done % SCREENS_A_LINE === 0) console.log(`${done} of ${jobs.length} screens`);
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walker));
  } finally {
    // a page that is stuck keeps neither the browser nor the walk: the process ends with the report, and all of it then
    await within(END_WITHIN_MS, browser.close(), () => 'the browser does not close').catch(tellOnly);
    await within(END_WITHIN_MS, server.stop(), () => 'the server does not stop').catch(tellOnly);
    site.close();
  }
  const sorted = Object.entries(index.pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  index.pictures = Object.fromEntries(sorted);
  index.faults.sort((a, b) => (a.picture + a.kind + a.where < b.picture + b.kind + b.where ? -1 : 1));
  writeFileSync(path.join(options.folder, 'index.json'), JSON.stringify(index, null, 1));
  return index;
}

const hashOf = (folder: string, picture: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, `${picture}.png`)))
    .digest('hex')
    .slice(0, 16);
