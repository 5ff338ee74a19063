import { classes } from '../ui/classes.ts';
import type { SampleRecipe } from './sample-recipes.ts';

/** wide: a 4:3 card; square: its table cut square; plate: the vessel alone, on nothing. */
const PICTURES = {
  wide: { ratio: 3 / 4, widthsPx: [320, 640] },
  square: { ratio: 1, widthsPx: [240] },
  plate: { ratio: 1, widthsPx: [400, 800, 1280] },
} as const;
export type SamplePicture = keyof typeof PICTURES;

/** A table is a picture with a ground and edges. */
const TABLE = 'bg-sunken object-cover dark:[filter:var(--cover-dim)]';

/** Address of a picture that `prerender.ts` draws: every such address in the pages is made there, and no other. */
export const samplePath = (slug: string, picture: SamplePicture, widthPx: number) =>
  `/covers/${slug}-${picture}-${widthPx}.avif`;

/** A recipe's cover. Decorative: the name beside it says what it is. */
export function SampleCover({
  recipe,
  picture = 'wide',
  className = 'w-full rounded-lg',
  sizes,
  isFirst = false,
}: {
  recipe: SampleRecipe;
  picture?: SamplePicture;
  /** Where it stands, its size and its corners. */
  className?: string;
  /** Width it is shown in, as the `sizes` of an image; needed where there is more than one width. */
  sizes?: string;
  /** In the first view: fetched at once. */
  isFirst?: boolean;
}) {
  const { ratio, widthsPx } = PICTURES[picture];
  const widest = Math.max(...widthsPx);
  return (
    <img
      className={classes(picture !== 'plate' && TABLE, className)}
      src={samplePath(recipe.slug, picture, widest)}
      srcSet={
        sizes === undefined
          ? undefined
          : widthsPx.map((px) => `${samplePath(recipe.slug, picture, px)} ${px}w`).join(', ')
      }
      sizes={sizes}
      alt=""
      width={widest}
      height={Math.round(widest * ratio)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
