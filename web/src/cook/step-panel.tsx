import { usedKey } from '@sorrel/core/cook/cooking';
import { List } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { TickPanel, TickRow } from './ingredient-ticks.tsx';
import { say } from './sentences.ts';
import { OpenSubRecipe } from './sub-recipes.tsx';
import type { CookingRecipe } from './use-cooking.ts';
import { stepRows } from './written.ts';

/** What this step takes from the shelf, for the chosen portions. */
export function StepPanel({ cook, onShowAll }: { cook: CookingRecipe; onShowAll: () => void }) {
  const id = useId();
  const { recipe, cooking, steps } = cook;
  const rows = stepRows(cook, steps[cooking.step - 1]?.links ?? []);
  return (
    <TickPanel
      id={id}
      title={say.forThisStep}
      aside={say.portionsCount(cooking.serves)}
      footer={
        recipe.ingredients.length > 0 && (
          <Button variant="text" icon={List} className="-ml-3" onClick={onShowAll}>
            {say.allIngredients(recipe.ingredients.length)}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="py-4 text-base text-ink-2">{say.nothingNew}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <TickRow
              key={row.place}
              row={row}
              isTicked={cooking.used.includes(usedKey(cooking.step, row.place))}
              onTick={() => cook.toggleUsed(cooking.step, row.place)}
            >
              <OpenSubRecipe cook={cook} ingredient={row.ingredient} />
            </TickRow>
          ))}
        </ul>
      )}
    </TickPanel>
  );
}
