import { PlanWishes } from '@sorrel/contract/plan-wishes';
import { LockedMeals, MealPlan, PlanSettings } from '@sorrel/contract/plans';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import type { EditResult } from '@sorrel/core/plans/edit-plan';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import { parseLockKey } from '@sorrel/core/plans/lock-key';
import { isSameMarks, marksOf, mergeChanges } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek, mealAt, withMealAt } from '@sorrel/core/plans/week-plan';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useUser } from '../auth/queries.ts';
import { restoreWeek } from '../lib/device-store.ts';
import { useStored } from '../lib/use-stored.ts';
import { useTabsLast } from '../lib/use-tabs-last.ts';
import { useAvoided } from '../recipe-parts/diet-conflicts.ts';
import { lostLeftovers } from './lost-leftovers.ts';
import { NO_MEAL } from './plan-meal.ts';
import { say } from './sentences.ts';
import { useWeeks } from './use-weeks.ts';
import type { Meal, Week } from './week.ts';
import {
  hasMeals,
  isAsLoaded,
  LoadedWeek,
  NO_DRAFTS,
  type ShownWeek,
  WeekDrafts,
  withDraft,
  withoutDraft,
} from './week-drafts.ts';

const NO_LOCKS: LockedMeals = {};
const NOTHING: readonly DietWarning[] = [];
const StoredPlan = MealPlan.nullable();
const StoredSettings = PlanSettings.nullable();
const StoredWishes = PlanWishes.nullable();
const StoredId = z.string().nullable();
const StoredName = z.string();
const StoredLoaded = LoadedWeek.nullable();
const StoredWeekStart = z.string().nullable();
/** Of a page that was opened anew nobody has said which week it is for. */
const UNDECIDED = '';

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

const weekOf = (saved: Pick<SavedPlan, 'mealPlan' | 'lockedMeals' | 'weekStart'>): Week =>
  withTrueLeftovers(withLocks(saved.mealPlan, saved.lockedMeals), saved.weekStart ?? null);
const shownOf = (saved: SavedPlan) => ({
  week: weekOf(saved),
  name: saved.name,
  weekStart: saved.weekStart ?? null,
});

/** A saved plan that is on the screen now. */
const loadedOf = (id: string, name: string, week: Week, settings: PlanSettings): LoadedWeek => ({
  id,
  name,
  slots: marksOf(week),
  settings: marksOfSettings(settings),
});

/** What `undo` brings back, and what was done to it. */
interface Undo extends ShownWeek {
  done: string;
  settings: PlanSettings | null;
}

/** A saved plan as the server tells it. */
interface SavedPlan {
  name: string;
  mealPlan: MealPlan;
  lockedMeals: LockedMeals;
  settings: PlanSettings | null;
  weekStart?: string | null | undefined;
}

/** Which week is shown, what was last saved of it, and what was left unsaved in others; in session storage. */
function useStoredWeeks(hasStored: boolean) {
  const calendar = useWeeks();
  const [stored, setWeekStart] = useStored('planWeek', StoredWeekStart, UNDECIDED);
  const [loaded, setLoaded] = useStored('planLoaded', StoredLoaded, null);
  const [drafts, setDrafts] = useStored('weekDrafts', WeekDrafts, NO_DRAFTS);
  // a week that was begun before weeks had dates has none
  const assumed = hasStored ? null : calendar.weekToOpen;
  const isDecided = stored !== UNDECIDED;
  return {
    calendar,
    weekStart: isDecided ? stored : assumed,
    isDecided,
    setWeekStart,
    loaded,
    setLoaded,
    drafts,
    setDrafts,
  };
}

/** Plan settings in session storage; the wishes among them are for the weeks to come too, and outlive the tab. */
function useSettings() {
  const [storedSettings, setSettings] = useStored('planSettings', StoredSettings, null);
  const [wishes, setWishes] = useStored('planWishes', StoredWishes, null, window.localStorage);
  /** Settings of a plan as they are on this page; null leaves those that are. */
  const settingsWith = useCallback(
    (ofPlan: PlanSettings | null): PlanSettings => ({
      ...(ofPlan ?? storedSettings ?? defaultPlanSettings()),
      ...(wishes && { wishes }),
    }),
    [storedSettings, wishes],
  );
  const settings = useMemo(() => settingsWith(null), [settingsWith]);
  const keepSettings = useCallback(
    (next: PlanSettings) => {
      setSettings(next);
      if (next.wishes !== undefined) setWishes(next.wishes);
    },
    [setSettings, setWishes],
  );
  return { settings, settingsWith, storedSettings, setSettings, keepSettings };
}

