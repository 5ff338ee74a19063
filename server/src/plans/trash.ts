import { freeName } from '@sorrel/core/households/free-name';
import { isSameWeek } from '@sorrel/core/plans/plan-dates';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { AppError } from '../app-error.ts';
import { asEditor, holdEditor, lockHousehold } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { assertRoomForPlan } from './service.ts';
import { planRowAgain, planTrashRepo } from './trash-repo.ts';
import { weeksRepo } from './weeks-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db'>;

/** Deletes a saved plan; for a while it rests where it can be put back from. */
export async function removePlan({ db, clock }: Needed, user: Member, id: string) {
  const { householdId } = user;
  await asEditor(db, user, async (tx) => {
    const row = await planTrashRepo(tx, householdId).takeOut(id);
    if (row === null) throw new AppError('plan_not_found');
    await removedSavedRepo(tx, householdId, 'plan').insert({ id, name: row.name, row, removedAt: clock.now() });
  });
  return { message: say().plans.deleted };
}

/** Puts a deleted plan back under its own id. What another plan has meanwhile, its name or its week, stays with that one. */
export async function putPlanBack({ db }: Pick<Platform, 'db'>, user: Member, id: string) {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    // one after the other: of two that have one name, or one week, the second gives way
    await lockHousehold(tx, householdId);
    const taken = await removedSavedRepo(tx, householdId, 'plan').take(id);
    if (taken === null) throw new AppError('plan_not_found');
    const row = planRowAgain(taken.row);
    const weeks = weeksRepo(tx, householdId);
    const name = freeName(row.name, new Set(await weeks.names()), PLAN_NAME_MAX);
    await assertRoomForPlan(tx, householdId, name);
    const { weekStart: before } = row;
    const isTaken = before !== null && (await weeks.all()).some(({ weekStart }) => isSameWeek(weekStart, before));
    const weekStart = isTaken ? null : before;
    await planTrashRepo(tx, householdId).putIn({ ...row, name, weekStart });
    const words = say().plans;
    return { name, weekStart, message: isTaken ? words.putBackUndated(name) : words.putBack(name) };
  });
}

export async function deletePlanForGood({ db }: Pick<Platform, 'db'>, user: Member, id: string) {
  const isGone = await asEditor(db, user, (tx) => removedSavedRepo(tx, user.householdId, 'plan').remove(id));
  if (!isGone) throw new AppError('plan_not_found');
  return { message: say().plans.deleted };
}

export async function emptyTrash({ db }: Pick<Platform, 'db'>, user: Member, until: string) {
  await asEditor(db, user, (tx) => removedSavedRepo(tx, user.householdId, 'plan').empty(new Date(until)));
  return { left: 0 };
}
