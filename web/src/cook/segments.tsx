import type { Cooking } from '@sorrel/core/cook/cooking';
import { classes } from '../ui/classes.ts';
import { say } from './sentences.ts';

/** One bar a step; a press goes there. Beyond so many a bar would be no target, and only shows how far one is. */
const PRESSED_UP_TO = 16;

export function Segments({ cooking, onGo }: { cooking: Cooking; onGo: (step: number) => void }) {
  if (cooking.steps === 0) return null;
  const bar = (step: number) =>
    classes(
      'block h-2 rounded-full',
      step < cooking.step
        ? 'bg-leaf'
        : step === cooking.step
          ? 'bg-[linear-gradient(90deg,var(--leaf)_46%,var(--leaf-soft)_0)] shadow-chosen'
          : 'bg-sunken shadow-line',
    );
  const numbers = Array.from({ length: cooking.steps }, (_, place) => place + 1);
  if (cooking.steps > PRESSED_UP_TO)
    return (
      <div className="flex gap-0.5 px-[clamp(1rem,2.2vw,2rem)] py-2" aria-hidden>
        {numbers.map((step) => (
          <i key={step} className={`${bar(step)} flex-1`} />
        ))}
      </div>
    );
  return (
    <nav aria-label={say.steps}>
      <ol className="flex gap-1.5 px-[clamp(1rem,2.2vw,2rem)]">
        {numbers.map((step) => (
          <li key={step} className="flex-1">
            <button
              type="button"
              className="block w-full rounded-sm py-3 max-md:py-2.5"
              aria-label={step < cooking.step ? say.stepDone(step) : say.step(step)}
              aria-current={step === cooking.step ? 'step' : undefined}
              onClick={() => onGo(step)}
            >
              <i className={bar(step)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
