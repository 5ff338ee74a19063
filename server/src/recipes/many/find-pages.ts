import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { findPages as findPagesEndpoint } from '@sorrel/contract/many-imports';
import { addressGatherer, type FoundAddress, likelyFirst } from '@sorrel/core/recipes/many/found-address';
import { judgedTogether } from '@sorrel/core/recipes/many/looks-like-recipe';
import { FOUND_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { worthAsking } from '@sorrel/core/recipes/many/read-sitemap';
import { readRobots } from '@sorrel/core/recipes/many/robots';
import { AppError } from '../../app-error.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import { decodePage } from '../../platform/decode-page.ts';
import type { Turn } from '../../platform/fair-queue.ts';
import { FETCH_AGENT, parseAddress } from '../../platform/page-fetcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Work, WorkTooLong } from '../../platform/workers.ts';
import { siteOf } from './page-site.ts';
import type { AddressesAnswer, AddressesTask } from './read-addresses.ts';

export const ADDRESSES_WORK: Work<AddressesTask, AddressesAnswer> = { kind: 'addresses', deadlineMs: 20_000 };

type Needed = Pick<Platform, 'fetchQueue' | 'limits' | 'pages' | 'workers'>;
type Found = ReplyOf<typeof findPagesEndpoint>;

/** Maps of one site that are read for one question. */
const MAPS_READ_MAX = 8;
/** After so long no further map is asked for; the last may take as long as any page. */
const ASK_FOR_MS = 15_000;
/** Fewer links to recipes than this, and the site may have a map that says more. */
const FEW_LIKELY = 5;

/** The pages of a site that somebody names: by its map, its feed, or a page that links to them. */
export async function findPages(services: Needed, user: SignedInUser, given: string, turn: Turn): Promise<Found> {
  const address = parseAddress(given).href;
  await services.limits.take('findPages', user.id);
  // one place for all of it: one download after the other
  const { pages, isPartial } = await services.fetchQueue.run(turn, () => gather(services, address, turn));
  const { found, total } = likelyFirst(judgedTogether(pages), FOUND_ADDRESSES_MAX);
  if (total === 0) throw new AppError('import_no_pages');
  return { found, total, isPartial };
}

async function gather(services: Needed, address: string, turn: Turn) {
  const startedAtMs = performance.now();
  const isTimeLeft = () => performance.now() - startedAtMs < ASK_FOR_MS;
  const first = await read(services, address, turn);
  if (first.kind === 'maps') return readMaps(services, address, first.addresses, turn, isTimeLeft);
  if (first.kind === 'pages') return { pages: onSite(first.found, address), isPartial: false };
  const likely = first.found.filter((one) => one.isLikely).length;
  if (likely >= FEW_LIKELY || !isTimeLeft()) return { pages: [...first.found], isPartial: false };
  const maps = await mapsOf(services, address);
  const more = await readMaps(services, address, maps, turn, isTimeLeft);
  const gathered = addressGatherer();
  for (const one of [...first.found, ...more.pages]) gathered.add(one.address, one.name);
  return { pages: gathered.found(), isPartial: more.isPartial };
}

/** Pages of the site itself: a map speaks for no other. */
const onSite = (found: readonly FoundAddress[], address: string) =>
  found.filter((one) => siteOf(one.address) === siteOf(address));

/** Where a site says that its maps are, else where they mostly are. */
async function mapsOf(services: Needed, address: string): Promise<string[]> {
  const { origin } = new URL(address);
  const named = await services.pages
    .fetch(`${origin}/robots.txt`, 'text/plain')
    .then(({ bytes, contentType }) => readRobots(decodePage(bytes, contentType), FETCH_AGENT).sitemaps)
    .catch(() => []);
  return named.length > 0 ? [...named] : [`${origin}/sitemap.xml`];
}

/** Reads maps, and the maps within those, as far as time and number allow; one that cannot be had is left out. */
async function readMaps(
  services: Needed,
  address: string,
  named: readonly string[],
  turn: Turn,
  isTimeLeft: () => boolean,
) {
  const gathered = addressGatherer();
  const ofSite = (addresses: readonly string[]) =>
    worthAsking(addresses.filter((one) => URL.canParse(one) && siteOf(one) === siteOf(address)));
  let waiting = ofSite(named);
  const asked = new Set<string>();
  while (waiting.length > 0 && asked.size < MAPS_READ_MAX && isTimeLeft()) {
    const [next = '', ...others] = waiting;
    waiting = others;
    if (asked.has(next)) continue;
    asked.add(next);
    const answer = await read(services, next, turn).catch((cause) => {
      if (!(cause instanceof AppError)) throw cause;
      return null;
    });
    if (answer?.kind === 'maps') waiting = ofSite([...waiting, ...answer.addresses]);
    if (answer?.kind === 'pages') for (const one of onSite(answer.found, address)) gathered.add(one.address, one.name);
  }
  return { pages: gathered.found(), isPartial: waiting.some((one) => !asked.has(one)) };
}

async function read(services: Pick<Platform, 'pages' | 'workers'>, address: string, turn: Turn) {
  const page = await services.pages.fetch(address, 'application/xml,text/html;q=0.9,*/*;q=0.1').catch((cause) => {
    const isTooLarge = cause instanceof AppError && cause.code === 'import_too_large';
    throw isTooLarge ? new AppError('import_list_too_large', { cause }) : cause;
  });
  const answer = await services.workers.run(ADDRESSES_WORK, page, turn).catch((cause) => {
    throw cause instanceof WorkTooLong ? new AppError('import_too_long', { cause }) : cause;
  });
  if (answer.kind === 'too_large') throw new AppError('import_list_too_large');
  return answer;
}
