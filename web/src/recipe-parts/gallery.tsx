import type { Recipe } from '@sorrel/contract/recipe';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { say } from './detail-sentences.ts';

/** The large picture, as the `sizes` of an image; on paper the same one stands: it has come already. */
export const LARGE_SIZES = '(max-width: 1120px) 100vw, 800px';
const THUMB = [
  'w-19 rounded-[18px] border-2 border-transparent p-[3px] aria-[current=true]:border-leaf',
  'max-sm:w-control max-sm:rounded-md max-sm:p-px',
].join(' ');
/** On a phone they lie on the picture: under it they would push the title below the first view. */
const THUMBS = [
  'print:hidden mt-3 flex gap-2.5',
  'max-sm:absolute max-sm:bottom-3 max-sm:left-3 max-sm:mt-0 max-sm:gap-1 max-sm:rounded-lg max-sm:bg-surface/70 max-sm:p-1',
].join(' ');

interface GalleryProps {
  recipe: Recipe;
  /** In the picture's upper corner. */
  corner?: ReactNode;
}

/** One large picture and, with more than one, thumbnails and arrows. Without a photo: the generated cover. */
export function Gallery({ recipe, corner }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const count = recipe.image_urls.length;
  // a picture may have gone since it was chosen
  const index = Math.min(chosen, Math.max(0, count - 1));

  const heart = corner && <div className="print:hidden absolute top-3 right-3">{corner}</div>;
  if (count <= 1)
    return (
      <div className="relative">
        <RecipePicture recipe={recipe} shape="hero" sizes={LARGE_SIZES} eager />
        {heart}
      </div>
    );
  return (
    <section className="relative" aria-label={say.images}>
      <div className="relative">
        <RecipePicture recipe={recipe} index={index} shape="hero" sizes={LARGE_SIZES} eager />
        <div className="print:hidden absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between">
          <IconButton
            icon={ChevronLeft}
            look="solid"
            label={say.previousImage}
            onClick={() => setChosen((index + count - 1) % count)}
          />
          <IconButton
            icon={ChevronRight}
            look="solid"
            label={say.nextImage}
            onClick={() => setChosen((index + 1) % count)}
          />
        </div>
      </div>
      <div className={THUMBS}>
        {recipe.image_urls.map((url, thumb) => (
          <button
            key={url}
            className={THUMB}
            type="button"
            aria-label={say.imageOf(thumb + 1, count)}
            aria-current={thumb === index}
            onClick={() => setChosen(thumb)}
          >
            <RecipePicture
              recipe={recipe}
              index={thumb}
              shape="square"
              frame="own"
              className="aspect-square rounded-[13px] max-sm:rounded-sm"
              sizes="76px"
            />
          </button>
        ))}
      </div>
      {heart}
    </section>
  );
}
