import type { RecipeSummary } from '@sorrel/contract/recipe';
import { Bookmark, BookmarkCheck, CircleHelp, Clock, EllipsisVertical, Heart, Star, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { terms } from '../language/terms.ts';
import { writeDecimal } from '../language/write.ts';
import { CaloriesFact } from './calories-fact.tsx';
import { CARD, CARD_FACT, CARD_META, CARD_PICTURE, CARD_TAG } from './card-looks.ts';
import { IconButton } from './icon-button.tsx';
import { KeepFocus } from './keep-focus.tsx';
import { LONG_WORDS } from './long-words.ts';
import { Marked } from './marked.tsx';
import { Menu } from './menu.tsx';
import { RecipePicture } from './recipe-picture.tsx';
import { say } from './sentences.ts';
import { Skeleton } from './skeleton.tsx';

export interface RecipeCardProps {
  recipe: RecipeSummary;
  /** Where the whole card leads: `recipePath` or `exploreRecipePath`. */
  to: string;
  /** State for the page it leads to. */
  state?: unknown;
  /** Given: a heart on the cover, which calls this. */
  onToggleFavourite?: (recipe: RecipeSummary) => void;
  /** Given: a Save button on the cover. */
  save?: CardSave;
  /** What speaks against it for this person: 'Contains nuts'. */
  conflict?: string;
  /** What of that cannot be told: 'Not known: gluten'. Silence would say that it fits. */
  doubt?: string;
  /** The mean of 1 to 5 stars; null where nobody gave any: then nothing is shown. */
  stars?: number | null;
  /** Entries of the menu beside the name; without them there is no menu. */
  menu?: ReactNode;
  /** What else is said of it, as its last lines. */
  below?: ReactNode;
  /** Given: a check over the whole card, which then leads nowhere and has neither heart nor menu. */
  choice?: ReactNode;
  /** What was searched for: its words are marked in the name. */
  search?: string;
  /** Level of the name's heading. */
  level?: 2 | 3;
  /** True for the cards of the first view. */
  eager?: boolean;
}

/** The state of saving a card's recipe into the person's book. */
export interface CardSave {
  state: 'idle' | 'saving' | 'saved';
  /** Why it could not be saved. */
  failure?: string;
  /** A button that helps there. */
  failureAction?: ReactNode;
  /** Where the copy in the person's book is, once there is one: it is opened instead of saving another. */
  copyPath?: string;
  onSave: () => void;
}

const COLUMNS = {
  md: 'grid-cols-[repeat(auto-fill,minmax(min(15.25rem,100%),1fr))] gap-x-6',
  sm: 'grid-cols-[repeat(auto-fill,minmax(min(11.5rem,100%),1fr))] gap-x-5',
};
const GRID = [
  'grid gap-y-8',
  'max-sm:grid-cols-2 max-sm:gap-x-3.5 max-sm:gap-y-6 max-sm:large:grid-cols-1 max-tiny:grid-cols-1',
].join(' ');
// what is far from the view is not laid out or painted; room for the lift and the focus ring, which that would cut off
const IN_GRID = [
  '-m-2 p-2 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]',
  'print:break-inside-avoid print:[content-visibility:visible]',
].join(' ');
const SHAPE = 'max-sm:aspect-square max-sm:rounded-md';
const PICTURE = `${CARD_PICTURE} ${SHAPE}`;
const CORNER = 'absolute top-5 right-5 z-2 max-sm:top-3.5 max-sm:right-3.5';
const IN_BOOK = [
  'flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-semibold text-ink no-underline shadow-1',
  'hover:bg-sunken focus-visible:shadow-halo',
].join(' ');
// room for what hangs under the last line; balanced lines would be cut off too early
const NAME = `line-clamp-3 pb-[0.15em] text-md leading-[1.2] tracking-display text-wrap wrap-anywhere ${LONG_WORDS} max-sm:text-base print:line-clamp-none`;
const WHOLE_CARD = [
  'no-underline after:absolute after:inset-0 after:z-1 after:rounded-[26px] after:content-[""]',
  'focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-halo-inside',
  'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
].join(' ');
const META = `${CARD_META} max-sm:flex-wrap max-sm:gap-x-2 max-sm:gap-y-0.5 max-sm:text-xs max-sm:[&>:nth-child(n+3)]:hidden`;
const NOTE = 'col-span-full mt-1 flex gap-[0.35rem] text-sm leading-[1.35]';

/** Minutes of preparation and cooking together. */
export function totalMinutes(recipe: Pick<RecipeSummary, 'prep_time' | 'cook_time'>): number {
  return recipe.prep_time + recipe.cook_time;
}

/** Picture, name, total time, calories, first tag. The whole card is one link; heart and menu lie above it. */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  to,
  state,
  onToggleFavourite,
  save,
  conflict,
  doubt,
  stars = null,
  menu,
  below,
  choice,
  search = '',
  level = 2,
  eager,
}: RecipeCardProps) {
  const Heading = `h${level}` as const;
  const minutes = totalMinutes(recipe);
  const tag = recipe.tags[0];
  return (
    <article className={`${CARD} ${IN_GRID}`}>
      <RecipePicture recipe={recipe} eager={eager} frame="own" className={PICTURE} />
      {choice}
      {onToggleFavourite && !choice && (
        <div className={CORNER}>
          <IconButton
            icon={Heart}
            look="heart"
            size="sm"
            label={say.favouriteRecipe(recipe.name)}
            pressed={recipe.is_favorite}
            onClick={() => onToggleFavourite(recipe)}
          />
        </div>
      )}
      {save && (
        <KeepFocus kind={save.copyPath === undefined ? 'save' : 'open'}>
          <div className={CORNER}>
            {save.copyPath === undefined ? (
              <IconButton
                icon={save.state === 'saved' ? BookmarkCheck : Bookmark}
                look="solid"
                size="sm"
                label={say.saveRecipe(recipe.name)}
                aria-busy={save.state === 'saving'}
                aria-disabled={save.state === 'saving'}
                onClick={save.onSave}
              />
            ) : (
              <Link className={IN_BOOK} aria-label={say.openYourCopy(recipe.name)} to={save.copyPath}>
                <BookmarkCheck className="icon flex-none" aria-hidden />
                {say.inYourBook}
              </Link>
            )}
          </div>
        </KeepFocus>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1">
        <Heading className={NAME} dir="auto">
          {choice ? (
            <Marked text={recipe.name} search={search} />
          ) : (
            <Link className={WHOLE_CARD} to={to} state={state}>
              <Marked text={recipe.name} search={search} />
            </Link>
          )}
        </Heading>
        {menu && !choice && (
          <div className="relative z-2 -mt-2 -mr-2">
            <Menu trigger={<IconButton icon={EllipsisVertical} size="sm" label={say.moreFor(recipe.name)} />}>
              {menu}
            </Menu>
          </div>
        )}
        <p className={META}>
          {minutes > 0 && (
            <span className={CARD_FACT}>
              <Clock className="icon" aria-hidden />
              {terms.minutes(minutes)}
            </span>
          )}
          <CaloriesFact calories={recipe.calories} />
          {stars !== null && (
            <span className={`${CARD_FACT} max-sm:inline-flex!`}>
              <Star className="icon fill-amber text-amber" aria-hidden />
              <span aria-hidden>{writeDecimal(stars)}</span>
              <span className="sr-only">{say.starsOfFive(stars)}</span>
            </span>
          )}
          {tag && <span className={CARD_TAG}>{terms.tag(tag.name)}</span>}
        </p>
        {conflict && (
          <p className={`${NOTE} text-amber`}>
            <TriangleAlert className="icon mt-[0.15em] size-[1em]" aria-hidden />
            {conflict}
          </p>
        )}
        {doubt && (
          <p className={`${NOTE} text-ink-2`}>
            <CircleHelp className="icon mt-[0.15em] size-[1em]" aria-hidden />
            {doubt}
          </p>
        )}
        {save?.failure && (
          <p className={`${NOTE} text-danger`} role="alert">
            {save.failure}
          </p>
        )}
        {save?.failureAction && <div className="relative z-2 col-span-full mt-2">{save.failureAction}</div>}
        {below && <div className="col-span-full mt-2 grid gap-1.5">{below}</div>}
      </div>
    </article>
  );
});

interface RecipeGridProps {
  children: ReactNode;
  busy?: boolean;
  /** sm: beside something else, with less room for each card. */
  size?: keyof typeof COLUMNS;
}

/** The grid that cards stand in. */
export function RecipeGrid({ children, busy, size = 'md' }: RecipeGridProps) {
  return (
    <div className={`${COLUMNS[size]} ${GRID}`} aria-busy={busy}>
      {children}
    </div>
  );
}

/** The shape of a card that is on its way. */
export function RecipeCardSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden>
      <Skeleton className={`aspect-4/3 rounded-lg ${SHAPE}`} />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
