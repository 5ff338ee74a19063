import type { Household, Invitation } from '@sorrel/contract/households';
import { DAY_MS } from '@sorrel/core/durations';
import { type HouseholdRole, INVITE_DAYS } from '@sorrel/core/households/household';
import { AppError } from '../../app-error.ts';
import { findInvite, holdMember, holdOwner, holdSigned, lockHousehold, unsign } from '../../auth/households-repo.ts';
import { nameOfMember } from '../../auth/persons.ts';
import { personsRepo } from '../../auth/persons-repo.ts';
import { hashSecret, newSecret } from '../../auth/tokens.ts';
import { usersRepo } from '../../auth/users-repo.ts';
import type { HouseholdId, Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import { sourceOf } from '../../http/source-of.ts';
import { signedAddresses } from '../../pictures/address.ts';
import type { Platform } from '../../platform/platform.ts';
import { householdRepo } from './household-repo.ts';
import { movingRepo } from './moving-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'tokenSecret'>;

function assertOwner(user: SignedInUser) {
  if (user.householdRole !== 'owner') throw new AppError('household_owner_needed');
}

/** The household as one of its members sees it. */
export async function showHousehold(services: Needed, user: SignedInUser, id = user.householdId): Promise<Household> {
  const repo = householdRepo(services.db);
  const members = await repo.members(id);
  const self = members.find((member) => member.id === user.id);
  const invites = self?.role === 'owner' ? await repo.invites(id, services.clock.now()) : [];
  const addressOf = signedAddresses(services, user);
  return {
    name: await repo.name(id),
    role: self?.role ?? user.householdRole,
    members: members.map((member) => ({
      id: member.id,
      name: nameOfMember(member),
      picture: member.profileImageKey === null ? null : addressOf(member.profileImageKey),
      role: member.role,
      is_self: member.id === user.id,
    })),
    invites: invites.map((invite) => ({
      id: invite.id,
      role: invite.role,
      invited_by: nameOfMember(invite),
      expires_at: invite.expiresAt.toISOString(),
    })),
  };
}

export async function renameHousehold(services: Needed, user: SignedInUser, name: string) {
  await services.db.transaction(async (tx) => {
    await holdOwner(tx, user);
    await householdRepo(tx).rename(user.householdId, name);
  });
  return showHousehold(services, user);
}

/** A new link. Only the hash of what it carries is kept, so that it is shown this once. */
export async function inviteMember(
  services: Needed & Pick<Platform, 'config' | 'limits'>,
  user: SignedInUser,
  role: HouseholdRole,
) {
  assertOwner(user);
  await services.limits.take('invite', user.id);
  const secret = newSecret();
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS);
  const { householdId, id: invitedBy } = user;
  const tokenHash = hashSecret(secret);
  const id = await services.db.transaction(async (tx) => {
    await holdOwner(tx, user);
    return householdRepo(tx).insertInvite({ tokenHash, householdId, role, invitedBy, createdAt: now, expiresAt });
  });
  // behind the #, which browsers send to nobody
  const address = `${services.config.PUBLIC_URL}/app/join#${secret}`;
  const invite = await findInvite(services.db, tokenHash, now);
  return { id, role, invited_by: invite ? nameOfMember(invite) : '', expires_at: expiresAt.toISOString(), address };
}

export async function withdrawInvite(services: Needed, user: SignedInUser, id: string) {
  const isWithdrawn = await services.db.transaction(async (tx) => {
    await holdOwner(tx, user);
    return householdRepo(tx).withdraw(user.householdId, id);
  });
  if (!isWithdrawn) throw new AppError('invite_over');
  return showHousehold(services, user);
}

/**
 * What a link lets in to.
 * @param caller null where nobody is signed in
 */
export async function lookAtInvite(
  services: Needed & Pick<Platform, 'limits'>,
  token: string,
  origin: string,
  caller: Member | null,
) {
  await services.limits.take('inviteLook', sourceOf(origin));
  const invitation = await findInvitation(services, hashSecret(token), caller);
  if (invitation === null) throw new AppError('invite_over');
  return invitation;
}

async function findInvitation(services: Needed, tokenHash: string, caller: Member | null): Promise<Invitation | null> {
  const repo = householdRepo(services.db);
  const invite = await findInvite(services.db, tokenHash, services.clock.now());
  if (invite === null) return null;
  return {
    name: await repo.name(invite.householdId),
    invited_by: nameOfMember(invite),
    members: (await repo.members(invite.householdId)).map(nameOfMember),
    role: invite.role,
    expires_at: invite.expiresAt.toISOString(),
    is_member: invite.householdId === caller?.householdId,
  };
}

/** The invitation that an account came with, where it is open. */
export async function waitingInvitation(services: Needed, caller: Member) {
  const invitedWith = (await usersRepo(services.db).findById(caller.id))?.invitedWith ?? null;
  return { invitation: invitedWith === null ? null : await findInvitation(services, invitedWith, caller) };
}

export async function declineInvitation(services: Needed, { id }: Member) {
  await usersRepo(services.db).setInvitedWith(id, null);
  return { invitation: null };
}