/**
 * What is kept of the week being planned. Plan, settings and name in session storage, locks and the id of the plan that was
 * loaded or saved in local storage too, where a new tab finds those of the last one.
 */
function useKept() {
  const user = useUser();
  const [stored, setStored] = useStored('mealPlan', StoredPlan, null);
  const ofSettings = useSettings();
  const { settings } = ofSettings;
  const [name, setName] = useStored('planName', StoredName, '');
  const [locked, setLocked] = useTabsLast('lockedMeals', LockedMeals, NO_LOCKS);
  const [planId, setPlanId] = useTabsLast('mealPlanId', StoredId, null);
  const weeks = useStoredWeeks(stored !== null);

  const userId = user?.id;
  useEffect(() => {
    // what a lost session interrupted goes on
    if (userId !== undefined) void restoreWeek(userId);
  }, [userId]);

  // whatever changed the week, what is said of leftovers is true of it as it is now
  const week = useMemo(
    () =>
      withTrueLeftovers(
        withLocks((stored ?? emptyWeek(settings.structure, NO_MEAL)) as MealPlan, locked),
        weeks.weekStart,
      ),
    [stored, settings.structure, locked, weeks.weekStart],
  );
  const isEmpty = useMemo(() => !hasMeals(week), [week]);
  /** The same week with what its recipes say now: no step of the person's, so what can be undone stays. */
  const renew = useCallback(
    (next: Week) => {
      setStored(next.plan as MealPlan);
      setLocked(next.locks as LockedMeals);
    },
    [setStored, setLocked],
  );
  const { calendar, isDecided } = weeks;
  const isThisWeeks = planId !== null && calendar.planOf(calendar.weekToOpen)?.id === planId;
  // nothing was begun in this tab, and no lock is kept of another plan than that of the week that opens
  const isFresh = stored === null && !isDecided && (isEmpty || isThisWeeks);
  return { ...ofSettings, ...weeks, name, setName, planId, setPlanId, week, isEmpty, renew, isFresh };
}

/** The step before, with what others saved since: taken back, it takes nothing of theirs along. */
function withSaved(undo: Undo, shown: Week, now: LoadedWeek, saved: Week): Undo {
  if (saved === shown) return { ...undo, loaded: now };
  const { plan, locks } = mergeChanges(marksOf(shown), undo.week, saved);
  return { ...undo, loaded: now, week: { plan, locks } };
}

/** What of the week is not saved, and what becomes of it. */
function unsavedOf(
  { week, isEmpty, name, planId, weekStart, loaded, drafts, ...kept }: ReturnType<typeof useKept>,
  setUndo: Dispatch<SetStateAction<Undo | null>>,
) {
  const isDirty = !isEmpty && !isAsLoaded(loaded, week, name);
  return {
    /** There is something that is not saved. */
    isDirty,
    /** What is shown was saved under a name: as it is shown, or together with what was changed meanwhile. */
    setSaved: (id: string, savedName: string, saved: Week, settings: PlanSettings) => {
      if (weekStart !== null) kept.setWeekStart(weekStart);
      const now = loadedOf(id, savedName, saved, kept.settingsWith(settings));
      kept.setLoaded(now);
      // taken back, the step before changes what is saved now
      setUndo((last) => last && (last.planId === planId ? withSaved(last, week, now, saved) : last));
    },
    /** Nothing was changed since it was saved or loaded, nor was it cleared. */
    isAsSaved: isAsLoaded(loaded, week, name),
    /**
     * What is saved now takes the place of what was saved before, of which nothing was changed here; settings that were, stay.
     * @returns whether the week is another one now
     */
    takeSaved: (before: LoadedWeek, plan: SavedPlan): boolean => {
      const saved = weekOf(plan);
      const marks = marksOf(saved);
      if (plan.name === before.name && isSameMarks(marks, before.slots)) return false;
      const isSettingsKept =
        plan.settings === null ||
        before.settings === undefined ||
        !isSameMarks(before.settings, marksOfSettings(kept.settings));
      const ofPlan = isSettingsKept ? null : plan.settings;
      const now = { ...loadedOf(before.id, plan.name, saved, kept.settingsWith(ofPlan)), settings: before.settings };
      if (ofPlan !== null) {
        kept.setSettings(ofPlan);
        now.settings = marksOfSettings(kept.settingsWith(ofPlan));
      }
      kept.renew(saved);
      kept.setName(plan.name);
      kept.setLoaded(now);
      setUndo((last) => last && (last.planId === planId ? withSaved(last, week, now, saved) : last));
      return true;
    },
    /** What is shown is saved under no name any more. */
    setUnsaved: () => kept.setLoaded(null),
    /** Keeps what is unsaved while another week is shown, whose draft is taken up. */
    setAside: (target: string | null) =>
      kept.setDrafts(
        withoutDraft(isDirty ? withDraft(drafts, { week, name, planId, weekStart, loaded }) : drafts, target),
      ),
  };
}

