import { isRinging, timeLeftMs, timersInOrder, writeTimeLeft } from '@sorrel/core/cook/timers';
import { CookingPot } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useKitchen } from '../lib/kitchen.ts';
import { useClock } from '../lib/use-clock.ts';
import { useCounterHeight } from '../lib/use-counter-height.ts';
import { cookedPath, cookPath } from '../paths.ts';
import { say } from './sentences.ts';
import { RingingTimer } from './timer-chip.tsx';
import { useCookId } from './use-cooking.ts';
import { useRinging } from './use-ringing.ts';
import { writeClock } from './written.ts';

const PLACE =
  'print:hidden pointer-events-none fixed inset-x-3 bottom-[var(--counter-height,0px)] z-30 grid grid-cols-1 justify-items-center gap-2 pb-3 [&>*]:pointer-events-auto';
const PILL =
  'flex max-w-full items-center gap-3.5 rounded-full bg-leaf-deep py-1.5 pr-6 pl-2 has-[.num]:pr-2 text-on-deep no-underline shadow-3 focus-visible:shadow-halo dark:bg-leaf-soft';

/** On every other page: what is being cooked and the timer that ends next. What rings, rings here too. */
export function CookingPill() {
  const { timers, cookings } = useKitchen(useCookId());
  const ringing = useRinging(timers);
  const nowMs = useClock(timers.some(({ endsAt }) => endsAt !== null));
  const [cooking] = cookings;
  const [next] = timersInOrder(timers, nowMs).filter((timer) => !isRinging(timer, nowMs));
  const recipeId = cooking?.recipeId ?? next?.recipeId ?? null;
  // whoever says how it was is at its end, and would find the pill over the buttons
  const isAtEnd = useLocation().pathname === cookedPath(recipeId ?? '');
  const isShown = next !== undefined || (cooking !== undefined && cooking.step > 0 && !isAtEnd);
  if (!isShown && ringing.length === 0) return null;
  return (
    <Place>
      {ringing.map((timer) => (
        <RingingTimer key={timer.id} timer={timer} />
      ))}
      {isShown && recipeId !== null && (
        <Link className={PILL} to={cookPath(recipeId)}>
          <span className="grid size-11 flex-none place-items-center rounded-full bg-leaf-deep-2" aria-hidden>
            <CookingPot className="icon" />
          </span>
          <span className="min-w-0">
            <b className="block truncate leading-[1.2] font-semibold">
              {cooking === undefined
                ? say.timerRunning
                : cooking.step === 0
                  ? say.cookingReady
                  : say.cookingStep(cooking.step, cooking.steps)}
            </b>
            <small className="block truncate text-xs text-on-deep-2">
              {next?.endsAt ? `${next.name} · ${say.ends(writeClock(next.endsAt))}` : cooking?.recipeName}
            </small>
          </span>
          {next && (
            <span className="num rounded-full bg-leaf-deep-2 px-4 py-3 font-display text-[1.25rem] leading-none font-semibold">
              {writeTimeLeft(timeLeftMs(next, nowMs))}
            </span>
          )}
        </Link>
      )}
    </Place>
  );
}

/** What floats at the bottom of a page keeps above it, and the page can be pushed up from under it. */
function Place({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useCounterHeight(ref, '--pill-height');
  return (
    <aside className={PLACE} aria-label={say.timers} ref={ref}>
      {children}
    </aside>
  );
}
