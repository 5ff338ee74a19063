import type { DatedWeek } from '@sorrel/contract/weeks';
import { addDays, type IsoDate } from '@sorrel/core/iso-date';
import { FIRST_DAYS, type FirstDay, isIsoDate, isSameWeek, weekStartOf } from '@sorrel/core/plans/plan-dates';
import { CalendarOff, Check } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSetFirstDay } from './queries.ts';
import { say } from './sentences.ts';
import { type WeekStanding, wordOfAway } from './week-away.ts';
import { weekAway, weekDates } from './week-words.ts';

const ROW =
  'flex w-full cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-2.5 text-left hover:bg-sunken';

interface WeeksDialogProps {
  weekStart: IsoDate | null;
  today: IsoDate;
  firstDay: FirstDay;
  weeks: readonly DatedWeek[];
  /** Whether those are all that are planned. */
  standing: WeekStanding;
  /** Weeks that wait unsaved; '' is the one without a date. */
  unsaved: readonly string[];
  onGo: (weekStart: IsoDate | null) => void;
  /** Gives the plan that is shown another week, or none. */
  onMove: (weekStart: IsoDate | null) => void;
  onClose: () => void;
}

/** All weeks: those that are planned, this one and the next. Here a plan gets its date, and the household its first day. */
export function WeeksDialog({
  weekStart,
  today,
  firstDay,
  weeks,
  standing,
  unsaved,
  onGo,
  onMove,
  onClose,
}: WeeksDialogProps) {
  const [date, setDate] = useState('');
  const setFirst = useSetFirstDay();
  const thisWeek = weekStartOf(today, firstDay);
  const chosen = isIsoDate(date) ? weekStartOf(date, firstDay) : null;
  const entries = entriesOf(weeks, thisWeek, unsaved);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.weeks.weeks} size="sm">
      <div className="grid gap-5">
        <ul className="-mx-3 grid max-h-80 overflow-y-auto" aria-label={say.weeks.weeks}>
          {entries.map(({ start, name }) => {
            const isShown = weekStart !== null && isSameWeek(start, weekStart);
            return (
              <li key={start}>
                <button
                  type="button"
                  className={classes(ROW, isShown && 'bg-leaf-soft')}
                  aria-current={isShown || undefined}
                  onClick={() => onGo(start)}
                >
                  <span className="grid">
                    <b>{weekAway(start, thisWeek)}</b>
                    <span className="num text-sm text-ink-2">{weekDates(start)}</span>
                  </span>
                  <span className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
                    <span className="min-w-0 break-words" dir="auto">
                      {name ?? (standing === 'here' ? say.empty : wordOfAway(standing))}
                    </span>
                    {unsaved.includes(start) && <span>{say.weeks.unsaved}</span>}
                    {isShown && <Check className="icon" aria-hidden />}
                  </span>
                </button>
              </li>
            );
          })}
          {unsaved.includes('') && (
            <li>
              <button type="button" className={ROW} onClick={() => onGo(null)}>
                <b>{say.weeks.noDate}</b>
                <span className="text-sm text-ink-2">{say.weeks.unsaved}</span>
              </button>
            </li>
          )}
        </ul>
        <div className="grid gap-3">
          <TextField
            type="date"
            label={say.weeks.date}
            hint={chosen === null ? undefined : weekDates(chosen)}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabled={chosen === null} onClick={() => chosen && onGo(chosen)}>
              {say.weeks.go}
            </Button>
            <Button variant="quiet" size="sm" disabled={chosen === null} onClick={() => chosen && onMove(chosen)}>
              {say.weeks.moveHere}
            </Button>
            {weekStart !== null && (
              <Button variant="text" size="sm" icon={CalendarOff} onClick={() => onMove(null)}>
                {say.weeks.takeOff}
              </Button>
            )}
          </div>
        </div>
        <SelectField
          label={say.weeks.firstDay}
          value={firstDay}
          onValueChange={(day) => setFirst.mutate(day)}
          options={FIRST_DAYS.map((day) => ({ value: day, label: say.weeks.firstDays[day] }))}
        />
        {setFirst.error && <Notice tone="error">{errorMessage(setFirst.error)}</Notice>}
      </div>
    </Dialog>
  );
}

/** The latest first: what is planned or waits unsaved, and always this week and the next. */
function entriesOf(weeks: readonly DatedWeek[], thisWeek: IsoDate, unsaved: readonly string[]) {
  const planned = weeks.map(({ weekStart, name }) => ({ start: weekStart, name }));
  const others = [addDays(thisWeek, 7), thisWeek, ...unsaved.filter((start) => start !== '')].filter(
    (start, index, all) =>
      all.findIndex((one) => isSameWeek(one, start)) === index &&
      !weeks.some((week) => isSameWeek(week.weekStart, start)),
  );
  return [...planned, ...others.map((start) => ({ start, name: null }))].toSorted((a, b) =>
    b.start.localeCompare(a.start),
  );
}
