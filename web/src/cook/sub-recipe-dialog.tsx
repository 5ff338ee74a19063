import type { Ingredient, SubRecipe } from '@sorrel/contract/recipe';
import { inGroups } from '@sorrel/core/recipes/groups';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { useState } from 'react';
import { isUnreached } from '../api.ts';
import { portionsTaken, shareWords, subRecipeOf } from '../recipe-parts/sub-recipe.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { say } from './sentences.ts';
import { SubRecipeButton } from './sub-recipe-button.tsx';
import { type CookingRecipe, useRecipeToCook } from './use-cooking.ts';
import { kitchenAmount, languageOf } from './written.ts';

interface SubRecipeDialogProps {
  ingredient: Ingredient;
  subRecipe: SubRecipe;
  /** How often what is written is cooked. */
  times: number;
  units: CookingRecipe['units'];
  onClose: () => void;
}

/** A recipe that is in the one that is cooked: its ingredients as far as they are needed, and its steps. */
export function SubRecipeDialog({ ingredient, subRecipe, times, units, onClose }: SubRecipeDialogProps) {
  const { recipe, error, retry } = useRecipeToCook(subRecipe.id);
  const [opened, setOpened] = useState<Ingredient | null>(null);
  const portions = portionsTaken(ingredient, subRecipe, times);
  const cooked = recipe && { recipe, units, cooking: { serves: portions ?? recipe.serves } };
  const openedRecipe = recipe && opened && subRecipeOf(recipe, opened);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={subRecipe.name}>
      <p className="text-ink-2">{say.takenOfIt(shareWords(ingredient, subRecipe, times))}</p>
      {isUnreached(error) && <p className="mt-4">{say.subRecipeNotHere}</p>}
      {error !== null && !isUnreached(error) && <FailedLoad className="mt-4" error={error} onRetry={retry} />}
      {cooked === undefined && error === null && <Loader />}
      {cooked !== undefined && (
        <div className="mt-4 grid gap-6" lang={languageOf(cooked.recipe)}>
          {inGroups(cooked.recipe.ingredients).map(({ name, items }, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be of one name, and none moves
            <section key={group}>
              {name !== null && <h3 className="font-text text-base font-semibold text-ink-2">{name}</h3>}
              <ul>
                {items.map((one, place) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and none moves
                    key={place}
                    className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2.5 first:border-0"
                  >
                    <span className="min-w-0 font-medium wrap-anywhere" dir="auto">
                      {one.name}
                      {one.preparation && <small className="block text-sm text-ink-3">{one.preparation}</small>}
                    </span>
                    <b className="num font-display">{kitchenAmount(one, cooked)}</b>
                    <SubRecipeButton recipe={cooked.recipe} ingredient={one} onOpen={() => setOpened(one)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {cooked.recipe.method.length > 0 && (
            <ol className="grid gap-4">
              {cooked.recipe.method.map(({ step, desc }) => (
                <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] text-md leading-[1.45]">
                  <span className="font-display font-semibold text-vein">{step}</span>
                  <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                    {temperaturesIn(desc, units)}
                  </p>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      {cooked !== undefined && opened !== null && openedRecipe && (
        <SubRecipeDialog
          ingredient={opened}
          subRecipe={openedRecipe}
          times={cooked.cooking.serves / Math.max(1, cooked.recipe.serves)}
          units={units}
          onClose={() => setOpened(null)}
        />
      )}
    </Dialog>
  );
}
