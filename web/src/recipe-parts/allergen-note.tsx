import type { Recipe } from '@sorrel/contract/recipe';
import { writeAll } from '../language/write.ts';
import { say } from './detail-sentences.ts';

/** What the recipe contains of the fourteen allergens, each with the ingredients that decide it, and which nobody knows. */
export function AllergenNote({ allergens }: Pick<Recipe, 'allergens'>) {
  const { contains, unknown, kindNotSaid } = allergens;
  if (contains.length === 0 && unknown.length === 0 && kindNotSaid.length === 0) return null;
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
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">{say.noListOfAll}</p>
    </section>
  );
}
