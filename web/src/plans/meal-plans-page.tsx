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
import type { loadPlan } from '@sorrel/contract/plans';
import { addSlot, clearPlan, lockDay, removeSlot, resetDay, unlockDay } from '@sorrel/core/plans/edit-plan';
import { partOfDay } from '@sorrel/core/plans/elsewhere';
import { type LockKey, parseLockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { resizeWeek } from '@sorrel/core/plans/resize-week';
import { servingsOfWeek } from '@sorrel/core/plans/servings-of-week';
import { getDay, mealAt, slotsOf, structureOf } from '@sorrel/core/plans/week-plan';
import { byRecipeType, type MealType } from '@sorrel/core/recipes/meal-type';
import { CircleAlert } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMayEdit, useUser } from '../auth/queries.ts';
import { useForPremium } from '../layouts/upgrade.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { paths } from '../paths.ts';
import { WeekCost } from '../prices/week-cost.tsx';
import { ShareDialog } from '../share/use-share.tsx';
import { WORK_HEAD } from '../ui/page-looks.ts';
import { useToast } from '../ui/toast.tsx';
import { WorkTitle } from '../ui/work-title.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { dayName } from './day-name.ts';
import { DayPanel } from './day-panel.tsx';
import { DayResults } from './day-results.tsx';
import { DayTabs } from './day-tabs.tsx';
import { EaterChoice, MergedChoice } from './eater-choice.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { FirstWeek } from './first-week.tsx';
import { GoalsPanel } from './goals-panel.tsx';
import { InsightsDialog } from './insights-dialog.tsx';
import { LoadPlanDialog } from './load-plan-dialog.tsx';
import { MealsOfDays } from './meals-of-days.tsx';
import { ASIDE, COLUMNS } from './plan-looks.ts';
import { filledMeals, firstFilledDay, hasBorrowed, mapWeek, NO_MEAL, withoutLoans } from './plan-meal.ts';
import { PlanNotices } from './plan-notices.tsx';
import { PlanSettingsDialog } from './plan-settings-dialog.tsx';
import { type PlanDialog, PlanTools } from './plan-tools.tsx';
import { PlanWeeks } from './plan-weeks.tsx';
import { PrintedWeek } from './printed-week.tsx';
import { say } from './sentences.ts';
import { SlotDialogs } from './slot-dialogs.tsx';
import { slotOnDay } from './slot-on-day.ts';
import { say as saySlot } from './slot-sentences.ts';
import { useEaten } from './use-eaten.ts';
import { useFreshMeals } from './use-fresh-meals.ts';
import { useGonePlan } from './use-gone-plan.ts';
import { usePersons } from './use-persons.ts';
import { usePlan } from './use-plan.ts';
import { usePlanRequests } from './use-plan-requests.ts';
import { useSavedMeanwhile } from './use-saved-meanwhile.ts';
import { lockText, useSlotActs } from './use-slot-acts.ts';
import { useWeekChoice } from './use-week-choice.ts';
import { WhoOfPlan } from './who-of-plan.tsx';

/** How long 'Plan saved' stands. Source: specification, section 9. */
const SAVED_TOAST_MS = 2000;
/** What is not as it was wants reading. */
const GONE_TOAST_MS = 8000;
/** What a free user is told who opens a dialog that is premium's. */
const premiumReason = (dialog: PlanDialog): string | undefined =>
  dialog === 'family' || dialog === 'insights' ? say.needsPremium[dialog] : undefined;
/** A click or a scroll is not yet a drag. */
const WITH_MOUSE = { activationConstraint: { distance: 8 } };
const WITH_FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