/** The week being planned: kept in the browser until it is saved. */
export function usePlan() {
  const kept = useKept();
  const { settings, settingsWith, storedSettings, setSettings } = kept;
  const { name, setName, planId, setPlanId, week, isEmpty, renew } = kept;
  const { weekStart, setWeekStart, loaded, setLoaded, drafts } = kept;
  const [undo, setUndo] = useState<Undo | null>(null);

  // the dietary preferences of the profile hold until others are chosen
  const avoided = useAvoided();
  const without = settings.without ?? avoided ?? NOTHING;

  const before = useMemo(
    () => ({ week, name, planId, weekStart, loaded, settings: storedSettings }),
    [week, name, planId, weekStart, loaded, storedSettings],
  );
  const setWeek = useCallback(
    (next: Week, done?: string) => {
      const toSay = [done, lostLeftovers(next, before.weekStart)].filter((sentence) => sentence !== undefined);
      setUndo(toSay.length === 0 ? null : { done: toSay.join(' '), ...before });
      renew(next);
      if (before.weekStart !== null) setWeekStart(before.weekStart);
    },
    [renew, setWeekStart, before],
  );
  /** Applies an edit of core; what it refuses changes nothing. */
  const apply = useCallback(
    (result: EditResult<Meal>) => {
      if (result.ok) setWeek({ plan: result.plan, locks: result.locks });
      return result.ok;
    },
    [setWeek],
  );
  /** Another week takes the place of what is shown. */
  const show = useCallback(
    (next: ShownWeek, done?: string) => {
      setWeek(next.week, done);
      setName(next.name);
      setPlanId(next.planId);
      setWeekStart(next.weekStart);
      setLoaded(next.loaded);
    },
    [setWeek, setName, setPlanId, setWeekStart, setLoaded],
  );
  const undoLast = useCallback(() => {
    if (!undo) return;
    show(undo);
    setSettings(undo.settings);
  }, [undo, show, setSettings]);
  /**
   * A saved plan takes the place of what is shown.
   * @param done what can be undone; null where nothing is lost
   */
  const replace = useCallback(
    (id: string, saved: SavedPlan, done: string | null = isEmpty ? null : say.done.wasLoaded(saved.name)) => {
      const shown = shownOf(saved);
      const settingsNow = settingsWith(saved.settings);
      show({ ...shown, planId: id, loaded: loadedOf(id, saved.name, shown.week, settingsNow) }, done ?? undefined);
      if (saved.settings) setSettings(saved.settings);
    },
    [show, setSettings, settingsWith, isEmpty],
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
    renew,
    undoLast,
    dismissUndo: () => setUndo(null),
    setSettings: kept.keepSettings,
    renewSettings: setSettings,
    setName,
    setPlanId,
    replace,
    show,
    loaded,
    calendar: kept.calendar,
    /** The first day of the week that it is for; null is a week without a date. */
    weekStart,
    setWeekStart,
    isFresh: kept.isFresh,
    drafts,
    ...unsavedOf(kept, setUndo),
    weekOf,
  };
}
