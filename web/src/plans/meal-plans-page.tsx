import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { loadPlan, Meal, MealPlan } from '@sorrel/contract/plans';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import {
  addSlot,
  clearPlan,
  isDayLocked,
  isLocked,
  lockDay,
  lockMeal,
  moveMeal,
  removeSlot,
  resetDay,
  setMeal,
  unlockDay,
  unlockMeal,
} from '@sorrel/core/plans/edit-plan';
import { type LockKey, lockKey, parseLockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { eatersOf, planOfEater } from '@sorrel/core/plans/merge-plans';
import { hasGoals } from '@sorrel/core/plans/nutrition-goals';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { mealAt, slotsOf, structureOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES, type MealType } from '@sorrel/core/recipes/meal-type';
import {
  CalendarPlus,
  ChartColumn,
  EllipsisVertical,
  Eraser,
  FolderOpen,
  Lock,
  LockOpen,
  Printer,
  RotateCcw,
  Save,
  Settings,
  ShoppingBasket,
  Sparkles,
  Users,
  X,
} from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorMessage } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { WorkTitle } from '../ui/work-title.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { DayResults } from './day-results.tsx';
import { DAY_PANEL_ID, DayTabs, dayDropId, dayTabId } from './day-tabs.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { GoalsPanel } from './goals-panel.tsx';
import { InsightsDialog } from './insights-dialog.tsx';
import { LoadPlanDialog } from './load-plan-dialog.tsx';
import type { SlotActions } from './meal-card.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { filledMeals, inPlaceOf, NO_MEAL } from './plan-meal.ts';
import { PlanSettingsDialog } from './plan-settings-dialog.tsx';
import { PreferencesNote } from './preferences-note.tsx';
import { PrintedWeek } from './printed-week.tsx';
import { useExplain, useGenerate, useLoadPlan, useRespin, useSavePlan } from './queries.ts';
import { SearchRecipesDialog } from './search-recipes-dialog.tsx';
import { SlotSection } from './slot-section.tsx';
import { usePlan, type Week } from './use-plan.ts';

/** How long 'Plan saved' stands. Source: specification, section 9. */
const SAVED_TOAST_MS = 2000;
const SAVE_FAILED = 'An error occurred while saving the plan';
const SLOTS_REASON = 'Extra meal slots are part of Premium.';
const FAMILY_REASON = 'Family plans are part of Premium.';
const INSIGHTS_REASON = 'Insights into your week are part of Premium.';
/** Recipes of a slot that are remembered: more than anybody presses, and few enough for an address. */
const SEEN_MAX = 40;
/** A click or a scroll is not yet a drag. */
const DRAG_AFTER_PX = 8;
const DRAG_AFTER_MS = 250;

