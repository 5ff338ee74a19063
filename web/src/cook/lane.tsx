import { usedKey } from '@sorrel/core/cook/cooking';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { AllIngredients } from './all-ingredients.tsx';
import { Portions } from './cook-top.tsx';
import { TickChip } from './ingredient-ticks.tsx';
import { say } from './sentences.ts';
import { StepButtons } from './step-buttons.tsx';
import { scrolledByKeys } from './step-view.tsx';
import { Reminders, StepWords } from './step-words.tsx';
import { OpenSubRecipe } from './sub-recipes.tsx';
import type { CookingRecipe } from './use-cooking.ts';
import { stepRows } from './written.ts';

/** The longer a step, the smaller its letters: half a screen holds less than a whole one. */
const SIZES = [
  { letters: 170, className: 'text-[clamp(1.625rem,1rem+1.15vw,2.125rem)]' },
  { letters: 320, className: 'text-[clamp(1.3125rem,0.9rem+0.95vw,1.875rem)]' },
] as const;
const laneSize = (text: string): string =>
  SIZES.find(({ letters }) => text.length <= letters)?.className ?? 'text-[clamp(1.125rem,0.9rem+0.6vw,1.5rem)]';

interface LaneProps {
  cook: CookingRecipe;
  sentence: number | null;
  isCalm: boolean;
  onOpenTimer: (id: string) => void;
  onFinish: () => void;
}

/** One of two recipes: its step, what that takes, Back and Next of its own. */
export function Lane({ cook, sentence, isCalm, onOpenTimer, onFinish }: LaneProps) {
  const { recipe, cooking, steps } = cook;
  const step = steps[cooking.step - 1];
  const rows = stepRows(cook, step?.links ?? []);
  return (
    <article
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] gap-3 rounded-2xl bg-surface p-5 shadow-1 max-md:rounded-xl max-md:p-4 dark:shadow-line"
      aria-label={recipe.name}
    >
      <header className="flex items-center gap-3">
        <RecipePicture
          recipe={recipe}
          shape="square"
          frame="own"
          className="size-12 flex-none rounded-md"
          sizes="48px"
          eager
        />
        <div className="min-w-0">
          <h2 className="truncate text-[1.25rem]" dir="auto">
            {recipe.name}
          </h2>
          <p className="text-sm text-ink-3" aria-live="polite">
            {cooking.step === 0 ? say.beforeYouStart : say.stepOf(cooking.step, steps.length)}
          </p>
        </div>
      </header>
      {step === undefined ? (
        <div className="min-h-0 overflow-auto">
          <Portions serves={cooking.serves} onServes={cook.setServes} />
          <AllIngredients cook={cook} />
        </div>
      ) : (
        <section
          className="grid min-h-0 grid-cols-[3.25rem_minmax(0,1fr)] [align-content:safe_center] items-start gap-y-4 overflow-auto max-md:grid-cols-[minmax(0,1fr)] max-md:[align-content:start]"
          {...scrolledByKeys(step.text)}
        >
          <span className="font-display text-[2.75rem] leading-none font-semibold text-vein" aria-hidden>
            {cooking.step}
          </span>
          <p
            className={`leading-[1.3] font-medium text-pretty whitespace-pre-line wrap-anywhere ${laneSize(step.text)}`}
            dir="auto"
          >
            <StepWords recipeId={recipe.id} number={cooking.step} {...{ step, sentence, onOpenTimer }} />
          </p>
          <div className="col-2 max-md:col-1">
            <Reminders step={step} nowMs={cooking.touchedAt} />
            <ul className="flex flex-wrap gap-2" aria-label={say.forThisStep}>
              {rows.map((row) => (
                <TickChip
                  key={row.place}
                  row={row}
                  isTicked={cooking.used.includes(usedKey(cooking.step, row.place))}
                  onTick={() => cook.toggleUsed(cooking.step, row.place)}
                >
                  <OpenSubRecipe cook={cook} ingredient={row.ingredient} />
                </TickChip>
              ))}
            </ul>
          </div>
        </section>
      )}
      <StepButtons cook={cook} isCalm={isCalm} onFinish={onFinish} isLow />
    </article>
  );
}
