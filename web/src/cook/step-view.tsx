import { Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useClock } from '../lib/use-clock.ts';
import { FRAMED_PICTURE, PICTURE_FRAME } from '../ui/picture-looks.ts';
import { say } from './sentences.ts';
import { StepPanel } from './step-panel.tsx';
import { Reminders, StepWords } from './step-words.tsx';
import type { CookingRecipe } from './use-cooking.ts';

/** More letters than these are the smallest there are. */
const LONGEST = 620;
/** The longer a step, the smaller its letters: what is read from one metre away needs no scrolling. */
const SIZES = [
  { letters: 170, className: 'text-[clamp(1.8125rem,0.95rem+2.65vw,3.375rem)]' },
  { letters: 320, className: 'text-[clamp(1.5rem,0.95rem+1.6vw,2.375rem)]' },
  { letters: LONGEST, className: 'text-[clamp(1.3125rem,0.95rem+0.9vw,1.75rem)]' },
] as const;
export const stepSize = (text: string): string =>
  SIZES.find(({ letters }) => text.length <= letters)?.className ?? 'text-[clamp(1.125rem,0.9rem+0.6vw,1.375rem)]';

/** A step that may be longer than its room is scrolled with the keys too, once it has the focus. */
export const scrolledByKeys = (text: string): { tabIndex?: 0 } => (text.length > LONGEST ? { tabIndex: 0 } : {});

interface StepViewProps {
  cook: CookingRecipe;
  sentence: number | null;
  onShowAll: () => void;
  onOpenTimer: (id: string) => void;
  portionsButton: React.ReactNode;
}

/** One step, large, with what it takes. */
export function StepView({ cook, sentence, onShowAll, onOpenTimer, portionsButton }: StepViewProps) {
  const id = useId();
  const { recipe, cooking, steps } = cook;
  const step = steps[cooking.step - 1];
  const following = steps[cooking.step];
  const picture = recipe.method[cooking.step - 1]?.image_url;
  const nowMs = useClock(step?.times.some((time) => time.kind === 'reminder') ?? false);
  if (step === undefined) return null;
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)_minmax(20rem,29rem)] gap-[clamp(1.25rem,2.6vw,3rem)] max-lg:grid-cols-[minmax(0,1fr)_minmax(18rem,21rem)] max-md:block">
      <section
        key={cooking.step}
        className="grid min-h-0 grid-cols-[clamp(4rem,7vw,7.5rem)_minmax(0,1fr)] [align-content:safe_center] items-start overflow-auto py-2 pr-1 motion-safe:animate-toast-in max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:[align-content:start] max-md:overflow-visible"
        aria-labelledby={id}
        {...scrolledByKeys(step.text)}
      >
        <span
          className="row-span-5 font-display text-[clamp(3.75rem,7.6vw,7.5rem)] leading-[0.9] font-semibold tracking-[-0.05em] text-vein max-md:row-span-1"
          aria-hidden
        >
          {cooking.step}
        </span>
        <h2 className="sr-only" id={id}>
          {say.step(cooking.step)}
        </h2>
        <div className="hidden items-center justify-end max-md:flex">{portionsButton}</div>
        {sentence !== null && (
          <p className="col-2 mb-3 flex items-center gap-2 font-semibold text-leaf max-md:col-span-2" aria-hidden>
            <Volume2 className="icon" />
            {say.readingAloud}
          </p>
        )}
        <p
          className={`col-2 max-w-[24em] leading-[1.28] font-medium tracking-[-0.017em] text-pretty whitespace-pre-line wrap-anywhere max-md:col-span-2 max-md:mt-3 ${stepSize(step.text)}`}
          dir="auto"
        >
          <StepWords recipeId={recipe.id} number={cooking.step} {...{ step, sentence, onOpenTimer }} />
        </p>
        <div className="col-2 max-md:col-span-2">
          <Reminders step={step} nowMs={nowMs} />
          {picture && (
            <div className={`mt-5 aspect-16/10 w-[min(100%,22rem)] rounded-lg ${PICTURE_FRAME}`}>
              <img className={FRAMED_PICTURE} src={picture} alt={say.step(cooking.step)} decoding="async" />
            </div>
          )}
          {following && (
            <p className="mt-[clamp(1rem,3vh,2rem)] flex max-w-[40rem] gap-2.5 text-md leading-[1.4] text-ink-3 max-md:text-base">
              <b className="font-semibold whitespace-nowrap text-ink-2">{say.followedBy}</b>
              <span className="line-clamp-2" dir="auto">
                {following.text}
              </span>
            </p>
          )}
        </div>
      </section>
      <StepPanel cook={cook} onShowAll={onShowAll} />
    </div>
  );
}
