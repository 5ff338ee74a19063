import { memo, useEffect, useId, useRef, useState } from 'react';
import '@sorrel/cover/cover.css';
import './cover.css';
import type { CoverOptions } from '@sorrel/cover/draw-cover';
import { FRAMES } from '@sorrel/cover/frames';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import { deferred } from './deferred.ts';
import { waitForTurn } from './drawing-turns.ts';
import { useNearViewport } from './near-viewport.ts';
import { SvgMarkup } from './svg-markup.tsx';

export type CoverRatio = keyof typeof FRAMES;

const SHAPES: Record<CoverRatio, string> = { '4:3': 'is-4-3', '3:2': 'is-3-2', '1:1': 'is-1-1', cutout: 'is-cutout' };

const useCoverCache = deferred(() => import('./cover-cache.ts'));

interface RecipeCoverProps {
  recipe: RecipeToDraw;
  ratio?: CoverRatio;
  /** changes to the picture that the ratio asks for, e.g. `{ isStill: true }` */
  options?: Omit<CoverOptions, 'id' | 'pictureHref'>;
  className?: string;
  /** drawn wherever it is on the page: the one large cover of a recipe's own page */
  isEager?: boolean;
}

/**
 * The generated cover of a recipe that has no photo. Decorative: the name stands beside it. It is drawn when its turn
 * comes; until then the tint of the frame is there, or the cover of the recipe before.
 */
export const RecipeCover = memo(function RecipeCover({
  recipe,
  ratio = '4:3',
  options,
  className = '',
  isEager = false,
}: RecipeCoverProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { isNear } = useNearViewport(ref, isEager);
  const covers = useCoverCache(isNear);
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    if (!isNear || !covers) return;
    return waitForTurn(() => setSvg(covers.coverMarkup(recipe, { ...FRAMES[ratio], ...options }, id)));
  }, [recipe, ratio, options, id, isNear, covers]);
  return (
    <div ref={ref} className={`recipe-cover ${SHAPES[ratio]} ${className}`} aria-hidden="true">
      {svg && <SvgMarkup className="recipe-cover-picture" svg={svg} />}
    </div>
  );
}, isSameCover);

/** Lists hand over fresh objects on every render; what is drawn depends on these words alone. */
function isSameCover(before: RecipeCoverProps, after: RecipeCoverProps): boolean {
  return (
    before.ratio === after.ratio &&
    before.className === after.className &&
    before.isEager === after.isEager &&
    (before.options === after.options || JSON.stringify(before.options) === JSON.stringify(after.options)) &&
    (before.recipe === after.recipe || textOf(before.recipe) === textOf(after.recipe))
  );
}

function textOf({ name, category, ingredients }: RecipeToDraw): string {
  return JSON.stringify([name, category, ingredients?.map((line) => (typeof line === 'string' ? line : line.name))]);
}
