import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { Person } from '@sorrel/contract/persons';
import {
  explainPlan,
  type Meal,
  type MealPlan,
  type PlanSettings,
  type savePlan as savePlanEndpoint,
} from '@sorrel/contract/plans';
import { getRecipe } from '@sorrel/contract/recipes';
import { setMeal } from '@sorrel/core/plans/edit-plan';
import { partOfDay } from '@sorrel/core/plans/elsewhere';
import { type LockKey, lockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { isSameMarks, marksOf } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';
import { hasGoals } from '@sorrel/core/plans/nutrition-goals';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { mondayToPlan } from '@sorrel/core/plans/week-name';
import { getDay, mealAt, slotsOf, structureOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../api.ts';
import { writeDayOfYear } from '../language/write.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { todayDate } from '../lib/today-date.ts';
import { useSaveRecipe } from '../recipe-parts/queries.ts';
import { useToast } from '../ui/toast.tsx';
import { hasBorrowed, inPlaceOf, mapWeek, withKept } from './plan-meal.ts';
import { findFreeName, slotQuery, useGenerate, useLoadPlan, useRespin, useSavePlan } from './queries.ts';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import { useFailure } from './use-failure.ts';
import type { usePlan } from './use-plan.ts';
import { useTellSavedOver } from './use-tell-saved-over.ts';
import { useWantedWeek } from './use-wanted-week.ts';
import { useWeekQuality } from './use-week-quality.ts';
import type { Week } from './week.ts';
import type { LoadedWeek } from './week-drafts.ts';

/** Recipes of a slot that are remembered: more than anybody presses, and few enough for an address. */
const SEEN_MAX = 40;

interface PlanRequestsProps {
  plan: ReturnType<typeof usePlan>;
  /** Those whom weeks are planned for; none where one eats alone. */
  persons: readonly Person[];
  isPremium: boolean;
  /** Is told what has come of a request, in a sentence. */
  onAnnounce: (sentence: string) => void;
  /** Is given the week that was made. */
  onMade: (plan: MealPlan) => void;
}

/** The saved plan as this tab knew it. Goals that are not the person's to set are not theirs to take away. */
const madeFrom = ({ id, slots, settings }: LoadedWeek, isPremium: boolean) => ({
  id,
  slots,
  settings: settings && { ...settings, ...(!isPremium && marksOfSettings({ nutGoals: NO_GOALS })) },
});

/** What the week asks of the server. What goes wrong is in `failure`, or opens the upgrade where the plan is the reason. */
export function usePlanRequests({ plan, persons, isPremium, onAnnounce, onMade }: PlanRequestsProps) {
  const { week, settings } = plan;
  const [spinning, setSpinning] = useState<ReadonlySet<LockKey>>(new Set());
  const { failure, tell, forget: forgetFailure } = useFailure();
  const makeWeek = useGenerate();
  const spin = useRespin();
  const save = useSavePlan();
  const tellSavedOver = useTellSavedOver(plan);
  const load = useLoadPlan();
  const keepRecipe = useSaveRecipe();
  const openUpgrade = useUpgrade();
  const showToast = useToast();
  // what each slot has shown, so that a re-roll goes on through the book instead of back and forth between two
  const seen = useRef(new Map<LockKey, string[]>());
  // how often what was shown gave way: an answer to a question about it is of no use then
  const turn = useRef(0);
  // the week that is being made, so that it can be stopped
  const making = useRef<AbortController | null>(null);
  // an answer that comes late is put into the week as it is then
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  const wantedWeek = useWantedWeek({ settings, without: plan.without, persons, isPremium });
  const { without = [] } = wantedWeek.now.settings;
  const ofWeek = plan.weekStart === null ? {} : { weekStart: plan.weekStart };
  const quality = useWeekQuality({
    plan: week.plan,
    explain: (changed) =>
      call(explainPlan, {
        body: { ...wantedWeek.now.settings, mealPlan: changed, lockedMeals: week.locks, ...ofWeek },
      }),
  });

  function handleFailure(error: unknown, fallback?: string) {
    if (error instanceof ApiError && error.upgrade) openUpgrade(error.message);
    else tell(error, fallback);
  }

  async function generate(changed: Pick<Partial<PlanSettings>, 'repeat'> & { borrow?: boolean } = {}) {
    if (making.current !== null) return;
    const stop = new AbortController();
    making.current = stop;
    forgetFailure();
    quality.forget();
    onAnnounce(say.done.makingYourWeek);
    try {
      // the slots are those on the screen
      const structure = structureOf(week.plan);
      const lockedMeals = { ...keptIn(week), ...week.locks };
      const asked = wantedWeek.find().then(({ settings: wanted, isForSeveral }) => ({
        ...wanted,
        ...changed,
        structure,
        lockedMeals,
        persons: isForSeveral,
        ...ofWeek,
      }));
      const { plan: made, said } = await makeWeek.mutateAsync({ body: asked, signal: stop.signal });
      const body = await asked;
      if (making.current !== stop) return;
      latest.current.setWeek(
        { plan: made, locks: latest.current.week.locks },
        latest.current.isEmpty ? undefined : say.done.weekMadeAnew,
      );
      onMade(made);
      const empty = slotsOf(made).filter(({ meal }) => isEmptyMeal(meal)).length;
      onAnnounce(empty === 0 ? say.done.weekReady : say.done.weekReadyButEmpty(empty));
      if (said !== undefined && (body.persons || hasGoals(body.nutGoals) || body.wishes !== undefined))
        quality.say(made, said);
    } catch (error) {
      // another week has taken its place: what has come of this one is no news
      if (making.current !== stop) return;
      onAnnounce(stop.signal.aborted ? say.done.cancelled : '');
      if (!stop.signal.aborted) handleFailure(error);
    } finally {
      if (making.current === stop) making.current = null;
    }
  }

  async function respin(place: SlotPlace) {
    const key = lockKey(place.day, place.mealType, place.index);
    const others = slotsOf(week.plan).filter(
      (slot) => slot.meal.id !== null && lockKey(slot.day, slot.mealType, slot.index) !== key,
    );
    const shown = week.plan[place.day]?.[place.mealType][place.index]?.id ?? undefined;
    const before = (seen.current.get(key) ?? []).filter((id) => id !== shown);
    const askedAt = turn.current;
    const tell = (id: string) => {
      const ids = seen.current.get(key) ?? [];
      seen.current.set(key, [...ids.filter((other) => other !== id), id].slice(-SEEN_MAX));
    };
    if (shown !== undefined) tell(shown);
    forgetFailure();
    setSpinning((keys) => new Set(keys).add(key));
    try {
      const wanted = await wantedWeek.find();
      const meal = wanted.isForSeveral
        ? await spinForSeveral(wanted.settings, place, shown, before)
        : await spin.mutateAsync({
            ...slotQuery(wanted.settings),
            type: place.mealType,
            shown,
            seen: before,
            planMeals: writePlanMeals(others),
            open: slotsOf(week.plan).flatMap((slot) =>
              slot.day === place.day && isEmptyMeal(slot.meal) && lockKey(slot.day, slot.mealType, slot.index) !== key
                ? [slot.mealType]
                : [],
            ),
            borrow: hasBorrowed(week.plan) ? 'true' : undefined,
            daySides: slotsOf([getDay(week.plan, place.day)]).flatMap(
              ({ meal }) => meal.sides?.flatMap(({ id }) => id ?? []) ?? [],
            ),
            dayPart: partOfDay(getDay(week.plan, place.day)),
            day: place.day,
            ...ofWeek,
            dayMeals: others.flatMap((slot) => (slot.day === place.day && slot.meal.id ? [slot.meal.id] : [])),
          });
      // another week is shown by now, or another meal in this slot
      const now = latest.current.week;
      const held = mealAt(now.plan, place);
      if (turn.current !== askedAt || held?.note !== undefined || (held?.id ?? undefined) !== shown) return;
      // once it was given it has been seen, also where it is cleared before another is asked for
      if (meal.id !== null) tell(meal.id);
      if (latest.current.apply(setMeal(now, place, inPlaceOf(held, meal)))) onAnnounce(say.done.chosen(meal.name));
    } catch (error) {
      if (turn.current === askedAt) handleFailure(error);
    } finally {
      setSpinning((keys) => new Set([...keys].filter((other) => other !== key)));
    }
  }

  /** One slot of a week for several people is the week made anew with all other slots as they are. */
  async function spinForSeveral(
    wanted: PlanSettings,
    place: SlotPlace,
    shown: string | undefined,
    before: readonly string[],
  ): Promise<Meal> {
    const others = slotsOf(week.plan).filter(
      (slot) => slot.day !== place.day || slot.mealType !== place.mealType || slot.index !== place.index,
    );
    const body = {
      ...wanted,
      structure: structureOf(week.plan),
      lockedMeals: Object.fromEntries(
        others.map((slot) => [lockKey(slot.day, slot.mealType, slot.index), isEmptyMeal(slot.meal) ? null : slot.meal]),
      ),
      persons: true,
      borrow: hasBorrowed(week.plan),
      ...ofWeek,
    };
    // what the slot has shown before comes again only when nothing else is left
    for (const avoid of [[...(shown ? [shown] : []), ...before], shown ? [shown] : []]) {
      const { plan: made } = await makeWeek.mutateAsync({
        body: { ...body, avoid },
        signal: AbortSignal.timeout(60_000),
      });
      const meal = mealAt(made, place);
      if (meal !== undefined && meal.id !== null) return meal;
    }
    throw new ApiError(404, { message: say.noOtherMeal });
  }

  /**
   * The saved plan, and whether it is still the one on the screen; null when it could not be saved.
   * @param namesItself a week without a name is called by its first day: the person asked for something else than saving
   */
  async function savePlan({ namesItself = false } = {}) {
    forgetFailure();
    try {
      const wanted = await wantedWeek.find();
      const isNameless = namesItself && plan.name.trim() === '';
      const name = isNameless
        ? await findFreeName(say.weekOf(writeDayOfYear(firstDayToPlan(plan.weekStart))))
        : plan.name;
      const reply = await save.mutateAsync({
        name,
        ...ofWeek,
        plan: withoutImages(week.plan),
        lockedMeals: week.locks,
        settings: { ...settings, nutGoals: wanted.settings.nutGoals },
        ...(plan.loaded && { loaded: madeFrom(plan.loaded, wanted.isPremium) }),
      });
      const { mealPlanId, undated, name: given, together } = reply;
      const savedName = given ?? name.trim().toLowerCase();
      tellSaved(reply);
      // another plan may have taken its place meanwhile, which must not claim to be this one
      let isShown = false;
      plan.setPlanId((now) => {
        isShown = now === plan.planId && latest.current.weekStart === plan.weekStart;
        return isShown ? mealPlanId : now;
      });
      if (isShown) {
        // what was typed since then stays
        plan.setName((now) => (now === plan.name ? savedName : now));
        // and so does what was chosen since: what others changed comes with the next save
        const isAsSent = isSameMarks(marksOf(latest.current.week), marksOf(week));
        const saved = together && isAsSent ? plan.weekOf({ ...together, weekStart: plan.weekStart }) : week;
        if (saved !== week) latest.current.renew(saved);
        plan.setSaved(mealPlanId, savedName, saved, settingsSaved(together?.settings));
      }
      return { id: mealPlanId, undated, renamed: given, isShown };
    } catch (error) {
      handleFailure(error, say.done.saveFailed);
      return null;
    }
  }

  /** Settings as they are saved, which the page shows at once unless its person has gone on choosing. */
  function settingsSaved(both: PlanSettings | null | undefined): PlanSettings {
    if (!both || !isSameMarks(marksOfSettings(latest.current.settings), marksOfSettings(settings))) return settings;
    latest.current.renewSettings(both);
    return both;
  }

  /** Says what a save took the place of, and what of others stands beside it. */
  function tellSaved(reply: ReplyOf<typeof savePlanEndpoint>) {
    const { mealPlanId, savedOver, together, bothChanged, settingsBothChanged } = reply;
    const words = saySlot.together;
    const stands = bothChanged || settingsBothChanged ? words.yoursStand : together && words.bothStand;
    const said = stands && `${words.elsewhere} ${stands}`;
    // of its own plan a save replaces what its person has changed, and no week that they do not know of
    const isOwn = plan.loaded?.id === mealPlanId;
    if (savedOver) tellSavedOver(mealPlanId, plan.planId, said ?? (isOwn ? words.ownChange : undefined));
    else if (said) showToast(said);
  }

  /** A borrowed recipe is copied into the book, and stands in the week as one's own. */
  async function keep(meal: Pick<Meal, 'id' | 'name'>) {
    forgetFailure();
    try {
      const { id } = await keepRecipe.mutateAsync(await call(getRecipe, { params: { id: meal.id ?? '' } }));
      const now = latest.current.week;
      latest.current.renew(mapWeek(now, (one) => withKept(one, meal.id ?? '', id)));
      onAnnounce(say.firstWeek.kept(meal.name));
    } catch (error) {
      handleFailure(error);
    }
  }

  /** The saved plan; null when it could not be had. */
  async function loadPlan(id: string) {
    forgetFailure();
    try {
      return await load.mutateAsync(id);
    } catch (error) {
      handleFailure(error);
      return null;
    }
  }

  /** What was said of the week before is not true of this one, and what is still being made for it is not waited for. */
  function forget() {
    turn.current += 1;
    making.current?.abort();
    making.current = null;
    quality.forget();
    forgetFailure();
  }

  return {
    generate,
    /** No longer waits for the week that is being made; the one on the screen stays. */
    cancelGenerate: () => making.current?.abort(),
    respin,
    keep,
    savePlan,
    loadPlan,
    forget,
    failure,
    /** Dietary needs in force for the whole week. */
    without,
    /** Why the goals are not met. */
    reasons: quality.reasons,
    /** The slots for which another meal is being looked for. */
    spinning,
    isGenerating: makeWeek.isPending,
    isSaving: save.isPending,
  };
}

/** The day that a week without a name is called by: its own first, or where it has no date the Monday that is planned next. */
const firstDayToPlan = (weekStart: string | null): Date =>
  weekStart === null ? mondayToPlan(todayDate()) : new Date(`${weekStart}T00:00:00Z`);

/** What stays in its slot without a lock: words in place of a recipe, and what is cooked for a meal that stays. */
function keptIn({ plan, locks }: Week) {
  const batches = new Set(Object.values(locks).flatMap(({ leftover }) => leftover?.of ?? []));
  const kept = slotsOf(plan).flatMap(({ day, mealType, index, meal }) => {
    const key = lockKey(day, mealType, index);
    return meal.note === undefined && !batches.has(key) ? [] : [[key, meal] as const];
  });
  return Object.fromEntries(kept);
}

/** '0-lunch:ID,ID' for each day and type: so short that the longest week fits into an address. */
function writePlanMeals(slots: readonly (SlotPlace & { meal: Meal })[]): string[] {
  const ids = new Map<string, string[]>();
  for (const { day, mealType, meal } of slots) {
    const where = `${day}-${mealType}`;
    ids.set(where, [...(ids.get(where) ?? []), meal.id ?? '']);
  }
  return [...ids].map(([where, those]) => `${where}:${those.join()}`);
}

/** Pictures are the recipes' and are not saved with a plan. */
function withoutImages(plan: Week['plan']): MealPlan {
  return plan.map((day) => {
    const entries = MEAL_TYPES.map((type) => [type, day[type].map((meal) => ({ ...meal, image_urls: [] }))]);
    return Object.fromEntries(entries) as MealPlan[number];
  });
}
