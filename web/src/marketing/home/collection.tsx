import { Clock, Flame } from 'lucide-react';
import { SampleCover } from '../sample-cover.tsx';
import {
  BEETROOT,
  BURRITO,
  GREEK,
  PAD_THAI,
  PEAS_ON_TOAST,
  type SampleRecipe,
  SHAKSHUKA,
  SMOOTHIE,
  TRAYBAKE,
  TROUT,
} from '../sample-recipes.ts';

const COLLECTION: readonly SampleRecipe[] = [
  GREEK,
  PAD_THAI,
  SMOOTHIE,
  TRAYBAKE,
  BURRITO,
  SHAKSHUKA,
  TROUT,
  BEETROOT,
  PEAS_ON_TOAST,
];

/** Recipes as the product shows them, each with its own cover. */
export function Collection() {
  return (
    <section className="collection" aria-labelledby="collection-title">
      <div className="wrap collection-head">
        <h2 className="section-title" id="collection-title">
          A recipe book that looks good from the first page
        </h2>
        <p>No photo? Sorrel lays the table for you: every recipe gets its own cover, drawn from its ingredients.</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroller" aria-label="Recipe collection" tabIndex={0}>
        {COLLECTION.map((recipe) => (
          <article key={recipe.slug}>
            <SampleCover recipe={recipe} sizes="17.5rem" />
            <h3>{recipe.name}</h3>
            <p className="num">
              <span>
                <Clock className="icon" aria-hidden />
                {recipe.minutes} min
              </span>
              <span>
                <Flame className="icon" aria-hidden />
                {recipe.energyKcal} kcal
              </span>
              <span>{recipe.tag}</span>
            </p>
          </article>
        ))}
      </section>
    </section>
  );
}
