import { Clock, Users } from 'lucide-react';
import { memo } from 'react';
import { terms } from '../language/terms.ts';
import { useTags } from '../recipe-parts/queries.ts';
import { CARD, CARD_FACT, CARD_META, CARD_PICTURE, CARD_TAG } from '../ui/card-looks.ts';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { addressOf } from './images-section.tsx';
import { picturedNames, type RecipeDraft, wholeNumber } from './recipe-draft.ts';
import { say } from './sentences.ts';

/** The recipe being written as a card of the book. Decorative: everything on it stands in the form. */
export const RecipePreview = memo(function RecipePreview({ draft }: { draft: RecipeDraft }) {
  const tags = useTags();
  const minutes = wholeNumber(draft.prepTime, 0) + wholeNumber(draft.cookTime, 0);
  const firstTag = tags.find((tag) => draft.tags.includes(tag.tag_id));
  return (
    <div className={CARD} aria-hidden>
      <RecipePicture
        recipe={{
          name: draft.name,
          category: draft.category,
          image_urls: draft.images.slice(0, 1).map(addressOf),
          ingredient_names: picturedNames(draft.ingredients),
        }}
        sizes="300px"
        frame="own"
        className={CARD_PICTURE}
      />
      <div>
        <p className="font-display text-md font-semibold tracking-display wrap-anywhere hyphens-auto" dir="auto">
          {draft.name.trim() || say.yourRecipe}
        </p>
        <p className={CARD_META}>
          {minutes > 0 && (
            <span className={CARD_FACT}>
              <Clock className="icon" aria-hidden />
              {terms.minutes(minutes)}
            </span>
          )}
          <span className={CARD_FACT}>
            <Users className="icon" aria-hidden />
            {draft.serves.trim() === '' ? '-' : wholeNumber(draft.serves, 1)}
          </span>
          {firstTag && <span className={CARD_TAG}>{terms.tag(firstTag.name)}</span>}
        </p>
      </div>
    </div>
  );
});
