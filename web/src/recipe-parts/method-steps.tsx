import type { MethodStep } from '@sorrel/contract/recipe';
import { inGroups } from '@sorrel/core/recipes/groups';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { Check } from 'lucide-react';
import { FRAMED_PICTURE, PICTURE_FRAME } from '../ui/picture-looks.ts';
import { say } from './detail-sentences.ts';
import { GROUP_NAME } from './group-looks.ts';
import { useUnitChoice } from './shown-units.ts';
import type { RecipeTicks } from './use-recipe-ticks.ts';

const STEP =
  'grid grid-cols-[3.25rem_minmax(0,1fr)] max-sm:grid-cols-[2.375rem_minmax(0,1fr)] print:break-inside-avoid';
const NUMBER = 'font-display text-[2rem] leading-none font-semibold text-vein max-sm:text-[1.5rem]';
const WORDS = 'max-w-[58ch] text-md leading-[1.6] whitespace-pre-line wrap-anywhere max-sm:text-base print:text-base';
const PICTURE = `mt-4 aspect-16/10 w-[min(100%,24rem)] rounded-lg ${PICTURE_FRAME}`;

interface MethodStepsProps {
  method: readonly MethodStep[];
  language: string | undefined;
  /** Given: the number of a step ticks it. */
  ticks?: RecipeTicks | undefined;
}

/** The steps, numbered through, each part of the method under its name. */
export function MethodSteps({ method, language, ticks }: MethodStepsProps) {
  const [choice] = useUnitChoice();
  return inGroups(method).map(({ name, items }, place) => (
    <div key={items[0]?.step} className={place === 0 ? undefined : 'mt-8'}>
      {name !== null && (
        <h3 className={`mt-8 ${GROUP_NAME}`} dir="auto">
          {name}
        </h3>
      )}
      <ol className={`grid gap-7 ${name === null ? 'mt-5' : 'mt-3.5'}`} start={items[0]?.step}>
        {items.map((step) => (
          <li key={step.step} className={STEP}>
            <StepNumber step={step.step} ticks={ticks} />
            <div className={ticks?.steps.includes(step.step) ? 'text-ink-3 print:text-ink' : undefined}>
              {step.desc && (
                <p className={WORDS} dir="auto" lang={language}>
                  {temperaturesIn(step.desc, choice)}
                </p>
              )}
              {step.image_url && (
                <div className={PICTURE}>
                  <img
                    className={FRAMED_PICTURE}
                    src={step.image_url}
                    alt={say.stepNumber(step.step)}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  ));
}

function StepNumber({ step, ticks }: { step: number; ticks: RecipeTicks | undefined }) {
  if (ticks === undefined) {
    return (
      <span className={NUMBER} aria-hidden>
        {step}
      </span>
    );
  }
  const isDone = ticks.steps.includes(step);
  return (
    <button
      type="button"
      className={`${NUMBER} -mt-2 -ml-2 grid size-11 place-items-center rounded-full hover:bg-sunken focus-visible:shadow-halo`}
      aria-label={say.stepDone(step)}
      aria-pressed={isDone}
      onClick={() => ticks.toggleStep(step)}
    >
      {isDone ? <Check className="icon text-leaf print:hidden" aria-hidden /> : step}
      {isDone && <span className="hidden print:inline">{step}</span>}
    </button>
  );
}
