import { LockedMeals, MealPlan, PlanSettings, PlanWishes } from '@sorrel/contract/plans';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import type { EditablePlan, EditResult } from '@sorrel/core/plans/edit-plan';
import { parseLockKey } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek, mealAt, slotsOf, withMealAt } from '@sorrel/core/plans/week-plan';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useUser } from '../auth/queries.ts';
import { restoreWeek } from '../lib/device-store.ts';
import { useStored } from '../lib/use-stored.ts';
import { useAvoided } from '../recipe-parts/diet-conflicts.ts';
import { NO_MEAL } from './plan-meal.ts';
import { say } from './sentences.ts';

type Meal = MealPlan[number]['breakfast'][number];
/** The week on the screen with its locks. */
export type Week = EditablePlan<Meal>;

const NO_LOCKS: LockedMeals = {};
const NOTHING: readonly DietWarning[] = [];
const StoredPlan = MealPlan.nullable();
const StoredSettings = PlanSettings.nullable();
const StoredWishes = PlanWishes.nullable();
const StoredId = z.string().nullable();
const StoredName = z.string();

/** Every locked slot holds the meal of its lock: locks outlive the tab, the week does not. */
function withLocks(plan: MealPlan, locked: LockedMeals): Week {
  let shown: Week['plan'] = plan;
  const locks: Record<string, Meal> = {};
  for (const [key, meal] of Object.entries(locked)) {
    const place = parseLockKey(key);
    if (place === null || mealAt(shown, place) === undefined) continue;
    locks[key] = meal ?? NO_MEAL;
    shown = withMealAt(shown, place, meal ?? NO_MEAL);
  }
  return { plan: shown, locks };
}

/** What `undo` brings back, and what was done to it. */
interface Undo {
  done: string;
  week: Week;
  name: string;
  planId: string | null;
  settings: PlanSettings | null;
}

/** Plan settings in session storage; the wishes among them are for the weeks to come too, and outlive the tab. */
function useSettings() {
  const [storedSettings, setSettings] = useStored('planSettings', StoredSettings, null);
  const [wishes, setWishes] = useStored('planWishes', StoredWishes, null, window.localStorage);
  const settings = useMemo<PlanSettings>(
    () => ({ ...(storedSettings ?? defaultPlanSettings()), ...(wishes && { wishes }) }),
    [storedSettings, wishes],
  );
  const keepSettings = useCallback(
    (next: PlanSettings) => {
      setSettings(next);
      if (next.wishes !== undefined) setWishes(next.wishes);
    },
    [setSettings, setWishes],
  );
  return { settings, storedSettings, setSettings, keepSettings };
}

/**
 * The week being planned: kept in the browser until it is saved. Plan, settings and name in session storage, locks and the
 * id of the plan that was loaded or saved in local storage.
 */
export function usePlan() {
  const user = useUser();
  const [stored, setStored] = useStored('mealPlan', StoredPlan, null);
  const { settings, storedSettings, setSettings, keepSettings } = useSettings();
  const [name, setName] = useStored('planName', StoredName, '');
  const [locked, setLocked] = useStored('lockedMeals', LockedMeals, NO_LOCKS, window.localStorage);
  const [planId, setPlanId] = useStored('mealPlanId', StoredId, null, window.localStorage);
  const [undo, setUndo] = useState<Undo | null>(null);

  const userId = user?.id;
  useEffect(() => {
    // what a lost session interrupted goes on
    if (userId !== undefined) void restoreWeek(userId);
  }, [userId]);

  // the dietary preferences of the profile hold until others are chosen
  const avoided = useAvoided();
  const without = settings.without ?? avoided ?? NOTHING;

  const week = useMemo(
    () => withLocks((stored ?? emptyWeek(settings.structure, NO_MEAL)) as MealPlan, locked),
    [stored, settings.structure, locked],
  );
  const isEmpty = useMemo(() => slotsOf(week.plan).every(({ meal }) => isEmptyMeal(meal)), [week]);

  const setWeek = useCallback(
    (next: Week, done?: string) => {
      setUndo(done === undefined ? null : { done, week, name, planId, settings: storedSettings });
      setStored(next.plan as MealPlan);
      setLocked(next.locks as LockedMeals);
    },
    [setStored, setLocked, week, name, planId, storedSettings],
  );
  /** Applies an edit of core; what it refuses changes nothing. */
  const apply = useCallback(
    (result: EditResult<Meal>) => {
      if (result.ok) setWeek({ plan: result.plan, locks: result.locks });
      return result.ok;
    },
    [setWeek],
  );
  const undoLast = useCallback(() => {
    if (!undo) return;
    setWeek(undo.week);
    setName(undo.name);
    setPlanId(undo.planId);
    setSettings(undo.settings);
  }, [undo, setWeek, setName, setPlanId, setSettings]);
  /** A saved plan takes the place of what is shown. */
  const replace = useCallback(
    (
      id: string,
      saved: { name: string; mealPlan: MealPlan; lockedMeals: LockedMeals; settings: PlanSettings | null },
    ) => {
      setUndo(isEmpty ? null : { done: say.done.wasLoaded(saved.name), week, name, planId, settings: storedSettings });
      setStored(saved.mealPlan);
      setLocked(saved.lockedMeals);
      if (saved.settings) setSettings(saved.settings);
      setName(saved.name);
      setPlanId(id);
    },
    [setStored, setLocked, setSettings, setName, setPlanId, isEmpty, week, name, planId, storedSettings],
  );

  return {
    week,
    isEmpty,
    settings,
    without,
    name,
    planId,
    undo: undo?.done ?? null,
    setWeek,
    apply,
    /** The same week with what its recipes say now: no step of the person's, so what can be undone stays. */
    renew: (next: Week) => {
      setStored(next.plan as MealPlan);
      setLocked(next.locks as LockedMeals);
    },
    undoLast,
    dismissUndo: () => setUndo(null),
    setSettings: keepSettings,
    setName,
    setPlanId,
    replace,
  };
}