export function MealPlansPage() {
  useDocumentTitle(say.mealPlans);
  const user = useUser();
  const isPremium = user?.premium ?? false;
  const mayEdit = useMayEdit();
  const isNarrow = useIsNarrow();
  const plan = usePlan();
  const { week, settings } = plan;
  const persons = usePersons();
  useFreshMeals(week, plan.renew);
  const [chosenDay, setDay] = useState(0);
  // the tab answers at once; the meals of another day, with their pictures, follow
  const day = useDeferredValue(chosenDay);
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const [dragged, setDragged] = useState<SlotPlace | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, WITH_MOUSE), useSensor(TouchSensor, WITH_FINGER));
  const [announced, setAnnounced] = useState('');
  const requests = usePlanRequests({
    plan,
    persons,
    isPremium,
    onAnnounce: setAnnounced,
    // an empty Monday is no answer where another day has something
    onMade: (made) => setDay((shown) => firstFilledDay(made, shown)),
  });
  const choice = useWeekChoice({
    plan,
    loadPlan: requests.loadPlan,
    onLeave: requests.forget,
    onDay: setDay,
    onAnnounce: setAnnounced,
  });
  const acts = useSlotActs({ plan, persons, requests, onAnnounce: setAnnounced });
  const gonePlan = useGonePlan(plan);
  const forPremium = useForPremium();
  const showToast = useToast();
  useSavedMeanwhile(plan, {
    onTaken: () => showToast(saySlot.together.nowShown),
    onGone: () => showToast(saySlot.together.deleted, { ms: GONE_TOAST_MS, icon: CircleAlert }),
  });
  const navigate = useNavigate();
  const isHere = useIsHere();

  // a week may hold the meals of several people, and results are of one of them
  const who = useEaten({ plan: week.plan, persons, isPremium, ownGoals: settings.nutGoals });
  const { eaten, goals } = who;
  const meals = useMemo(() => filledMeals(getDay(eaten, day)), [eaten, day]);

  async function handleSave() {
    const saved = await requests.savePlan();
    if (saved === null) return;
    showToast(say.done.planSaved, { ms: SAVED_TOAST_MS });
    if (saved.renamed !== undefined) showToast(say.weeks.renamed(saved.renamed));
    choice.tellUndated(saved.undated, plan.weekStart);
  }
  async function handleShoppingList() {
    const saved = await requests.savePlan({ namesItself: true });
    // who has gone elsewhere meanwhile stays there
    if (!saved?.isShown || !isHere.current) return;
    const { id } = saved;
    void navigate(`${paths.shoppingLists}?${new URLSearchParams({ plan: id })}`, { state: { planId: id } });
  }
  function handleOpen(which: PlanDialog) {
    const reason = premiumReason(which);
    if (reason === undefined) setDialog(which);
    else forPremium(reason, () => setDialog(which));
  }
  function handleUndo() {
    requests.forget();
    plan.undoLast();
    setAnnounced(say.done.asBefore);
  }
  function handleClearWeek() {
    requests.forget();
    plan.setWeek(clearPlan(settings.structure, NO_MEAL), say.done.weekCleared);
  }
  function handleLockDay(locked: boolean) {
    plan.setWeek(locked ? lockDay(week, day) : unlockDay(week, day));
    setAnnounced(lockText(dayName(day), locked));
  }
  function handleResetDay() {
    plan.setWeek(resetDay(week, day, getDay(settings.structure, day), NO_MEAL), say.done.dayReset(dayName(day)));
  }
  function handleAdd(mealType: MealType) {
    // what the settings left out comes back without it
    const isExtra = getDay(week.plan, day)[mealType].length > 0;
    const add = () => {
      if (plan.apply(addSlot(week, day, mealType, NO_MEAL))) setAnnounced(say.done.slotAdded(mealType));
    };
    if (isExtra) forPremium(say.needsPremium.slots, add);
    else add();
  }
  function handleRemove(mealType: MealType) {
    if (plan.apply(removeSlot(week, day, mealType))) setAnnounced(say.done.slotRemoved(mealType));
  }
  function handleMealsOfDays(mealType: MealType, count: number) {
    plan.setWeek(resizeWeek(week, mealType, count, NO_MEAL), saySlot.structure.changed(mealType, count));
    plan.setSettings({ ...settings, structure: settings.structure.map((slots) => ({ ...slots, [mealType]: count })) });
  }
  function handleRepeat() {
    const repeat = byRecipeType(() => true);
    plan.setSettings({ ...settings, repeat });
    void requests.generate({ repeat });
  }
  function handleReturn() {
    const left = mapWeek(week, withoutLoans);
    const locks = Object.fromEntries(
      Object.entries(left.locks).filter(([key]) => !week.locks[key as LockKey]?.borrowed),
    );
    plan.setWeek({ plan: left.plan, locks }, say.firstWeek.returned);
  }
  function handleDragEnd({ over }: DragEndEvent) {
    setDragged(null);
    if (!dragged || !over) return;
    const to = parseLockKey(String(over.id)) ?? slotOnDay(week, dragged, String(over.id));
    if (to) acts.move(dragged, to);
  }
  function handleLoaded(id: string, saved: ReplyOf<typeof loadPlan>) {
    requests.forget();
    plan.replace(id, saved);
    setDialog(null);
    setAnnounced(say.done.isLoaded(saved.name));
  }
  async function handleMerged(id: string) {
    setDialog(null);
    const saved = await requests.loadPlan(id);
    if (saved !== null) handleLoaded(id, saved);
  }

  // the same functions for as long as the page stands: what did not change is not drawn anew
  const generate = useLatestCallback(() => void requests.generate({ borrow: hasBorrowed(week.plan) }));
  const cancelGenerate = useLatestCallback(requests.cancelGenerate);
  const save = useLatestCallback(handleSave);
  const makeList = useLatestCallback(handleShoppingList);
  const openDialog = useLatestCallback(handleOpen);
  const clearWeek = useLatestCallback(handleClearWeek);
  const lockWholeDay = useLatestCallback(handleLockDay);
  const resetWholeDay = useLatestCallback(handleResetDay);
  const addTo = useLatestCallback(handleAdd);
  const removeFrom = useLatestCallback(handleRemove);

  return (
    <>
      <div className="print:hidden">
        <h1 className="sr-only">{say.mealPlans}</h1>
        <div className={WORK_HEAD}>
          <WorkTitle
            label={say.planName}
            placeholder={say.nameYourPlan}
            value={plan.name}
            maxLength={PLAN_NAME_MAX}
            onValueChange={plan.setName}
          />
          <PlanTools
            isGenerating={requests.isGenerating}
            isSaving={requests.isSaving}
            mayEdit={mayEdit}
            onGenerate={generate}
            onCancelGenerate={cancelGenerate}
            onShoppingList={makeList}
            onClear={clearWeek}
            onSave={save}
            onOpen={openDialog}
          />
        </div>

        <WhoOfPlan id={plan.planId} />
        <p className="sr-only" role="status">
          {announced}
        </p>
        <PlanNotices
          settings={settings}
          without={requests.without}
          failure={requests.failure}
          undo={plan.undo}
          reasons={requests.reasons}
          onOpenSettings={() => setDialog('settings')}
          onUndo={handleUndo}
          onDismissUndo={plan.dismissUndo}
        />

        <WeekCost servings={servingsOfWeek(week.plan, plan.weekStart)} people={persons.length} />
        <PlanWeeks plan={plan} choice={choice} isGenerating={requests.isGenerating} onGenerate={generate} />
        {/* a week that is on its way is not thin yet */}
        {choice.saved.standing === 'here' && (
          <FirstWeek
            week={week}
            isPremium={isPremium}
            isGenerating={requests.isGenerating}
            onBorrow={() => void requests.generate({ borrow: true })}
            onRepeat={handleRepeat}
            onReturn={handleReturn}
          />
        )}

        <DndContext
          sensors={sensors}
          collisionDetection={pointerWithin}
          onDragStart={({ active }) => setDragged(parseLockKey(String(active.id)))}
          onDragCancel={() => setDragged(null)}
          onDragEnd={handleDragEnd}
        >
          <DayTabs
            plan={eaten}
            day={chosenDay}
            onDayChange={setDay}
            goalKcal={goals.calories}
            weekStart={plan.weekStart}
            firstDay={plan.calendar.firstDay}
            today={plan.calendar.today}
            standing={choice.saved.standing}
          />
          {who.person !== undefined && (
            <EaterChoice
              plan={week.plan}
              day={day}
              people={who.people}
              person={who.person}
              goalsOf={who.goalsOf}
              onChoose={who.choose}
              standing={choice.saved.standing}
            />
          )}
          <div className={COLUMNS}>
            <DayPanel
              week={week}
              day={day}
              weekStart={plan.weekStart}
              standing={choice.saved.standing}
              spinning={requests.spinning}
              isGenerating={requests.isGenerating}
              onCancelGenerate={isNarrow ? undefined : cancelGenerate}
              actions={acts.actions}
              onAdd={addTo}
              onRemove={removeFrom}
              onLockDay={lockWholeDay}
              onResetDay={resetWholeDay}
            />
            <aside className={ASIDE} aria-label={say.nutrition}>
              <MergedChoice {...who} />
              <DayResults
                day={day}
                meals={meals}
                slots={slotsOf([getDay(who.person ? week.plan : eaten, day)]).length}
                part={partOfDay(getDay(eaten, day))}
                goals={goals}
                standing={choice.saved.standing}
              />
              <GoalsPanel isPremium={isPremium} settings={settings} onSettingsChange={plan.setSettings} />
            </aside>
          </div>
          <DragOverlay dropAnimation={null}>
            {dragged && (
              <div className="cursor-grabbing rounded-lg bg-surface px-4 py-3 font-display leading-tight font-semibold shadow-3">
                {mealAt(week.plan, dragged)?.name}
              </div>
            )}
          </DragOverlay>
        </DndContext>
        <PlanSettingsDialog
          open={dialog === 'settings'}
          onOpenChange={(open) => setDialog(open ? 'settings' : null)}
          settings={settings}
          onSettingsChange={plan.setSettings}
          without={plan.without}
          meals={
            <MealsOfDays structure={structureOf(week.plan)} isPremium={isPremium} onCountChange={handleMealsOfDays} />
          }
          isPremium={isPremium}
        />
        {dialog === 'load' && <LoadPlanDialog onLoad={handleLoaded} {...gonePlan} onClose={() => setDialog(null)} />}
        {dialog === 'insights' && (
          <InsightsDialog
            plan={eaten}
            goals={goals}
            priority={settings.priorityNutrients}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'family' && <FamilyDialog onMerged={handleMerged} onClose={() => setDialog(null)} />}
        {dialog === 'share' && (
          <ShareDialog thing={{ kind: 'plan', id: plan.planId, name: plan.name }} onClose={() => setDialog(null)} />
        )}
        {dialog === 'calendar' && <CalendarDialog planId={plan.planId} onClose={() => setDialog(null)} />}
        <SlotDialogs week={week} weekStart={plan.weekStart} acts={acts} />
      </div>
      <PrintedWeek name={plan.name} plan={week.plan} weekStart={plan.weekStart} />
    </>
  );
}
