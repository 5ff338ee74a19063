import type { Timer } from '@sorrel/core/cook/timers';
import { planTogether } from '@sorrel/core/cook/two-recipes';
import { BellRing } from 'lucide-react';
import { rich } from '../language/rich.tsx';
import { useClock } from '../lib/use-clock.ts';
import { say } from './sentences.ts';
import type { CookingRecipe } from './use-cooking.ts';
import { writeClock } from './written.ts';

/** How far one is, and when the timer of that step ends, for the time on the table. */
function stepsOf({ recipe, cooking, steps }: CookingRecipe, timers: readonly Timer[]) {
  const at = Math.max(0, cooking.step - 1);
  const running = timers.find((timer) => timer.recipeId === recipe.id && timer.step === cooking.step);
  return { steps, at, endsAtMs: running?.endsAt ?? null };
}

/** What to do so that both are ready together. Nothing where the texts do not tell enough. */
export function TogetherLine({
  cooks,
  timers,
}: {
  cooks: readonly [CookingRecipe, CookingRecipe];
  timers: readonly Timer[];
}) {
  const nowMs = useClock(true);
  const plan = planTogether(stepsOf(cooks[0], timers), stepsOf(cooks[1], timers), nowMs);
  if (plan === null) return null;
  const { waits } = plan;
  return (
    <section className="mb-3 flex items-center gap-4 rounded-xl bg-sunken px-5 py-3 max-md:mb-2 max-md:px-4 max-md:text-sm">
      <BellRing className="icon flex-none text-leaf" aria-hidden />
      <p className="min-w-0 grow text-ink-2">
        {waits === null
          ? say.goOnWithBoth
          : rich(say.waitUntil(cooks[waits.recipe].recipe.name, writeClock(waits.untilMs)), {
              b: (text) => <b className="text-ink">{text}</b>,
            })}
      </p>
      <p className="flex-none text-right">
        <small className="block text-xs text-ink-3">{say.onTheTable}</small>
        <b className="num font-display text-lg leading-none font-semibold">{writeClock(plan.readyAtMs)}</b>
      </p>
    </section>
  );
}
