import type { Recipe } from '@sorrel/contract/recipe';
import { isAllergen } from '@sorrel/core/nutrition/diet-warnings';
import { writeAll } from '../language/write.ts';
import { say } from './detail-sentences.ts';

/** What the recipe contains of the fourteen allergens, each with the ingredients that decide it, and what leaves open what else. */
export function AllergenNote({ allergens }: Pick<Recipe, 'allergens'>) {
  const { contains, unknown, kindNotSaid, mayLackIngredients } = allergens;
  const unlisted = allergens.unlisted.filter(({ leavesOpen }) => leavesOpen.some(isAllergen)).map(({ word }) => word);
  const named = [contains, unknown, kindNotSaid, unlisted];
  if (!mayLackIngredients && named.every(({ length }) => length === 0)) return null;
  return (
    <section className="mt-5 text-sm text-ink-2" aria-labelledby="allergens-title">
      <h3 id="allergens-title" className="font-text text-sm font-semibold tracking-normal text-ink">
        {contains.length > 0 ? say.allergensFound : say.allergens}
      </h3>
      <ul className="mt-1 grid gap-0.5">
        {contains.map(({ allergen, of }) => (
          <li key={allergen} dir="auto">
            {say.contains(say.euAllergens[allergen], writeAll(of))}
          </li>
        ))}
        {kindNotSaid.length > 0 && <li dir="auto">{say.kindNotSaid(writeAll(kindNotSaid))}</li>}
        {unknown.length > 0 && <li dir="auto">{say.notKnown(writeAll(unknown))}</li>}
        {unlisted.length > 0 && <li dir="auto">{say.unlisted(writeAll(unlisted))}</li>}
        {mayLackIngredients && <li>{say.mayLackIngredients}</li>}
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">{say.noListOfAll}</p>
    </section>
  );
}
