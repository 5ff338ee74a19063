import type { MethodStep } from '@sorrel/contract/recipe';
import { inGroups } from '@sorrel/core/recipes/groups';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { FRAMED_PICTURE, PICTURE_FRAME } from '../ui/picture-looks.ts';
import { say } from './detail-sentences.ts';
import { GROUP_NAME } from './group-looks.ts';
import { useUnitChoice } from './shown-units.ts';

const STEP =
  'grid grid-cols-[3.25rem_minmax(0,1fr)] max-sm:grid-cols-[2.375rem_minmax(0,1fr)] print:break-inside-avoid';
const NUMBER = 'font-display text-[2rem] leading-none font-semibold text-vein max-sm:text-[1.5rem]';
const WORDS = 'max-w-[58ch] text-md leading-[1.6] whitespace-pre-line wrap-anywhere max-sm:text-base print:text-base';
const PICTURE = `mt-4 aspect-16/10 w-[min(100%,24rem)] rounded-lg ${PICTURE_FRAME}`;

/** The steps, numbered through, each part of the method under its name. */
export function MethodSteps({ method, language }: { method: readonly MethodStep[]; language: string | undefined }) {
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
            <span className={NUMBER} aria-hidden>
              {step.step}
            </span>
            <div>
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
