import { inGroups } from '@sorrel/core/recipes/groups';
import { TickRow } from './ingredient-ticks.tsx';
import { OpenSubRecipe } from './sub-recipes.tsx';
import type { CookingRecipe } from './use-cooking.ts';
import { kitchenAmount } from './written.ts';

/** The whole list in its groups, ticked while things are put out. */
export function AllIngredients({ cook, columns }: { cook: CookingRecipe; columns?: boolean }) {
  const { recipe, cooking, toggleReady } = cook;
  const placed = recipe.ingredients.map((ingredient, place) => ({ ingredient, place, group: ingredient.group }));
  return inGroups(placed).map(({ name, items }) => (
    <div key={items[0]?.place}>
      {name !== null && (
        <h3 className="pt-4 pb-1 font-text text-base font-semibold text-ink-2" dir="auto">
          {name}
        </h3>
      )}
      <ul className={columns ? 'grid gap-x-8 lg:grid-cols-2 lg:[&>li:nth-child(2)]:border-t-0' : undefined}>
        {items.map(({ ingredient, place }) => (
          <TickRow
            key={place}
            isLow
            row={{
              place,
              ingredient,
              amount: kitchenAmount(ingredient, cook),
              note: ingredient.preparation ?? '',
            }}
            isTicked={cooking.ready.includes(place)}
            onTick={() => toggleReady(place)}
          >
            <OpenSubRecipe cook={cook} ingredient={ingredient} />
          </TickRow>
        ))}
      </ul>
    </div>
  ));
}