/**
 * Joins a household with all that one has. Whoever shares another one leaves that first, with what one takes when leaving.
 * Everything of it, or nothing, is done.
 */
export async function joinHousehold(
  services: Needed & Pick<Platform, 'limits'>,
  user: SignedInUser,
  token: string | undefined,
): Promise<Household> {
  await services.limits.take('inviteLook', user.id);
  // who gets nowhere has not moved
  const joined = await services.limits.using('move', user.id, () => join(services, user, token));
  return showHousehold(services, user, joined);
}

function join(services: Needed, user: SignedInUser, token: string | undefined): Promise<HouseholdId> {
  return services.db.transaction(async (tx) => {
    // a recipe or a list that is being saved is waited for, and comes along
    await holdMember(tx, user, 'update');
    const repo = householdRepo(tx);
    const waiting = token === undefined ? (await usersRepo(tx).findById(user.id))?.invitedWith : hashSecret(token);
    const invite = waiting ? await repo.takeInvite(waiting, services.clock.now()) : null;
    if (invite === null) throw new AppError('invite_over');
    if (invite.householdId === user.householdId) throw new AppError('household_same');
    const isAlone = (await repo.members(user.householdId)).length === 1;
    if (!isAlone) await holdSigned(tx, user);
    const from = isAlone ? user.householdId : await leave(tx, user);
    for (const id of [from, invite.householdId].toSorted())
      if ((await lockHousehold(tx, id)).length === 0) throw new AppError('invite_over');
    const inviter = (await repo.members(invite.householdId)).find(({ id }) => id === invite.invitedBy);
    if (inviter?.role !== 'owner') throw new AppError('invite_over');
    await movingRepo(tx, from, invite.householdId).bringAll();
    await personsRepo(tx).bring(from, invite.householdId);
    await repo.moveMember(from, user.id, invite.householdId, invite.role);
    await repo.remove(from);
    await repo.touchBook(invite.householdId);
    return invite.householdId;
  });
}

/** Takes a member, who is held, out of a household of several into one of their own. */
async function leave(tx: DatabaseHandle, member: Member): Promise<HouseholdId> {
  const repo = householdRepo(tx);
  await lockHousehold(tx, member.householdId);
  const others = (await repo.members(member.householdId)).filter(({ id }) => id !== member.id);
  if (others.length === 0) throw new AppError('household_alone');
  if (!others.some(({ role }) => role === 'owner')) throw new AppError('household_needs_owner');
  const own = await repo.make();
  const moving = movingRepo(tx, member.householdId, own);
  await moving.copyRecipesOf(member);
  await moving.bringProfilePicture(member.id);
  await personsRepo(tx).bring(member.householdId, own, member.id);
  await unsign(tx, member);
  await repo.moveMember(member.householdId, member.id, own, 'owner');
  return own;
}

/** Leaves a household of several. A second press finds that one has left. */
export async function leaveHousehold(services: Needed, user: SignedInUser): Promise<Household> {
  const own = await services.db.transaction(async (tx) => {
    await holdMember(tx, user, 'update');
    await holdSigned(tx, user);
    return leave(tx, user);
  });
  return showHousehold(services, user, own);
}

/**
 * Another member, held; the caller is asked again whether they own the household.
 * @param isToLeave whether what the other signed changes too
 */
async function holdOther(tx: DatabaseHandle, user: SignedInUser, id: string, isToLeave = false) {
  const other = { id, householdId: user.householdId };
  // always in the same order, so that two who change each other cannot wait for each other
  for (const memberId of [...new Set([user.id, id])].toSorted()) {
    await holdMember(tx, { ...other, id: memberId }, 'update').catch((cause) => {
      throw memberId === id ? new AppError('member_not_found', { cause }) : cause;
    });
  }
  if (isToLeave) await holdSigned(tx, other);
  await lockHousehold(tx, user.householdId);
  const members = await householdRepo(tx).members(user.householdId);
  if (members.find((member) => member.id === user.id)?.role !== 'owner') throw new AppError('household_owner_needed');
  return { other, members };
}

export async function setMemberRole(services: Needed, user: SignedInUser, id: string, role: HouseholdRole) {
  assertOwner(user);
  await services.db.transaction(async (tx) => {
    const { members } = await holdOther(tx, user, id);
    const isOwnerLeft = role === 'owner' || members.some((member) => member.id !== id && member.role === 'owner');
    if (!isOwnerLeft) throw new AppError('household_needs_owner');
    await householdRepo(tx).setRole(user.householdId, id, role);
    // who is an owner no more lets nobody in, by no link that lies about
    if (role !== 'owner') await householdRepo(tx).withdrawAllOf(user.householdId, id);
  });
  return showHousehold(services, user);
}

export async function removeHouseholdMember(services: Needed, user: SignedInUser, id: string) {
  if (id === user.id) return leaveHousehold(services, user);
  assertOwner(user);
  await services.db.transaction(async (tx) => {
    const { other } = await holdOther(tx, user, id, true);
    await leave(tx, other);
  });
  return showHousehold(services, user);
}
