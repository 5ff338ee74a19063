import type { BodyOf } from '@sorrel/contract/endpoint';
import type { makeShareLink as makeEndpoint, ShareLink } from '@sorrel/contract/share';
import { DAY_MS } from '@sorrel/core/durations';
import { SHARE_LINKS_MAX, SHARED_KINDS, type SharedKind } from '@sorrel/core/share/share';
import { AppError } from '../app-error.ts';
import { holdMember, lockHousehold } from '../auth/households-repo.ts';
import { hashSecret, newSecret } from '../auth/tokens.ts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { type ShareLinkRow, shareRepo } from './repo.ts';

const MISSING = { recipe: 'recipe_not_found', plan: 'plan_not_found', list: 'list_not_found' } as const;

const toReply = (row: ShareLinkRow, name: string): ShareLink => ({
  id: row.id,
  kind: row.kind,
  thing_id: row.thingId,
  name,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
});

/** A new link. Only the hash of what it carries is kept, so that it is shown this once. */
export async function makeShareLink(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits'>,
  user: SignedInUser,
  { kind, id, days, serves }: BodyOf<typeof makeEndpoint>,
) {
  await services.limits.take('share', user.id);
  const secret = newSecret();
  const now = services.clock.now();
  const { link, name } = await services.db.transaction(async (tx) => {
    await holdMember(tx, user);
    // one after the other: the limit holds for parallel calls too
    await lockHousehold(tx, user.householdId);
    const repo = shareRepo(tx);
    const found = (await repo.names(user.householdId, kind, [id])).get(id);
    if (found === undefined) throw new AppError(MISSING[kind]);
    await repo.tidy(user.householdId, now);
    if ((await repo.countOpen(user.householdId, now)) >= SHARE_LINKS_MAX) throw new AppError('share_limit_reached');
    const made = await repo.insert({
      tokenHash: hashSecret(secret),
      householdId: user.householdId,
      kind,
      thingId: id,
      serves,
      madeBy: user.id,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    });
    return { link: made, name: found };
  });
  return { ...toReply(link, name), address: `${services.config.PUBLIC_URL}/share/${secret}` };
}

/** The household's open links, without those of things that rest in the trash: they lead nowhere now. */
export async function openShareLinks(services: Pick<Platform, 'clock' | 'db'>, householdId: HouseholdId) {
  const repo = shareRepo(services.db);
  const rows = await repo.open(householdId, services.clock.now());
  const names = await namesOf(services.db, householdId, rows);
  return {
    links: rows.flatMap((row) => {
      const name = names[row.kind].get(row.thingId);
      return name === undefined ? [] : [toReply(row, name)];
    }),
  };
}

async function namesOf(db: DatabaseHandle, householdId: HouseholdId, rows: readonly ShareLinkRow[]) {
  const found = await Promise.all(
    SHARED_KINDS.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map(({ thingId }) => thingId);
      return [kind, await shareRepo(db).names(householdId, kind, [...new Set(ids)])] as const;
    }),
  );
  return Object.fromEntries(found) as Record<SharedKind, Map<string, string>>;
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
  if (link === null) await services.limits.take('shareMiss', who);
  return link;
}
