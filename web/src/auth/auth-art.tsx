import type { CoverOptions } from '@sorrel/cover/draw-cover';
import { lazy, Suspense } from 'react';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { whenReached } from '../lib/when-reached.ts';

// the form is there first; the picture comes when it is drawn
const RecipeCover = lazy(
  whenReached(() => import('../cover/recipe-cover.tsx').then(({ RecipeCover }) => ({ default: RecipeCover }))),
);

const SALAD = {
  name: 'Greek salad with chickpeas',
  ingredients: ['chickpeas', 'cherry tomatoes', 'cucumber', 'feta', 'olives', 'red onion'],
};

const FRAME = [
  'relative m-3 min-h-0 overflow-hidden rounded-2xl bg-sunken max-site:order-first max-site:mx-2 max-site:mt-2 max-site:mb-0',
  'max-site:rounded-xl [&>.recipe-cover]:aspect-auto [&>.recipe-cover]:size-full [&>.recipe-cover]:[border-radius:inherit]',
].join(' ');

/** Tall beside the form, a band above it on a narrow window. */
const TALL: CoverOptions = { width: 420, height: 514, scale: 0.52, x: 60, y: 40, isTableDeep: true, isStill: true };
const BAND: CoverOptions = { width: 390, height: 184, scale: 0.62, y: 60, isTableDeep: true, isStill: true };

/** The picture beside the form. Decorative. */
export function AuthArt() {
  const isBand = useMediaQuery('(max-width: 56.25rem)');
  return (
    <div className={FRAME} aria-hidden>
      <Suspense fallback={null}>
        <RecipeCover recipe={SALAD} options={isBand ? BAND : TALL} isEager />
      </Suspense>
    </div>
  );
}
