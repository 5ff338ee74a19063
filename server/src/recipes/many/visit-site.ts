import { DAY_MS } from '@sorrel/core/durations';
import { isAllowedByRobots, NO_RULES, type RobotsRules, readRobots } from '@sorrel/core/recipes/many/robots';
import { AppError } from '../../app-error.ts';
import { decodePage } from '../../platform/decode-page.ts';
import type { Turn } from '../../platform/fair-queue.ts';
import { FETCH_AGENT, SiteAnswered } from '../../platform/page-fetcher.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportHostRow } from './imports-repo.ts';
import { importQueueRepo } from './queue-repo.ts';

/** What a site asks is asked for again after this. RFC 9309, 2.4 */
const ROBOTS_KEEP_MS = DAY_MS;
/** Between two pages of a site that asks for nothing. */
const REST_LEAST_S = 2;
/** Whoever asks for more gets this, so that a hundred pages end within a day. */
const REST_MOST_S = 60;

type Needed = Pick<Platform, 'clock' | 'db' | 'fetchQueue' | 'pages'>;

/** What the site asks of those who read many of its pages, asked once a day. @throws AppError where the site cannot be asked now */
export async function rulesOf(
  services: Needed,
  site: ImportHostRow,
  address: string,
  turn: Turn,
): Promise<RobotsRules> {
  const now = services.clock.now();
  const { robots, robotsAt } = site;
  if (robots !== null && robotsAt !== null && now.getTime() - robotsAt.getTime() < ROBOTS_KEEP_MS) return robots;
  const read = await services.fetchQueue
    .run(turn, () => services.pages.fetch(`${new URL(address).origin}/robots.txt`, 'text/plain,*/*;q=0.1'))
    .then(
      ({ bytes, contentType }) => readRobots(decodePage(bytes, contentType), FETCH_AGENT),
      (cause) => {
        if (asksForNothing(cause)) return NO_RULES;
        throw cause;
      },
    );
  await importQueueRepo(services.db).setRobots(site.host, read, now);
  return read;
}

/** A site without such a file allows everything; one that fails, or has too much to do, is left alone. RFC 9309, 2.3.1 */
function asksForNothing(cause: unknown): boolean {
  if (cause instanceof SiteAnswered) return cause.status >= 400 && cause.status < 500 && cause.status !== 429;
  return cause instanceof AppError && cause.code === 'import_too_large';
}

/** @throws AppError import_robots where the site does not want this page read among many */
export function assertAllowed(rules: RobotsRules, address: string) {
  if (!isAllowedByRobots(rules, address)) throw new AppError('import_robots');
}

/** How long a site is left alone after a page. */
export const restMs = (rules: RobotsRules | null) =>
  1000 * Math.min(REST_MOST_S, Math.max(REST_LEAST_S, rules?.delayS ?? REST_LEAST_S));
