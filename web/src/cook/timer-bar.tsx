import { isRinging, timersInOrder } from '@sorrel/core/cook/timers';
import { AlarmClockPlus } from 'lucide-react';
import { useState } from 'react';
import { useKitchen } from '../lib/kitchen.ts';
import { useClock } from '../lib/use-clock.ts';
import { say } from './sentences.ts';
import { RingingTimer, TimerChip } from './timer-chip.tsx';
import { AddTimerDialog, TimerDialog } from './timer-dialogs.tsx';
import { useCookId } from './use-cooking.ts';

interface TimerBarProps {
  /** The timer that is open, by its id. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** Always there, also without a timer. What rings stands first, then what ends next; beyond the width it scrolls. */
export function TimerBar({ openId, onOpen }: TimerBarProps) {
  const { timers } = useKitchen(useCookId());
  const [isAdding, setIsAdding] = useState(false);
  const nowMs = useClock(timers.some(({ endsAt }) => endsAt !== null));
  const shown = timersInOrder(timers, nowMs);
  const opened = shown.find(({ id }) => id === openId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      className="flex items-center gap-3 overflow-x-auto p-1.5 -m-1.5 [scrollbar-width:none]"
      role="group"
      aria-label={say.timers}
    >
      {shown.map((timer) =>
        isRinging(timer, nowMs) ? (
          <RingingTimer key={timer.id} timer={timer} />
        ) : (
          <TimerChip key={timer.id} timer={timer} nowMs={nowMs} onOpen={onOpen} />
        ),
      )}
      <button
        type="button"
        className="grid size-18 flex-none place-items-center rounded-full border-[1.75px] border-line-strong text-[1.25rem] text-ink-2 hover:bg-sunken focus-visible:shadow-halo max-md:size-15"
        aria-label={say.addTimer}
        aria-haspopup="dialog"
        onClick={() => setIsAdding(true)}
      >
        <AlarmClockPlus className="icon" aria-hidden />
      </button>
      {isAdding && <AddTimerDialog onClose={() => setIsAdding(false)} />}
      {opened && <TimerDialog key={opened.id} timer={opened} onClose={() => onOpen(null)} />}
    </div>
  );
}
