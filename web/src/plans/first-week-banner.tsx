import { fitsSlot } from '@sorrel/core/plans/candidates';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import type { MealType } from '@sorrel/core/recipes/meal-type';
import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { useMayEdit } from '../auth/queries.ts';
import { paths } from '../paths.ts';
import { bookSizeQuery } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { borrowingQuery, lentQuery } from './queries.ts';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';

/** Below so many recipes a week that nobody has made yet is offered help. */
const FEW_RECIPES = 12;
const PLATES = 6;

interface FirstWeekBannerProps {
  filled: number;
  slots: number;
  /** The types of meals that the book could not fill, or not for everybody. */
  unfilled: readonly MealType[];
  /** Whether some meals are borrowed already. */
  hasBorrowed: boolean;
  isPremium: boolean;
  isGenerating: boolean;
  onBorrow: () => void;
  onRepeat: () => void;
}

/**
 * What a book with few recipes can do for a week: borrow, add, repeat. Shown while less than half of the week is filled, or
 * while explore has recipes for meals that the book could not fill.
 */
export function FirstWeekBanner({ filled, slots, unfilled, hasBorrowed, ...rest }: FirstWeekBannerProps) {
  const { data: recipes } = useQuery(bookSizeQuery);
  const { data: borrowing } = useQuery(borrowingQuery);
  const mayFill = borrowing?.mayBorrow === true && unfilled.length > 0 && !hasBorrowed;
  const { data: lent = [] } = useQuery({ ...lentQuery, enabled: mayFill });
  const isThin = filled < slots / 2 && (filled > 0 || (recipes ?? FEW_RECIPES) < FEW_RECIPES);
  const isFillable = mayFill && lent.some(({ type }) => unfilled.some((mealType) => fitsSlot(type, mealType)));
  if (!(isThin || isFillable) || hasBorrowed || recipes === undefined || borrowing === undefined) return null;
  // a week without a gap in it has something for most, and what is missing is for the others
  const title =
    filled === slots ? saySlot.plates.notForAll(unfilled.length, slots) : say.firstWeek.filled(filled, slots);
  return <Offer title={title} recipes={recipes} borrowing={borrowing} {...rest} />;
}

interface OfferProps extends Omit<FirstWeekBannerProps, 'filled' | 'slots' | 'hasBorrowed' | 'unfilled'> {
  title: string;
  recipes: number;
  borrowing: { mayBorrow: boolean; recipes: number };
}

function Offer({ title, recipes, borrowing, isPremium, isGenerating, onBorrow, onRepeat }: OfferProps) {
  const mayEdit = useMayEdit();
  const { data: lent = [] } = useQuery({ ...lentQuery, enabled: borrowing.mayBorrow });
  const plates = lent.slice(0, PLATES);
  const { mayBorrow, recipes: loans } = borrowing;
  return (
    <section
      className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6 overflow-hidden rounded-xl bg-leaf-deep px-7 py-6 text-on-deep max-md:grid-cols-1 max-md:gap-4 max-md:p-4.5 dark:bg-leaf-deep-2"
      aria-labelledby="first-week"
    >
      <div className="grid gap-2.5">
        <h2 id="first-week" className="text-xl">
          {title}
        </h2>
        <p className="max-w-[46ch] text-on-deep-2 max-md:text-sm">
          {say.firstWeek.bookHas(recipes)}{' '}
          {mayBorrow ? say.firstWeek.borrowFor(loans, isPremium ? null : FREE_RECIPE_CAP) : say.firstWeek.borrowingOver}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {mayBorrow ? (
            <Button
              variant="citron"
              icon={Compass}
              saving={isGenerating}
              savingLabel={say.tools.generating}
              onClick={onBorrow}
            >
              {say.firstWeek.borrow(loans)}
            </Button>
          ) : (
            <ButtonLink variant="ghost" icon={Compass} to={paths.explore}>
              {say.firstWeek.explore}
            </ButtonLink>
          )}
          {mayEdit && (
            <ButtonLink variant="ghost" to={paths.addRecipe}>
              {say.firstWeek.addMeal}
            </ButtonLink>
          )}
          {recipes > 0 && (
            <Button variant="ghost" onClick={onRepeat}>
              {say.firstWeek.repeatMine}
            </Button>
          )}
        </div>
      </div>
      {plates.length > 0 && (
        <div className="grid grid-cols-4 gap-x-3 gap-y-2 max-md:order-first max-md:flex max-md:gap-1" aria-hidden>
          {plates.map((recipe) => (
            <RecipePicture
              key={recipe.id}
              recipe={recipe}
              shape="round"
              sizes="84px"
              className="w-21 max-md:w-14 max-md:flex-none"
            />
          ))}
          {loans > plates.length && (
            <span className="m-2 grid aspect-square w-17 place-items-center rounded-full bg-leaf-deep-2 font-display text-lg font-semibold max-md:m-1 max-md:w-12 max-md:flex-none max-md:text-base dark:bg-leaf-deep">
              +{loans - plates.length}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
