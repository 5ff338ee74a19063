import { randomUUID } from 'node:crypto';
import { isSameWeek } from '@sorrel/core/plans/plan-dates';
import { AppError } from '../app-error.ts';
import { lockHousehold } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { undosRepo } from '../db/undos-repo.ts';
import { say } from '../language/sentences.ts';
import { plansRepo } from './repo.ts';
import { planRowAgain, planTrashRepo } from './trash-repo.ts';
import { weeksRepo } from './weeks-repo.ts';

type Saved = Parameters<ReturnType<typeof plansRepo>['save']>[1];

/** Where what was there before rests, and what the plan was after the save. */
interface SaveOver {
  trashedId: string;
  after: string;
}

/**
 * Saves a plan under its name. What another plan of the name was before goes to the trash under an id of its own, and a press
 * takes the save back.
 */
export async function savePlanOver(tx: DatabaseHandle, user: Member, plan: Saved, now: Date) {
  const repo = planTrashRepo(tx, user.householdId);
  const row = await repo.holdNamed(plan.name);
  const before = row && (await repo.fingerprint(row.id));
  const mealPlanId = await plansRepo(tx).save(user, plan, now);
  const after = await repo.fingerprint(mealPlanId);
  if (row === null || before === after || after === null) return { mealPlanId };
  const trashedId = randomUUID();
  await removedSavedRepo(tx, user.householdId, 'plan').insert({
    id: trashedId,
    name: row.name,
    row: { ...row, id: trashedId },
    savedOver: true,
    removedAt: now,
  });
  await undosRepo(tx, user).keep('plan', mealPlanId, { trashedId, after } satisfies SaveOver, now);
  return { mealPlanId, savedOver: true as const };
}

/** Makes a plan what it was before it was saved over; one that was changed or deleted since stays as it is. */
export async function undoPlanSave(tx: DatabaseHandle, user: Member, id: string, kept: Record<string, unknown>) {
  const { trashedId, after } = kept as unknown as SaveOver;
  const { householdId } = user;
  await lockHousehold(tx, householdId);
  const repo = planTrashRepo(tx, householdId);
  if ((await repo.fingerprint(id)) !== after) throw new AppError('changed_since_saved');
  const taken = await removedSavedRepo(tx, householdId, 'plan').take(trashedId);
  if (taken === null) throw new AppError('undo_over');
  const { id: _, householdId: __, ...row } = planRowAgain(taken.row);
  const { weekStart } = row;
  const others = (await weeksRepo(tx, householdId).all()).filter((plan) => plan.id !== id);
  const isTaken = weekStart !== null && others.some((plan) => isSameWeek(plan.weekStart, weekStart));
  await repo.makeAsBefore(id, { ...row, weekStart: isTaken ? null : weekStart });
  return say().undo.savedAsBefore(row.name);
}