export function MealPlansPage() {
  useDocumentTitle('Meal Plans');
  const user = useUser();
  const isPremium = user?.premium ?? false;
  const plan = usePlan();
  const { week, settings } = plan;
  const [chosenDay, setDay] = useState(0);
  // the tab answers at once; the meals of another day, with their pictures, follow
  const day = useDeferredValue(chosenDay);
  const [chosenEater, setChosenEater] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'settings' | 'load' | 'insights' | 'calendar' | 'family' | null>(null);
  const [searching, setSearching] = useState<SlotPlace | null>(null);
  const [moving, setMoving] = useState<SlotPlace | null>(null);
  const [dragged, setDragged] = useState<SlotPlace | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: DRAG_AFTER_MS, tolerance: DRAG_AFTER_PX } }),
  );
  const [spinning, setSpinning] = useState<ReadonlySet<LockKey>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const generate = useGenerate();
  const explain = useExplain();
  const respin = useRespin();
  const save = useSavePlan();
  const load = useLoadPlan();
  const openUpgrade = useUpgrade();
  const showToast = useToast();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(width < 980px)');
  // what each slot has shown, so that a re-roll goes on through the book instead of back and forth between two
  const seen = useRef(new Map<LockKey, string[]>());
  // an answer that comes late is put into the week as it is then
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });

  const goals = isPremium ? settings.nutGoals : NO_GOALS;
  const dayPlan = week.plan[day]!;
  // a family plan holds the meals of several people, and results are of one of them
  const eaters = useMemo(() => eatersOf(week.plan), [week.plan]);
  const eater = eaters.find((name) => name === chosenEater) ?? eaters[0];
  const eaten = useMemo(() => (eater === undefined ? week.plan : planOfEater(week.plan, eater)), [week.plan, eater]);
  const meals = useMemo(() => filledMeals(eaten[day]!), [eaten, day]);
  const slots = slotsOf([dayPlan]);
  const lockedCount = slots.filter(({ mealType, index }) => isLocked(week.locks, { day, mealType, index })).length;
  const dayIsLocked = isDayLocked(week, day);
  const canUndo = plan.undo !== null;
  function handleUndo() {
    plan.undoLast();
    setAnnounced('Your week is as it was before.');
  }

  /** The settings as the server takes them: goals are premium's, and the slots are those on the screen. */
  function asked(of: Week) {
    return {
      ...settings,
      nutGoals: { ...goals },
      priorityNutrients: isPremium ? settings.priorityNutrients : [],
      structure: structureOf(of.plan),
    };
  }
  function handleFailure(error: unknown, fallback?: string) {
    if (error instanceof ApiError && error.upgrade) openUpgrade(error.message);
    else if (fallback !== undefined && error instanceof ApiError && error.reply.message === undefined)
      setFailure(fallback);
    else setFailure(errorMessage(error, fallback));
  }

  async function handleGenerate() {
    setFailure(null);
    explain.reset();
    setAnnounced('Making your week.');
    try {
      const body = asked(week);
      const made = await generate.mutateAsync({ ...body, lockedMeals: week.locks });
      latest.current.setWeek(
        { plan: made, locks: latest.current.week.locks },
        latest.current.isEmpty ? undefined : 'Your week was made anew.',
      );
      const empty = slotsOf(made).filter(({ meal }) => meal.id === null).length;
      setAnnounced(
        empty === 0
          ? 'Your week is ready.'
          : `Your week is ready; ${empty === 1 ? '1 slot stays' : `${empty} slots stay`} empty.`,
      );
      if (hasGoals(body.nutGoals)) explain.mutate({ ...body, lockedMeals: week.locks, mealPlan: made });
    } catch (error) {
      setAnnounced('');
      handleFailure(error);
    }
  }

  async function handleRespin(place: SlotPlace) {
    const key = lockKey(place.day, place.mealType, place.index);
    const others = slotsOf(week.plan).filter(
      (slot) => slot.meal.id !== null && lockKey(slot.day, slot.mealType, slot.index) !== key,
    );
    // only meals that a repeat rule asks about: the longest week still fits into an address
    const counts = ({ mealType, meal }: (typeof others)[number]) =>
      !settings.repeat[meal.type || 'any'] || (mealType === place.mealType && !settings.repeat[mealType]);
    const shown = week.plan[place.day]?.[place.mealType][place.index]?.id ?? undefined;
    const before = seen.current.get(key) ?? [];
    if (shown !== undefined) seen.current.set(key, [...before, shown].slice(-SEEN_MAX));
    setFailure(null);
    setSpinning((keys) => new Set(keys).add(key));
    try {
      const meal = await respin.mutateAsync({
        resultsPool: settings.resultsPool,
        favourites: settings.favourites ? 'true' : 'false',
        tagsInclude: settings.tagsInclude,
        tagsExclude: settings.tagsExclude,
        type: place.mealType,
        shown,
        seen: before,
        planMeals: [...new Set(others.filter(counts).map((slot) => `${slot.mealType}:${slot.meal.id}`))],
        dayMeals: others.flatMap((slot) => (slot.day === place.day && slot.meal.id ? [slot.meal.id] : [])),
        // an empty value says that none may repeat; leaving it out would say nothing
        repeat: ['', ...Object.entries(settings.repeat).flatMap(([type, isOn]) => (isOn ? [type] : []))],
        ...(hasGoals(goals) && { goals: JSON.stringify(goals), priority: settings.priorityNutrients }),
      });
      const now = latest.current.week;
      latest.current.apply(setMeal(now, place, inPlaceOf(mealAt(now.plan, place), meal)));
      setAnnounced(`${meal.name} is chosen.`);
    } catch (error) {
      handleFailure(error);
    } finally {
      setSpinning((keys) => new Set([...keys].filter((other) => other !== key)));
    }
  }

  async function savePlan(): Promise<string | null> {
    setFailure(null);
    try {
      const { mealPlanId } = await save.mutateAsync({
        name: plan.name,
        plan: withoutImages(week.plan),
        lockedMeals: week.locks,
        settings: { ...settings, nutGoals: { ...goals } },
      });
      plan.setName(plan.name.trim().toLowerCase());
      plan.setPlanId(mealPlanId);
      return mealPlanId;
    } catch (error) {
      handleFailure(error, SAVE_FAILED);
      return null;
    }
  }
  async function handleSave() {
    if ((await savePlan()) !== null) showToast('Plan saved', { ms: SAVED_TOAST_MS });
  }
  async function handleShoppingList() {
    const id = await savePlan();
    if (id !== null)
      void navigate(`${paths.shoppingLists}?${new URLSearchParams({ plan: id })}`, { state: { planId: id } });
  }

  function handleAdd(mealType: MealType) {
    if (!isPremium) openUpgrade(SLOTS_REASON);
    else if (plan.apply(addSlot(week, day, mealType, NO_MEAL))) setAnnounced(`A ${mealType} slot was added.`);
  }
  function handleRemove(mealType: MealType) {
    if (plan.apply(removeSlot(week, day, mealType))) setAnnounced(`The last ${mealType} slot was removed.`);
  }
  const nameAt = (place: SlotPlace) => mealAt(week.plan, place)?.name || `The ${place.mealType} slot`;
  function handleClear(place: SlotPlace) {
    plan.apply(setMeal(week, place, NO_MEAL));
    setAnnounced(`${nameAt(place)} was cleared.`);
  }
  function handleLock(place: SlotPlace, locked: boolean) {
    plan.apply(locked ? lockMeal(week, place) : unlockMeal(week, place));
    setAnnounced(`${nameAt(place)} is ${locked ? 'locked' : 'unlocked'}.`);
  }
  const respinAt = useLatestCallback(handleRespin);
  const clearAt = useLatestCallback(handleClear);
  const lockAt = useLatestCallback(handleLock);
  const addTo = useLatestCallback(handleAdd);
  const removeFrom = useLatestCallback(handleRemove);
  // a slot has the same actions for as long as the page stands: what did not change is not drawn anew
  const actions = useMemo(() => {
    const known = new Map<LockKey, SlotActions>();
    return (place: SlotPlace): SlotActions => {
      const key = lockKey(place.day, place.mealType, place.index);
      const ofSlot = known.get(key) ?? {
        onRespin: () => void respinAt(place),
        onSearch: () => setSearching(place),
        onMove: () => setMoving(place),
        onClear: () => clearAt(place),
        onLockChange: (locked: boolean) => lockAt(place, locked),
      };
      known.set(key, ofSlot);
      return ofSlot;
    };
  }, [respinAt, clearAt, lockAt]);
  function handleMove(from: SlotPlace, to: SlotPlace) {
    const name = mealAt(week.plan, from)?.name;
    if (plan.apply(moveMeal(week, from, to)))
      setAnnounced(`${name} was moved to ${DAY_NAMES[to.day]}, ${to.mealType}.`);
    setMoving(null);
  }
  function handleDragEnd({ over }: DragEndEvent) {
    setDragged(null);
    if (!dragged || !over) return;
    const to = parseLockKey(String(over.id)) ?? slotOnDay(week, dragged, String(over.id));
    if (to) handleMove(dragged, to);
  }
  function handlePremium(which: 'insights' | 'family', reason: string) {
    if (isPremium) setDialog(which);
    else openUpgrade(reason);
  }
  async function handleMerged(id: string) {
    setDialog(null);
    setFailure(null);
    try {
      handleLoaded(id, await load.mutateAsync(id));
    } catch (error) {
      handleFailure(error);
    }
  }
  function handleLoaded(id: string, saved: ReplyOf<typeof loadPlan>) {
    plan.replace(id, saved);
    explain.reset();
    setFailure(null);
    setDialog(null);
    setAnnounced(`${saved.name} is loaded.`);
  }
  const handlePick = (meal: Meal) => {
    if (searching) {
      plan.apply(setMeal(week, searching, inPlaceOf(mealAt(week.plan, searching), meal)));
      setAnnounced(`${meal.name} is chosen.`);
    }
    setSearching(null);
  };

  const slotSection = (mealType: MealType) => (
    <SlotSection
      key={mealType}
      day={day}
      mealType={mealType}
      meals={dayPlan[mealType]}
      locks={week.locks}
      spinning={spinning}
      isGenerating={generate.isPending}
      actions={actions}
      onAdd={addTo}
      onRemove={removeFrom}
    />
  );

  return (
    <div className="plan-page">
      <h1 className="vh">Meal Plans</h1>
      <div className="page-head work-head">
        <WorkTitle
          label="Plan name"
          placeholder="Name your plan"
          value={plan.name}
          maxLength={PLAN_NAME_MAX}
          onValueChange={plan.setName}
        />
        <div className="work-tools" role="toolbar" aria-label="Plan">
          {!isNarrow && (
            <Button icon={Sparkles} saving={generate.isPending} savingLabel="Generating" onClick={handleGenerate}>
              Generate Plan
            </Button>
          )}
          <Button variant="quiet" icon={ShoppingBasket} saving={save.isPending} onClick={handleShoppingList}>
            Shopping List
          </Button>
          <span className="work-toolset">
            <IconButton
              icon={Eraser}
              label="Clear"
              onClick={() => plan.setWeek(clearPlan(settings.structure, NO_MEAL), 'The week was cleared.')}
            />
            <IconButton icon={FolderOpen} label="Load" onClick={() => setDialog('load')} />
            <IconButton icon={Save} label="Save" aria-busy={save.isPending} onClick={handleSave} />
            <IconButton icon={Settings} label="Settings" onClick={() => setDialog('settings')} />
            <Menu trigger={<IconButton icon={EllipsisVertical} label="More" />}>
              <MenuItem icon={ChartColumn} onSelect={() => handlePremium('insights', INSIGHTS_REASON)}>
                Insights
              </MenuItem>
              <MenuItem icon={Users} onSelect={() => handlePremium('family', FAMILY_REASON)}>
                Family plan
              </MenuItem>
              <MenuItem icon={CalendarPlus} onSelect={() => setDialog('calendar')}>
                Calendar
              </MenuItem>
              <MenuItem icon={Printer} onSelect={() => window.print()}>
                Print
              </MenuItem>
            </Menu>
          </span>
          {isNarrow && (
            <div className="plan-sticky">
              <Button
                full
                icon={Sparkles}
                saving={generate.isPending}
                savingLabel="Generating"
                onClick={handleGenerate}
              >
                Generate
              </Button>
            </div>
          )}
        </div>
      </div>

      <p className="vh" role="status">
        {announced}
      </p>
      <PreferencesNote preferred={plan.preferred} settings={settings} onOpenSettings={() => setDialog('settings')} />
      {failure && (
        <Notice tone="error" className="mb-5">
          {failure}
        </Notice>
      )}
      {canUndo && (
        <Notice
          tone="info"
          className="plan-undo mb-5"
          action={
            <>
              <Button variant="outline" size="sm" icon={RotateCcw} onClick={handleUndo}>
                Undo
              </Button>
              <IconButton icon={X} size="sm" label="Dismiss" onClick={plan.dismissUndo} />
            </>
          }
        >
          {plan.undo}
        </Notice>
      )}
      {explain.data && explain.data.reasons.length > 0 && (
        <Notice tone="warning" className="mb-5">
          <ul className="grid gap-1">
            {explain.data.reasons.map(({ code, sentence }) => (
              <li key={`${code} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}

      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragStart={({ active }) => setDragged(parseLockKey(String(active.id)))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={handleDragEnd}
      >
        <DayTabs plan={eaten} day={chosenDay} onDayChange={setDay} goalKcal={goals.calories} />
        <div className="plan-columns">
          <div className="plan-day" role="tabpanel" id={DAY_PANEL_ID} aria-labelledby={`${dayTabId(day)}-name`}>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
              <p className="text-sm text-ink-2">
                {slots.length} slots, {lockedCount} locked
              </p>
              <div className="flex gap-1">
                <Button
                  variant="text"
                  size="sm"
                  icon={dayIsLocked ? LockOpen : Lock}
                  onClick={() => {
                    plan.setWeek(dayIsLocked ? unlockDay(week, day) : lockDay(week, day));
                    setAnnounced(`${DAY_NAMES[day]} is ${dayIsLocked ? 'unlocked' : 'locked'}.`);
                  }}
                >
                  {dayIsLocked ? 'Unlock Day' : 'Lock Day'}
                </Button>
                <Button
                  variant="text"
                  size="sm"
                  icon={RotateCcw}
                  onClick={() =>
                    plan.setWeek(resetDay(week, day, settings.structure[day]!, NO_MEAL), `${DAY_NAMES[day]} was reset.`)
                  }
                >
                  Reset Day
                </Button>
              </div>
            </div>
            <div className="plan-mains">{MEAL_TYPES.filter((type) => type !== 'snack').map(slotSection)}</div>
            <div className="plan-snacks">{slotSection('snack')}</div>
          </div>
          <aside className="plan-aside" aria-label="Nutrition">
            {eater !== undefined && (
              <SelectField
                label="Results for"
                value={eater}
                onValueChange={setChosenEater}
                options={eaters.map((name) => ({ value: name, label: name }))}
              />
            )}
            <DayResults day={day} meals={meals} goals={goals} />
            <GoalsPanel isPremium={isPremium} settings={settings} onSettingsChange={plan.setSettings} />
          </aside>
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && <div className="meal-drag">{mealAt(week.plan, dragged)?.name}</div>}
        </DragOverlay>
      </DndContext>
      <PrintedWeek name={plan.name} plan={week.plan} />

      <PlanSettingsDialog
        open={dialog === 'settings'}
        onOpenChange={(open) => setDialog(open ? 'settings' : null)}
        settings={settings}
        onSettingsChange={plan.setSettings}
        preferred={plan.preferred}
        isPremium={isPremium}
      />
      {dialog === 'load' && (
        <LoadPlanDialog
          onLoad={handleLoaded}
          onDeleted={(id) => plan.planId === id && plan.setPlanId(null)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'insights' && (
        <InsightsDialog
          plan={eaten}
          goals={goals}
          priority={settings.priorityNutrients}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'family' && <FamilyDialog onMerged={handleMerged} onClose={() => setDialog(null)} />}
      {dialog === 'calendar' && <CalendarDialog planId={plan.planId} onClose={() => setDialog(null)} />}
      {moving && (
        <MoveDialog
          plan={week.plan}
          locks={week.locks}
          from={moving}
          onMove={(to) => handleMove(moving, to)}
          onClose={() => setMoving(null)}
        />
      )}
      {searching && (
        <SearchRecipesDialog mealType={searching.mealType} onPick={handlePick} onClose={() => setSearching(null)} />
      )}
    </div>
  );
}

/** Pictures are the recipes' and are not saved with a plan. */
function withoutImages(plan: Week['plan']): MealPlan {
  return plan.map((day) => {
    const entries = MEAL_TYPES.map((type) => [type, day[type].map((meal) => ({ ...meal, image_urls: [] }))]);
    return Object.fromEntries(entries) as MealPlan[number];
  });
}

/** Where a meal dropped on a day's tab goes: the first empty slot of its type, else the first that is not locked. */
function slotOnDay({ plan, locks }: Week, from: SlotPlace, dropId: string): SlotPlace | null {
  const day = plan.findIndex((_, index) => dayDropId(index) === dropId);
  if (day < 0 || day === from.day) return null;
  const free = slotsOf(plan).filter(
    (slot) => slot.day === day && slot.mealType === from.mealType && !isLocked(locks, slot),
  );
  return free.find(({ meal }) => meal.id === null) ?? free[0] ?? null;
}
