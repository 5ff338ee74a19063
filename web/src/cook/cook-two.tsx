import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKitchen } from '../lib/kitchen.ts';
import { useCounterHeight } from '../lib/use-counter-height.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { useWakeLock } from '../lib/use-wake-lock.ts';
import { recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { CookTop } from './cook-top.tsx';
import { Lane } from './lane.tsx';
import { say } from './sentences.ts';
import { TimerBar } from './timer-bar.tsx';
import { TogetherLine } from './together-line.tsx';
import { useCookKeys } from './use-cook-keys.ts';
import { type CookingRecipe, useCookId } from './use-cooking.ts';
import { canSpeak, useReadAloud } from './use-read-aloud.ts';
import { useRinging } from './use-ringing.ts';
import { spokenStep, stepRows } from './written.ts';

const NARROW = '(width < 45.0625rem)';

interface CookTwoProps {
  cooks: readonly [CookingRecipe, CookingRecipe];
  /** One of the two is done; the other goes on alone. */
  onFinish: (done: CookingRecipe) => void;
  /** The one that is being worked at goes on alone. */
  onOneOnly: (kept: CookingRecipe) => void;
}

/** Two recipes at once: lanes side by side, on a phone one lane and a switch. */
export function CookTwo({ cooks, onFinish, onOneOnly }: CookTwoProps) {
  const navigate = useNavigate();
  const awake = useWakeLock();
  const { timers } = useKitchen(useCookId());
  const isNarrow = useMediaQuery(NARROW);
  const [active, setActive] = useState<0 | 1>(0);
  const [openTimer, setOpenTimer] = useState<string | null>(null);
  const bottomRef = useRef<HTMLElement>(null);
  useCounterHeight(bottomRef);
  useDocumentTitle(say.twoOnTheStove);
  const ringing = useRinging(timers);
  const cook = cooks[active];
  const other = cooks[active === 0 ? 1 : 0];
  const { sentence, read, stop } = useReadAloud(`${cook.recipe.id} ${cook.cooking.step}`);
  const rows = stepRows(cook, cook.steps[cook.cooking.step - 1]?.links ?? []);
  const laneRef = useRef<HTMLDivElement>(null);
  const leaveTo = recipePath(cooks[0].recipe.id, cooks[0].recipe.name);

  function handleRead() {
    if (sentence !== null) return stop();
    read(...spokenStep(cook));
  }
  useCookKeys({
    next: () => cook.cooking.step < cook.steps.length && cook.go(cook.cooking.step + 1),
    back: () => cook.go(cook.cooking.step - 1),
    tick(row) {
      const ticked = rows[row - 1];
      if (ticked) cook.toggleUsed(cook.cooking.step, ticked.place);
    },
    startTimer: () => laneRef.current?.querySelector<HTMLElement>('[data-timer="idle"]')?.click(),
    stopRing: () => document.querySelector<HTMLElement>('[data-ring-stop]')?.click(),
    read: handleRead,
    portions: (by) => cook.setServes(cook.cooking.serves + by),
    list: () => undefined,
    leave: () => navigate(leaveTo),
  });

  return (
    <>
      <CookTop
        title={say.twoOnTheStove}
        subtitle={cooks.map(({ cooking }) => say.portionsCount(cooking.serves)).join(' · ')}
        to={leaveTo}
        awake={awake}
        isReading={sentence !== null}
        onRead={canSpeak() ? handleRead : null}
        onOneOnly={() => onOneOnly(cook)}
      />
      <main className="flex min-h-0 flex-col px-[clamp(1rem,2.2vw,2rem)] pb-3 max-md:px-3" id="main" tabIndex={-1}>
        <TogetherLine cooks={cooks} timers={timers} />
        {isNarrow && (
          <button
            type="button"
            className="mb-2 flex min-h-16 flex-none items-center gap-3 rounded-xl bg-sunken px-3 text-left focus-visible:shadow-halo"
            aria-label={say.changeTo(other.recipe.name)}
            onClick={() => setActive(active === 0 ? 1 : 0)}
          >
            <RecipePicture
              recipe={other.recipe}
              shape="square"
              frame="own"
              className="size-11 flex-none rounded-md"
              sizes="44px"
              eager
            />
            <span className="min-w-0 grow">
              <b className="block truncate">{other.recipe.name}</b>
              <small className="text-xs text-ink-3">
                {other.cooking.step === 0 ? say.beforeYouStart : say.stepOf(other.cooking.step, other.steps.length)}
              </small>
            </span>
            <ArrowLeftRight className="icon flex-none" aria-hidden />
          </button>
        )}
        <div className="grid min-h-0 flex-1 grid-cols-2 gap-4 max-md:grid-cols-1">
          {(isNarrow ? [cook] : cooks).map((one) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the lane that is being worked at has the citron; what is pressed stands in it
            <div
              key={one.recipe.id}
              ref={one === cook ? laneRef : undefined}
              className="grid min-h-0 grid-cols-[minmax(0,1fr)]"
              onPointerDown={() => setActive(one === cooks[0] ? 0 : 1)}
              onFocus={() => setActive(one === cooks[0] ? 0 : 1)}
            >
              <Lane
                cook={one}
                sentence={one === cook ? sentence : null}
                isCalm={ringing.length > 0 || one !== cook}
                onOpenTimer={setOpenTimer}
                onFinish={() => onFinish(one)}
              />
            </div>
          ))}
        </div>
      </main>
      <section
        ref={bottomRef}
        className="flex items-center justify-between gap-4 bg-surface px-[clamp(1rem,2.2vw,2rem)] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-up max-md:px-3"
        aria-label={say.timersAndSteps}
      >
        <div className="min-w-0 grow">
          <TimerBar openId={openTimer} onOpen={setOpenTimer} />
        </div>
        <Button variant="text" className="max-md:hidden" onClick={() => onOneOnly(cook)}>
          {say.oneOnly}
        </Button>
      </section>
    </>
  );
}
