import { type SamplePicture, type SampleRecipe, samplePath } from './sample-recipes.ts';

/** A picture drawn at build time. The name beside it says what it is. */
export function SampleCover({
  recipe,
  picture = 'wide',
  className = 'cover r43',
  isFirst = false,
}: {
  recipe: SampleRecipe;
  picture?: SamplePicture;
  className?: string;
  /** In the first view: fetched at once. */
  isFirst?: boolean;
}) {
  const [width, height] = picture === 'wide' ? [640, 480] : [720, 720];
  return (
    <img
      className={className}
      src={samplePath(recipe, picture)}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
