import type { StepTime } from '@sorrel/core/cook/find-step-times';
import { startTimer, TIMERS_MAX, type Timer, type TimerWish } from '@sorrel/core/cook/timers';
import { CircleAlert } from 'lucide-react';
import { newTimerId, useKitchen } from '../lib/kitchen.ts';
import { useToast } from '../ui/toast.tsx';
import { prepareSound } from './ring.ts';
import { say } from './sentences.ts';
import { useCookId } from './use-cooking.ts';
import { timerName, writeDuration } from './written.ts';

/** Starts timers: from the text of a step, or by hand. */
export function useStepTimers() {
  const { timers, addTimer } = useKitchen(useCookId());
  const showToast = useToast();

  function start(wish: Omit<TimerWish, 'id'>) {
    // the press that starts a timer is the one that allows its sound
    prepareSound();
    if (timers.length >= TIMERS_MAX) {
      showToast(say.tooManyTimers(TIMERS_MAX), { icon: CircleAlert });
      return;
    }
    // said when it is on the disk: from then on nothing ends it but a press
    void addTimer(startTimer({ ...wish, id: newTimerId() }, Date.now())).then(() =>
      showToast(say.timerStarted(wish.name, writeDuration(Math.round(wish.fromSeconds)))),
    );
  }
  return {
    timers,
    start,
    startFromStep: (recipeId: string, step: number, time: StepTime) =>
      start({
        name: timerName(time, step),
        fromSeconds: time.fromSeconds,
        toSeconds: time.toSeconds,
        repeat: time.repeat,
        isInterval: time.kind === 'interval',
        recipeId,
        step,
        place: time.start,
      }),
    runningOf: (recipeId: string, step: number, place: number): Timer | undefined =>
      timers.find((timer) => timer.recipeId === recipeId && timer.step === step && timer.place === place),
  };
}
