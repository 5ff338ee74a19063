import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKitchen } from '../lib/kitchen.ts';
import { useCounterHeight } from '../lib/use-counter-height.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useWakeLock } from '../lib/use-wake-lock.ts';
import { recipePath } from '../paths.ts';
import { UnitSwitch } from '../recipe-parts/unit-switch.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AllIngredients } from './all-ingredients.tsx';
import { CookTop, Portions } from './cook-top.tsx';
import { ReadyView } from './ready-view.tsx';
import { Segments } from './segments.tsx';
import { say } from './sentences.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepView } from './step-view.tsx';
import { TimerBar } from './timer-bar.tsx';
import { useCookKeys, useSwipe } from './use-cook-keys.ts';
import { type CookingRecipe, useCookId } from './use-cooking.ts';
import { canSpeak, useReadAloud } from './use-read-aloud.ts';
import { useRinging } from './use-ringing.ts';
import { useStepTimers } from './use-step-timers.ts';
import { spokenStep, stepRows } from './written.ts';

interface CookOneProps {
  cook: CookingRecipe;
  onSecond: () => void;
  onFinish: () => void;
}

/** Cook mode with one recipe: one step, its ingredients, the timers. */
export function CookOne({ cook, onSecond, onFinish }: CookOneProps) {
  const { recipe, cooking, steps, go, setServes } = cook;
  const navigate = useNavigate();
  const awake = useWakeLock();
  const { timers } = useKitchen(useCookId());
  const { startFromStep, runningOf } = useStepTimers();
  const [isListOpen, setIsListOpen] = useState(false);
  const [openTimer, setOpenTimer] = useState<string | null>(null);
  const bottomRef = useRef<HTMLElement>(null);
  useCounterHeight(bottomRef);
  useDocumentTitle(say.title(recipe.name));
  const ringing = useRinging(timers);
  const { sentence, read, stop } = useReadAloud(`${recipe.id} ${cooking.step}`);

  const step = steps[cooking.step - 1];
  const rows = stepRows(cook, step?.links ?? []);
  const handleNext = () => (cooking.step >= steps.length ? undefined : go(cooking.step + 1));
  function handleRead() {
    if (sentence !== null) return stop();
    read(...spokenStep(cook));
  }
  useCookKeys({
    next: handleNext,
    back: () => go(cooking.step - 1),
    tick(row) {
      const ticked = rows[row - 1];
      if (ticked) cook.toggleUsed(cooking.step, ticked.place);
    },
    startTimer() {
      const time = step?.times.find((one) => one.kind !== 'reminder' && !runningOf(recipe.id, cooking.step, one.start));
      if (time) startFromStep(recipe.id, cooking.step, time);
    },
    stopRing: () => document.querySelector<HTMLElement>('[data-ring-stop]')?.click(),
    read: handleRead,
    portions: (by) => setServes(cooking.serves + by),
    list: () => setIsListOpen(true),
    leave: () => navigate(recipePath(recipe.id, recipe.name)),
  });
  const swipe = useSwipe(handleNext, () => go(cooking.step - 1));
  const portions = <Portions serves={cooking.serves} onServes={setServes} />;

  return (
    <>
      <div>
        <CookTop
          title={recipe.name}
          subtitle={cooking.step === 0 ? say.beforeYouStart : say.stepOf(cooking.step, steps.length)}
          to={recipePath(recipe.id, recipe.name)}
          picture={recipe}
          serves={cooking.serves}
          onServes={setServes}
          isReading={sentence !== null}
          onRead={canSpeak() ? handleRead : null}
          {...{ awake, onSecond }}
        />
        <Segments cooking={cooking} onGo={go} />
      </div>
      <main
        className="min-h-0 px-[clamp(1rem,2.2vw,2rem)] pt-2 pb-4 max-md:overflow-auto"
        id="main"
        tabIndex={-1}
        {...swipe}
      >
        {cooking.step === 0 ? (
          <>
            <div className="hidden justify-end pb-3 max-md:flex">{portions}</div>
            <ReadyView cook={cook} />
          </>
        ) : (
          <StepView
            cook={cook}
            sentence={sentence}
            onShowAll={() => setIsListOpen(true)}
            onOpenTimer={setOpenTimer}
            portionsButton={portions}
          />
        )}
      </main>
      <section
        ref={bottomRef}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 bg-surface px-[clamp(1rem,2.2vw,2rem)] pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] shadow-up max-md:grid-cols-[minmax(0,1fr)] max-md:gap-3 max-md:px-3 max-md:pt-3"
        aria-label={say.timersAndSteps}
      >
        <TimerBar openId={openTimer} onOpen={setOpenTimer} />
        <StepButtons cook={cook} isCalm={ringing.length > 0} onFinish={onFinish} />
      </section>
      {isListOpen && (
        <Dialog open onOpenChange={setIsListOpen} title={say.ingredients}>
          <UnitSwitch recipe={recipe} />
          <AllIngredients cook={cook} />
        </Dialog>
      )}
    </>
  );
}
