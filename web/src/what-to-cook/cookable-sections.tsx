import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { CookableRecipe, whatToCook } from '@sorrel/contract/what-to-cook';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { memo } from 'react';
import { exploreRecipePath, recipePath } from '../paths.ts';
import { dietConflict, dietDoubtInShort } from '../recipe-parts/diet-conflicts.ts';
import { RecipeCard, RecipeGrid } from '../ui/recipe-card.tsx';
import { CookableNotes, hasNotes } from './cookable-notes.tsx';
import type { Shopping } from './missing-foods.tsx';
import { say } from './sentences.ts';

const SECTIONS = ['none', 'one', 'two'] as const;

interface CookableSectionsProps {
  found: ReplyOf<typeof whatToCook>;
  avoided: readonly DietWarning[] | undefined;
  /** Absent for somebody who may not change lists. */
  shopping: Shopping | undefined;
}

/** Recipes by how many things they lack. Cards are rich: a tap that changes nothing here draws none of them anew. */
export const CookableSections = memo(function CookableSections({ found, avoided, shopping }: CookableSectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {SECTIONS.map((section, lacking) => {
        const recipes = found.results.filter(({ missing }) => missing.length === lacking);
        const all = found.counts[section];
        if (recipes.length === 0) return null;
        const id = `lacking-${section}`;
        return (
          <section key={section} aria-labelledby={id}>
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 className="text-xl" id={id}>
                {say.missing[section]}
              </h2>
              {all > recipes.length && (
                <span className="num text-sm text-ink-3">{say.shownOf(recipes.length, all)}</span>
              )}
            </div>
            <RecipeGrid size="sm">
              {recipes.map((one) => (
                <CookableCard key={one.recipe.id} cookable={one} avoided={avoided} shopping={shopping} />
              ))}
            </RecipeGrid>
          </section>
        );
      })}
    </div>
  );
});

function CookableCard({
  cookable,
  avoided,
  shopping,
}: Omit<CookableSectionsProps, 'found'> & { cookable: CookableRecipe }) {
  const { recipe, of } = cookable;
  const pathOf = of === 'book' ? recipePath : exploreRecipePath;
  return (
    <RecipeCard
      recipe={recipe}
      to={pathOf(recipe.id, recipe.name)}
      level={3}
      conflict={dietConflict(recipe, avoided)}
      doubt={dietDoubtInShort(recipe, avoided)}
      below={hasNotes(cookable) && <CookableNotes cookable={cookable} shopping={shopping} />}
    />
  );
}
