import {
  addToTimer,
  isRinging,
  minutesToMs,
  nextRound,
  stopRing,
  type Timer,
  timeLeftMs,
  writeTimeLeft,
} from '@sorrel/core/cook/timers';
import { Timer as TimerIcon } from 'lucide-react';
import { useKitchen } from '../lib/kitchen.ts';
import { say } from './sentences.ts';
import { useCookId } from './use-cooking.ts';
import { writeClock } from './written.ts';

const CHIP =
  'flex min-h-18 flex-none items-center gap-3 rounded-full bg-sunken py-2 pr-5 pl-2.5 text-left focus-visible:shadow-halo';
const RADIUS = 22;
const ROUND = 2 * Math.PI * RADIUS;

export interface TimerChipProps {
  timer: Timer;
  nowMs: number;
  onOpen: (id: string) => void;
}

/** A timer in the bar: its name, what is left, when it ends. */
export function TimerChip({ timer, nowMs, onOpen }: TimerChipProps) {
  const left = timeLeftMs(timer, nowMs);
  const text = writeTimeLeft(left);
  const isPaused = timer.endsAt === null;
  return (
    <button
      type="button"
      className={CHIP}
      aria-label={isPaused ? say.timerPaused(timer.name, text) : say.timerLeft(timer.name, text)}
      onClick={() => onOpen(timer.id)}
    >
      <Ring share={left / timer.lengthMs} />
      <span className="min-w-0">
        <small className="block max-w-[16rem] truncate text-sm leading-[1.2] font-semibold text-ink-2">
          {timer.name}{' '}
          <span className="font-medium text-ink-3">
            · {timer.endsAt === null ? say.paused : say.ends(writeClock(timer.endsAt))}
          </span>
        </small>
        <b className="num mt-0.5 block font-display text-[1.625rem] leading-none font-semibold tracking-[-0.02em]">
          {text}
        </b>
      </span>
    </button>
  );
}

function Ring({ share, isDone }: { share: number; isDone?: boolean }) {
  const full = Math.min(1, Math.max(0, share)) * ROUND;
  return (
    <span className="relative grid flex-none place-items-center" aria-hidden>
      <svg className="size-13" viewBox="0 0 52 52" aria-hidden="true">
        <g fill="none" strokeWidth="4" transform="rotate(-90 26 26)">
          <circle className={isDone ? 'stroke-on-citron/20' : 'stroke-line-strong/35'} cx="26" cy="26" r={RADIUS} />
          <circle
            className={isDone ? 'stroke-on-citron' : 'stroke-leaf'}
            cx="26"
            cy="26"
            r={RADIUS}
            strokeDasharray={`${full} ${ROUND}`}
            strokeLinecap="round"
          />
        </g>
      </svg>
      <TimerIcon className="icon absolute text-[1.125rem]" />
    </span>
  );
}

const ACTION = 'min-h-14 rounded-full px-4.5 font-semibold whitespace-nowrap bg-on-citron/10 max-md:flex-1 max-md:px-2';
const ONE_MINUTE = 1;
const FIVE_MINUTES = 5;

/** A timer whose time is up takes the citron, and what can be done about it. */
export function RingingTimer({ timer }: { timer: Timer }) {
  const { changeTimer } = useKitchen(useCookId());
  const spare = Math.round(timer.spareMs / minutesToMs(1));
  const later = spare > 0 && spare !== ONE_MINUTE ? spare : FIVE_MINUTES;
  const more = (minutes: number) =>
    void changeTimer(timer.id, (one) => addToTimer(one, minutesToMs(minutes), Date.now()));
  return (
    <div
      className="flex flex-none items-center gap-4 rounded-[2.25rem] bg-citron py-2 pr-2.5 pl-3 text-on-citron max-md:w-full max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2"
      role="alert"
    >
      <Ring share={1} isDone />
      <span className="min-w-0 max-md:flex-1">
        <small className="block truncate text-sm leading-[1.2] font-semibold">{say.timerIsDone(timer.name)}</small>
        <b className="mt-0.5 block font-display text-[1.625rem] leading-none font-semibold">{say.done}</b>
      </span>
      <span className="flex flex-wrap gap-2 max-md:w-full">
        {timer.everyMs === null && (
          <>
            {timer.roundsLeft > 0 ? (
              <button
                type="button"
                className={ACTION}
                onClick={() => void changeTimer(timer.id, (one) => nextRound(one, Date.now()))}
              >
                {say.otherSide}
              </button>
            ) : (
              <button type="button" className={ACTION} onClick={() => more(ONE_MINUTE)}>
                {say.minutesMore(ONE_MINUTE)}
              </button>
            )}
            <button type="button" className={ACTION} onClick={() => more(later)}>
              {say.minutesMore(later)}
            </button>
          </>
        )}
        <button
          type="button"
          className="min-h-14 rounded-full bg-on-citron px-6 font-semibold text-citron max-md:flex-1"
          data-ring-stop
          onClick={() =>
            void changeTimer(timer.id, (one) => (isRinging(one, Date.now()) ? stopRing(one, Date.now()) : one))
          }
        >
          {say.stop}
        </button>
      </span>
    </div>
  );
}
