import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { say } from './sentences.ts';
import type { CookingRecipe } from './use-cooking.ts';

const NEXT =
  'flex min-h-20 min-w-64 items-center justify-center gap-3.5 rounded-full px-8 text-[1.5rem] font-semibold max-lg:min-w-50 max-md:min-h-18 max-md:min-w-0 max-md:flex-1 max-md:gap-[min(0.875rem,2vw)] max-md:px-[min(2rem,4vw)] focus-visible:shadow-halo';
const WANTED = 'bg-citron text-on-citron';
const CALM = 'bg-btn text-on-btn dark:bg-leaf-soft dark:text-ink dark:shadow-chosen';

interface StepButtonsProps {
  cook: CookingRecipe;
  /** Something else is wanted more: a ring, or the other recipe. */
  isCalm: boolean;
  onFinish: () => void;
  /** Under the lane of one of two recipes. */
  isLow?: boolean;
}

/** Back and Next, the largest targets of the page. */
export function StepButtons({ cook: { cooking, go }, isCalm, onFinish, isLow }: StepButtonsProps) {
  const { step, steps } = cooking;
  const isLast = step >= steps;
  const Icon = isLast ? Check : ArrowRight;
  return (
    <div className="flex gap-3 max-md:w-full">
      <button
        type="button"
        className={classes(
          'grid flex-none place-items-center rounded-full border-[1.75px] border-line-strong text-[1.5rem] disabled:opacity-40 focus-visible:shadow-halo',
          isLow ? 'size-16' : 'size-20 max-md:size-18',
        )}
        aria-label={step > 1 ? say.backTo(step - 1) : say.back}
        disabled={step === 0}
        onClick={() => go(step - 1)}
      >
        <ArrowLeft className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className={classes(NEXT, isLow && '!min-h-16 !min-w-0 flex-1 !text-[1.25rem]', isCalm ? CALM : WANTED)}
        onClick={() => (isLast ? onFinish() : go(step + 1))}
      >
        {isLast ? say.finish : step === 0 ? say.start : say.next}
        <Icon className="icon" aria-hidden />
      </button>
    </div>
  );
}
