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
import { say as sayOnSite } from '../sentences.ts';
import { SECTION_TITLE, WRAP } from '../site-looks.ts';
import { say } from './sentences.ts';

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

// the last card is cut, to show that there is more
const SCROLLER = [
  'grid auto-cols-[minmax(13.5rem,17.5rem)] grid-flow-col gap-6 overflow-x-auto px-scroller pt-2 pb-6 [scrollbar-width:none]',
  '[scroll-snap-type:x_proximity] scroll-px-scroller focus-visible:rounded-lg focus-visible:-outline-offset-4',
].join(' ');
const FACT = 'inline-flex items-center gap-1.5';

/** Recipes as the product shows them, each with its own cover. */
export function Collection() {
  return (
    <section aria-labelledby="collection-title">
      <div className={`${WRAP} mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4`}>
        <h2 className={`${SECTION_TITLE} max-w-[13em]`} id="collection-title">
          {say.collection.title}
        </h2>
        <p className="max-w-96 text-ink-2">{say.collection.text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={SCROLLER} aria-label={say.collection.label} tabIndex={0}>
        {COLLECTION.map((recipe) => (
          <article key={recipe.slug} className="grid snap-start grid-rows-[auto_auto_1fr] gap-1">
            <SampleCover recipe={recipe} className="mb-2 w-full rounded-lg" sizes="17.5rem" />
            <h3>{recipe.name}</h3>
            <p className="num flex flex-wrap content-start gap-x-3.5 gap-y-1 text-sm text-ink-3">
              <span className={FACT}>
                <Clock className="icon" aria-hidden />
                {say.minutes(recipe.minutes)}
              </span>
              <span className={FACT}>
                <Flame className="icon" aria-hidden />
                {say.kilocalories(recipe.energyKcal)}
              </span>
              <span className={FACT}>{sayOnSite.tag(recipe.tag)}</span>
            </p>
          </article>
        ))}
      </section>
    </section>
  );
}
