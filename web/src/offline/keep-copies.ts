import { getCollections } from '@sorrel/contract/collections';
import { getBoughtBefore, getLists, loadList } from '@sorrel/contract/lists';
import { getPlans, loadPlan, SAVED_PAGE_SIZE } from '@sorrel/contract/plans';
import { getPrices } from '@sorrel/contract/prices';
import { getTags } from '@sorrel/contract/tags';
import { getWeeks } from '@sorrel/contract/weeks';
import { addDays } from '@sorrel/core/iso-date';
import { weekStartOf } from '@sorrel/core/plans/plan-dates';
import { getSessionState, subscribeToSession } from '../access-token.ts';
import { call, onReply } from '../api.ts';
import { isServerReached, subscribeToConnection } from '../lib/connection.ts';
import { keepPicture, missingPictures } from '../lib/kept-pictures.ts';
import { todayDate } from '../lib/today-date.ts';
import type { BookCopy } from './book-copy.ts';
import { type CopyRun, copyBook, rest } from './copy-book.ts';

const FIRST_AFTER_MS = 4000;
const EVERY_MS = 10 * 60 * 1000;
/** After a change of one's own: several often follow each other. */
const AFTER_CHANGE_MS = 5000;
const PICTURES_MAX = 200;
/** One tab of the browser fetches for all. */
const LOCK = 'sorrel-copies';

const WEEK_DAYS = 7;
/** The weeks that are kept whole: the last, this one and the next ones. */
const WEEKS_AHEAD = 4;

/** What the book is ordered by: others rename it, and no recipe tells of that. */
async function copyOrder({ signal }: CopyRun) {
  await call(getTags, { signal });
  await call(getCollections, { signal });
}

/** What is saved, and the newest of it whole. Its answers are kept on the way, as any. */
async function copySaved({ signal }: CopyRun) {
  const first = { search: '', page: 1, limit: SAVED_PAGE_SIZE };
  const plans = await call(getPlans, { query: first, signal });
  const { weeks } = await call(getWeeks, { signal });
  // what is planned from this week on, whenever it was saved
  const thisWeek = weekStartOf(todayDate(), 'monday');
  const ahead = weeks.filter(({ weekStart }) => weekStart >= addDays(thisWeek, -WEEK_DAYS)).slice(-WEEKS_AHEAD);
  for (const id of new Set([...ahead, ...plans.lists].map((plan) => plan.id))) {
    await call(loadPlan, { params: { id }, signal }).catch(() => undefined);
    await rest();
  }
  await call(getBoughtBefore, { signal }).catch(() => undefined);
  await call(getPrices, { signal }).catch(() => undefined);
  const newest = await call(getLists, { query: first, signal });
  const used = await call(getLists, { query: { order: 'used', limit: SAVED_PAGE_SIZE }, signal });
  for (const id of inOrderOfUse(newest.lists, used.lists)) {
    await call(loadList, { params: { id }, signal }).catch(() => undefined);
    await rest();
  }
}

/**
 * To fetch a list counts as a use of it: the one that was used last is fetched last and stays that, so that another device still opens it
 * and not the oldest.
 */
const inOrderOfUse = (newest: readonly { id: string }[], used: readonly { id: string }[]): Set<string> => {
  const usedIds = used.map(({ id }) => id);
  const others = newest.map(({ id }) => id).filter((id) => !usedIds.includes(id));
  return new Set([...others, ...usedIds.toReversed()]);
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The first picture of each of the newest recipes. */
async function copyPictures({ userId, signal, isStillHere }: CopyRun, { entries }: BookCopy) {
  if (savesData()) return;
  const newest = entries.toSorted((a, b) => b.summary.created_at.localeCompare(a.summary.created_at));
  const urls = newest.flatMap(({ summary }) => summary.image_urls[0] ?? []).slice(0, PICTURES_MAX);
  // the oldest of them first, so that they are the first to go
  for (const url of (await missingPictures(userId, urls)).toReversed()) {
    const reply = await fetch(url.replace('/1000.webp', '/640.webp'), { signal }).catch(() => null);
    if (signal.aborted) return;
    if (reply?.ok && isStillHere() && !(await keepPicture(userId, url, await reply.blob()))) return;
    await rest();
  }
}

/** Somebody who has installed the application counts on what it keeps. */
async function askToStay() {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  if (isInstalled && !(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

async function copyAll(signal: AbortSignal) {
  const userId = getSessionState().decoded?.userId;
  if (userId === null || userId === undefined || getSessionState().token === null) return;
  const isStillHere = () => !signal.aborted && getSessionState().decoded?.userId === userId;
  const run: CopyRun = { userId, signal, isStillHere };
  const book = await copyBook(run);
  if (!isStillHere()) return;
  await copyOrder(run);
  await copySaved(run);
  if (book !== null && isStillHere()) await copyPictures(run, book);
  await askToStay();
}

/**
 * From now on this device keeps what the person needs without a network: as they see it, and in the background what they have not
 * opened yet. It begins again after changes of theirs, when the server is there again, and now and then.
 */
export function keepCopies(): () => void {
  let stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  async function run() {
    later(EVERY_MS);
    if (document.visibilityState === 'hidden' || !isServerReached()) return;
    const { signal } = stop;
    const work = () => copyAll(signal).catch(() => undefined);
    if (navigator.locks === undefined) await work();
    else await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
  }
  let userId = getSessionState().decoded?.userId;
  const leave = subscribeToSession(() => {
    const now = getSessionState().decoded?.userId;
    if (now === userId) return;
    userId = now;
    stop.abort();
    stop = new AbortController();
    later(FIRST_AFTER_MS);
  });
  const leaveReplies = onReply((endpoint, _request, _reply, who) => {
    if (getSessionState().decoded?.userId !== who) return;
    if (endpoint.method !== 'GET' && /^\/api\/(?:recipes|plans|lists)\//.test(endpoint.path)) later(AFTER_CHANGE_MS);
  });
  // what others did while this device was away
  const leaveConnection = subscribeToConnection(() => isServerReached() && later(AFTER_CHANGE_MS));
  later(FIRST_AFTER_MS);
  return () => {
    leave();
    leaveConnection();
    leaveReplies();
    stop.abort();
    clearTimeout(timer);
  };
}
