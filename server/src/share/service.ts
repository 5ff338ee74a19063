import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@sorrel/contract/endpoint';
import type { shareChosen as chosenEndpoint, makeShareLink as makeEndpoint, ShareLink } from '@sorrel/contract/share';
import { DAY_MS } from '@sorrel/core/durations';
import { SHARE_LINKS_MAX } from '@sorrel/core/share/share';
import { AppError } from '../app-error.ts';
import { asEditor, holdEditor, lockHousehold } from '../auth/households-repo.ts';
import { hashSecret, newSecret } from '../auth/tokens.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { undosRepo } from '../db/undos-repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { sourceOf } from '../http/source-of.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { type NamedKind, type NewShareLink, type ShareLinkRow, shareRepo } from './repo.ts';

const MISSING = {
  recipe: 'recipe_not_found',
  plan: 'plan_not_found',
  list: 'list_not_found',
  collection: 'collection_not_found',
} as const;

const NAMED_KINDS = ['recipe', 'plan', 'list', 'collection'] as const;

const toReply = (row: ShareLinkRow, name: string): ShareLink => ({
  id: row.id,
  kind: row.kind,
  thing_id: row.thingId,
  name,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
});

type Services = Pick<Platform, 'clock' | 'config' | 'db' | 'limits'>;

/**
 * A new link. Only the hash of what it carries is kept, so that it is shown this once.
 * @param find what it leads to, and how that is called, when nobody else makes links of the household
 */
async function makeLink(
  services: Services,
  user: SignedInUser,
  days: number | null,
  find: (tx: DatabaseHandle) => Promise<{ link: NewShareLink; name: string }>,
) {
  await services.limits.take('share', user.id);
  const secret = newSecret();
  const now = services.clock.now();
  const made = await services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    // one after the other: the limit holds for parallel calls too
    await lockHousehold(tx, user.householdId);
    const repo = shareRepo(tx);
    const { link, name } = await find(tx);
    await repo.tidy(user.householdId, now);
    if ((await repo.countOpen(user.householdId, now)) >= SHARE_LINKS_MAX) throw new AppError('share_limit_reached');
    const row = await repo.insert({
      ...link,
      tokenHash: hashSecret(secret),
      householdId: user.householdId,
      madeBy: user.id,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    });
    return toReply(row, name);
  });
  return { ...made, address: `${services.config.PUBLIC_URL}/share/${secret}` };
}

/** A link to one thing of the household. */
export const makeShareLink = (
  services: Services,
  user: SignedInUser,
  { kind, id, days, serves }: BodyOf<typeof makeEndpoint>,
) =>
  makeLink(services, user, days, async (tx) => {
    const name = (await shareRepo(tx).names(user.householdId, kind, [id])).get(id);
    if (name === undefined) throw new AppError(MISSING[kind]);
    return { link: { kind, thingId: id, serves }, name };
  });

/** A link to recipes that were chosen; those that are not in the book are passed over. */
export const shareChosen = (
  services: Services,
  user: SignedInUser,
  { ids, name, days }: BodyOf<typeof chosenEndpoint>,
) =>
  makeLink(services, user, days, async (tx) => {
    const known = await shareRepo(tx).names(user.householdId, 'recipe', ids);
    const recipeIds = [...new Set(ids)].filter((id) => known.has(id));
    if (recipeIds.length === 0) throw new AppError('recipe_not_found');
    return { link: { kind: 'selection', thingId: randomUUID(), recipeIds, title: name }, name };
  });

/** Ends a link at once. */
export async function endShareLink({ db, clock }: Pick<Platform, 'clock' | 'db'>, user: Member, id: string) {
  await asEditor(db, user, async (tx) => {
    const ended = await shareRepo(tx).end(user.householdId, id);
    if (ended === null) throw new AppError('share_over');
    await undosRepo(tx, user).keep('link', id, { ...ended }, clock.now());
  });
  return { message: say().share.linkEnded };
}

/**
 * Opens a link again that was ended a moment ago, under the address that people have. One whose time is over stays ended, and
 * one whose maker has left is forgotten with them.
 */
export async function undoLinkEnd(
  tx: DatabaseHandle,
  { householdId }: Member,
  kept: Record<string, unknown>,
  now: Date,
) {
  const row = kept as unknown as ShareLinkRow;
  const link = { ...row, createdAt: new Date(row.createdAt), expiresAt: row.expiresAt && new Date(row.expiresAt) };
  await lockHousehold(tx, householdId);
  const repo = shareRepo(tx);
  const isOver = link.expiresAt !== null && link.expiresAt <= now;
  if (isOver) throw new AppError('undo_over');
  if ((await repo.countOpen(householdId, now)) >= SHARE_LINKS_MAX) throw new AppError('share_limit_reached');
  await repo.insert(link);
  return say().undo.linkBack;
}

/** The household's open links, without those of things that rest in the trash: they lead nowhere now. */
export async function openShareLinks(services: Pick<Platform, 'clock' | 'db'>, householdId: HouseholdId) {
  const repo = shareRepo(services.db);
  const rows = await repo.open(householdId, services.clock.now());
  const names = await namesOf(services.db, householdId, rows);
  return {
    links: rows.flatMap((row) => {
      const name = row.kind === 'selection' ? row.title : names[row.kind].get(row.thingId);
      return name === undefined ? [] : [toReply(row, name)];
    }),
  };
}

async function namesOf(db: DatabaseHandle, householdId: HouseholdId, rows: readonly ShareLinkRow[]) {
  const found = await Promise.all(
    NAMED_KINDS.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map(({ thingId }) => thingId);
      return [kind, await shareRepo(db).names(householdId, kind, [...new Set(ids)])] as const;
    }),
  );
  return Object.fromEntries(found) as Record<NamedKind, Map<string, string>>;
}

/**
 * The link that a secret opens; null where there is none, ended or over. Whoever tries many that are none has to wait.
 * @throws AppError too_many_requests
 */
export async function findShareLink(
  services: Pick<Platform, 'clock' | 'db' | 'limits'>,
  secret: string,
  who: string,
): Promise<ShareLinkRow | null> {
  const link = await shareRepo(services.db).findOpen(hashSecret(secret), services.clock.now());
  if (link === null) await services.limits.take('shareMiss', sourceOf(who));
  return link;
}
