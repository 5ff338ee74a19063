import { useId } from 'react';
import { UnitSwitch } from '../recipe-parts/unit-switch.tsx';
import { AllIngredients } from './all-ingredients.tsx';
import { TickPanel } from './ingredient-ticks.tsx';
import { say } from './sentences.ts';
import type { CookingRecipe } from './use-cooking.ts';
import { writeDuration } from './written.ts';

/** Before the first step: everything is put out. */
export function ReadyView({ cook }: { cook: CookingRecipe }) {
  const id = useId();
  const { recipe, cooking, steps } = cook;
  const minutes = recipe.prep_time + recipe.cook_time;
  const portions = say.portionsCount(cooking.serves);
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,0.7fr)_minmax(0,1.3fr)] gap-[clamp(1.25rem,2.6vw,3rem)] max-md:block">
      <section className="grid content-center justify-items-start gap-5 max-md:gap-3">
        <h2 className="text-[clamp(1.875rem,1.2rem+2.6vw,3.5rem)] leading-[1.02] tracking-[-0.03em]">
          {say.haveItReady}
        </h2>
        <p className="max-w-[24em] text-[1.25rem] leading-[1.45] text-ink-2 max-md:text-md">
          {minutes > 0 ? say.about(writeDuration(minutes * 60), portions) : say.timeUnknown(portions)}{' '}
          {steps.length === 0 ? say.noMethod : say.tickWhatIsReady}
        </p>
        <UnitSwitch recipe={recipe} />
      </section>
      {recipe.ingredients.length > 0 && (
        <TickPanel id={id} title={say.ingredients} aside={say.readyOf(cooking.ready.length, recipe.ingredients.length)}>
          <AllIngredients cook={cook} columns />
        </TickPanel>
      )}
    </div>
  );
}
