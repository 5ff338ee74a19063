import { randomUUID } from 'node:crypto';
import { type LockedMeals, type MealPlan, PlanSettings } from '@sorrel/contract/plans';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import { mergeChanges, type SlotMarks } from '@sorrel/core/plans/merge-changes';
import { mergeSettings, type SettingMarks } from '@sorrel/core/plans/merge-settings';
import { isSameWeek } from '@sorrel/core/plans/plan-dates';
import { AppError } from '../app-error.ts';
import { lockHousehold } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { undosRepo } from '../db/undos-repo.ts';
import { say } from '../language/sentences.ts';
import { plansRepo } from './repo.ts';
import { type PlanRow, planRowAgain, planTrashRepo } from './trash-repo.ts';
import { weeksRepo } from './weeks-repo.ts';

type Saved = Parameters<ReturnType<typeof plansRepo>['save']>[1];

/** Where what was there before rests, and what the plan was after the save. */
interface SaveOver {
  trashedId: string;
  after: string;
}

/** A saved plan as a device knew it; one of an earlier release says nothing of settings. */
interface Loaded {
  id: string;
  slots: SlotMarks;
  settings?: SettingMarks | undefined;
}

/** The settings with what was saved of them meanwhile. */
function withSettingsSince(mine: Saved['settings'], saved: unknown, loaded: SettingMarks | undefined) {
  const theirs = PlanSettings.safeParse(saved).data;
  if (mine === null || theirs === undefined || loaded === undefined) {
    return { settings: mine, hasTheirs: false, hasBoth: false };
  }
  const { settings, ...told } = mergeSettings(loaded, mine, theirs);
  // each is one that may be said, and a wish that only one of them has gets the others as they are at first
  return { settings: PlanSettings.safeParse(settings).data ?? mine, ...told };
}

/** The plan with what was saved meanwhile, where it was made from the one that it is saved over. */
function withChangesSince(plan: Saved, row: PlanRow | null, loaded: Loaded | undefined) {
  if (row === null || row.id !== loaded?.id)
    return { plan, hasTheirs: false, bothChanged: [], settingsBothChanged: false };
  const mine = { plan: plan.mealPlan, locks: plan.lockedMeals };
  // as it was loaded, with what was said of leftovers there
  const saved = { plan: row.mealPlan as MealPlan, locks: row.lockedMeals as LockedMeals };
  const { hasTheirs, bothChanged, ...merged } = mergeChanges(
    loaded.slots,
    mine,
    withTrueLeftovers(saved, row.weekStart),
  );
  const week = withTrueLeftovers(merged, plan.weekStart ?? row.weekStart);
  const together = hasTheirs ? { ...plan, mealPlan: week.plan, lockedMeals: week.locks } : plan;
  const { settings, ...ofSettings } = withSettingsSince(plan.settings, row.settings, loaded.settings);
  return {
    plan: { ...together, settings },
    hasTheirs: hasTheirs || ofSettings.hasTheirs,
    bothChanged,
    settingsBothChanged: ofSettings.hasBoth,
  };
}

/**
 * Saves a plan under its name. What another plan of the name was before goes to the trash under an id of its own, and a press
 * takes the save back.
 * @param loaded the saved plan that it was made from, as it was then: what was changed meanwhile stays where this save changes nothing
 */
export async function savePlanOver(tx: DatabaseHandle, user: Member, sent: Saved, now: Date, loaded?: Loaded) {
  const repo = planTrashRepo(tx, user.householdId);
  const row = await repo.holdNamed(sent.name);
  const before = row && (await repo.fingerprint(row.id));
  const { plan, hasTheirs, bothChanged, settingsBothChanged } = withChangesSince(sent, row, loaded);
  const mealPlanId = await plansRepo(tx).save(user, plan, now);
  const after = await repo.fingerprint(mealPlanId);
  const merged = {
    mealPlanId,
    ...(hasTheirs && { hasTheirs }),
    ...(bothChanged.length > 0 && { bothChanged }),
    ...(settingsBothChanged && { settingsBothChanged: true as const }),
  };
  if (row === null || before === after || after === null) return merged;
  const trashedId = randomUUID();
  await removedSavedRepo(tx, user.householdId, 'plan').insert({
    id: trashedId,
    name: row.name,
    row: { ...row, id: trashedId },
    savedOver: true,
    removedAt: now,
  });
  await undosRepo(tx, user).keep('plan', mealPlanId, { trashedId, after } satisfies SaveOver, now);
  return { ...merged, savedOver: true as const };
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
