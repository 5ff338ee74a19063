import { useState } from 'react';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Notice } from '../ui/notice.tsx';
import { say as sayUi } from '../ui/sentences.ts';
import { EmptyWeek } from './empty-week.tsx';
import { LoadPlanDialog } from './load-plan-dialog.tsx';
import { say } from './slot-sentences.ts';
import { useGonePlan } from './use-gone-plan.ts';
import type { usePlan } from './use-plan.ts';
import type { useWeekChoice } from './use-week-choice.ts';
import { hasMeals } from './week-drafts.ts';
import { WeekSwitcher } from './week-switcher.tsx';
import { WeeksDialog } from './weeks-dialog.tsx';

interface PlanWeeksProps {
  plan: ReturnType<typeof usePlan>;
  choice: ReturnType<typeof useWeekChoice>;
  isGenerating: boolean;
  onGenerate: () => void;
}

/** The week that is shown among the weeks of the calendar, and the ways to begin one that is empty. */
export function PlanWeeks({ plan, choice, isGenerating, onGenerate }: PlanWeeksProps) {
  const [dialog, setDialog] = useState<'weeks' | 'copy' | null>(null);
  const { calendar, weekStart } = plan;
  const gonePlan = useGonePlan(plan);
  const close = () => setDialog(null);
  const last = weekStart === null ? null : calendar.planBefore(weekStart);
  return (
    <>
      <WeekSwitcher
        weekStart={weekStart}
        thisWeek={calendar.thisWeek}
        isFilled={hasMeals(plan.week)}
        onGo={choice.go}
        onOpen={() => setDialog('weeks')}
        onBring={() => void choice.copyTo(calendar.thisWeek, plan)}
      />
      {calendar.failure && (
        <FailedLoad className="mb-5" error={calendar.failure} onRetry={calendar.retry} sentence={say.weeksNotLoaded} />
      )}
      {choice.saved.error !== null && (
        <FailedLoad
          className="mb-5"
          error={choice.saved.error}
          onRetry={choice.saved.retry}
          sentence={say.weekNotLoaded}
        />
      )}
      <p className="sr-only" role="status">
        {choice.saved.standing === 'coming' && sayUi.loadingDots}
      </p>
      {choice.failure !== null && (
        <Notice tone="error" className="mb-5">
          {choice.failure}
        </Notice>
      )}
      {choice.isUnplanned && weekStart !== null && (
        <EmptyWeek
          isGenerating={isGenerating}
          lastName={last?.name ?? null}
          onPlan={onGenerate}
          onCopyLast={() => last && void choice.copySaved(last.id, weekStart)}
          onCopyOther={() => setDialog('copy')}
        />
      )}
      {dialog === 'weeks' && (
        <WeeksDialog
          weekStart={weekStart}
          today={calendar.today}
          firstDay={calendar.firstDay}
          weeks={calendar.weeks}
          standing={calendar.standing}
          unsaved={Object.keys(plan.drafts)}
          onGo={(target) => {
            close();
            choice.go(target);
          }}
          onMove={(target) => {
            close();
            void choice.move(target);
          }}
          onClose={close}
        />
      )}
      {dialog === 'copy' && weekStart !== null && (
        <LoadPlanDialog
          onLoad={(_, saved) => {
            close();
            void choice.copyTo(weekStart, { week: plan.weekOf(saved), name: saved.name });
          }}
          {...gonePlan}
          onClose={close}
        />
      )}
    </>
  );
}
