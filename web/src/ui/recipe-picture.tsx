import type { CoverOptions } from '@sorrel/cover/draw-cover';
import { useEffect, useState } from 'react';
import { type CoverRatio, RecipeCover } from '../cover/recipe-cover.tsx';
import { findKeptPicture } from '../lib/kept-pictures.ts';
import { classes } from './classes.ts';
import { FRAMED_PICTURE, PICTURE_FRAME } from './picture-looks.ts';

/** What a picture needs to know of a recipe: every summary has it. */
export interface PicturedRecipe {
  name: string;
  category?: string;
  image_urls: readonly string[];
  ingredient_names: readonly string[];
}

export interface RecipePictureProps {
  recipe: PicturedRecipe;
  /** Width it is shown in, as the `sizes` of an image: '(max-width: 520px) 50vw, 260px'. */
  sizes?: string;
  /** Which of the recipe's photos, from 0. */
  index?: number;
  /** wide: 4:3 (default); hero: of a recipe's own page; square; round. */
  shape?: keyof typeof COVER_RATIOS;
  /** True for what is in the first view; everything else loads when it comes near. */
  eager?: boolean;
  className?: string;
  /** own: `className` says how its edges run and its corners are. */
  frame?: 'shape' | 'own';
}

const COVER_RATIOS = { wide: '4:3', hero: '3:2', square: '1:1', round: '1:1' } as const satisfies Record<
  string,
  CoverRatio
>;
const FRAMES = {
  wide: 'aspect-4/3 rounded-lg',
  hero: 'aspect-[16/10.4] rounded-2xl max-lg:rounded-xl print:aspect-4/3 print:rounded-lg',
  square: 'aspect-square rounded-lg',
  round: 'aspect-square rounded-[50%]',
};
const STILL: CoverOptions = { isStill: true };

/** Widths the server keeps of every picture; the address it gives is that of the largest. */
const WIDTHS_PX = [320, 640, 1000];

/** The `srcset` of a picture of ours; undefined for addresses of other shapes (a preview, another site). */
export function pictureSrcSet(url: string, format: 'webp' | 'avif' = 'webp'): string | undefined {
  // what follows the name carries the right to see it, for every width and format
  const [, stem, right] = /^(.*\/images\/[^/]+)\/1000\.webp(\?[^\s,]*)?$/.exec(url) ?? [];
  if (stem === undefined) return undefined;
  return WIDTHS_PX.map((px) => `${stem}/${px}.${format}${right ?? ''} ${px}w`).join(', ');
}

/** The address of the picture that this device has in place of one that did not come; undefined where it has none. */
function useKeptPicture(failed: string | null): string | undefined {
  const [shown, setShown] = useState<{ of: string; address: string }>();
  useEffect(() => {
    if (failed === null) return;
    let address: string | undefined;
    let isLeft = false;
    void findKeptPicture(failed).then((picture) => {
      if (picture === null || isLeft) return;
      address = URL.createObjectURL(picture);
      setShown({ of: failed, address });
    });
    return () => {
      isLeft = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [failed]);
  return shown !== undefined && shown.of === failed ? shown.address : undefined;
}

/**
 * The recipe's photo or, without one, its generated cover. Decorative: the name always stands beside it, so it is not
 * read aloud.
 */
export function RecipePicture({
  recipe,
  sizes = '(max-width: 520px) 50vw, 280px',
  index = 0,
  shape = 'wide',
  eager,
  className,
  frame = 'shape',
}: RecipePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const given = recipe.image_urls[index];
  // an address ends with its session, and a page may stay open for longer
  const kept = useKeptPicture(failed);
  const url = given === failed ? kept : given;
  return (
    <div
      className={classes(
        'cover [&>.recipe-cover]:size-full',
        PICTURE_FRAME,
        frame === 'own' ? undefined : FRAMES[shape],
        className,
      )}
      aria-hidden
    >
      {url === undefined ? (
        <RecipeCover
          recipe={{ name: recipe.name, category: recipe.category ?? null, ingredients: recipe.ingredient_names }}
          ratio={COVER_RATIOS[shape]}
          options={shape === 'wide' ? undefined : STILL}
          isEager={eager}
        />
      ) : (
        <picture>
          {pictureSrcSet(url) !== undefined && (
            <source type="image/avif" srcSet={pictureSrcSet(url, 'avif')} sizes={sizes} />
          )}
          <img
            className={FRAMED_PICTURE}
            src={url}
            srcSet={pictureSrcSet(url)}
            sizes={sizes}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailed(given ?? null)}
          />
        </picture>
      )}
    </div>
  );
}
