import { addDays, type IsoDate } from '@sorrel/core/iso-date';
import { isSameWeek } from '@sorrel/core/plans/plan-dates';
import { ChevronDown, ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { say } from './sentences.ts';
import { weekAway, weekDates } from './week-words.ts';

const PILL = 'flex min-w-0 items-center rounded-full bg-surface p-1 shadow-line max-app:grow';
const MIDDLE = [
  'flex min-h-control min-w-0 grow cursor-pointer items-center justify-center gap-x-2 rounded-full px-3 text-sm hover:bg-sunken',
  'max-sm:flex-col max-sm:gap-0 max-sm:leading-tight',
].join(' ');

interface WeekSwitcherProps {
  /** The first day of the week that is shown; null is a week without a date. */
  weekStart: IsoDate | null;
  thisWeek: IsoDate;
  /** There is something in it. */
  isFilled: boolean;
  onGo: (weekStart: IsoDate) => void;
  onOpen: () => void;
  /** Copies the week that is shown into this week. */
  onBring: () => void;
}

/** The week that is shown, with the ones before and after; its middle opens all weeks. */
export function WeekSwitcher({ weekStart, thisWeek, isFilled, onGo, onOpen, onBring }: WeekSwitcherProps) {
  const isPast = weekStart !== null && weekStart < thisWeek && !isSameWeek(weekStart, thisWeek);
  const step = (days: number, icon: typeof ChevronLeft, label: (week: string) => string) => {
    if (weekStart === null) return null;
    const target = addDays(weekStart, days);
    const dates = `${weekAway(target, thisWeek)}, ${weekDates(target)}`;
    return <IconButton icon={icon} size="sm" label={label(dates)} onClick={() => onGo(target)} />;
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <fieldset className={PILL}>
        <legend className="sr-only">{say.weeks.week}</legend>
        {step(-7, ChevronLeft, say.weeks.before)}
        <button type="button" className={MIDDLE} aria-haspopup="dialog" onClick={onOpen}>
          <b>{weekStart === null ? say.weeks.noDate : weekAway(weekStart, thisWeek)}</b>
          {weekStart !== null && <span className="num text-ink-2">{weekDates(weekStart)}</span>}
          <ChevronDown className="icon max-sm:hidden" aria-hidden />
        </button>
        {step(7, ChevronRight, say.weeks.after)}
      </fieldset>
      {(weekStart === null || !isSameWeek(weekStart, thisWeek)) && (
        <Button variant="text" size="sm" onClick={() => onGo(thisWeek)}>
          {say.weeks.thisWeek}
        </Button>
      )}
      {isPast && isFilled && (
        <Button variant="quiet" size="sm" icon={Copy} onClick={onBring}>
          {say.weeks.bring}
        </Button>
      )}
    </div>
  );
}
