import type { RecipeSummary } from '@sorrel/contract/recipe';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { Bookmark, BookmarkCheck, Clock, Dumbbell, Pause, Play } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { terms } from '../language/terms.ts';
import { UpgradeButton } from '../layouts/refused-notice.tsx';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { exploreRecipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CaloriesFact } from '../ui/calories-fact.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { KeepFocus } from '../ui/keep-focus.tsx';
import { totalMinutes } from '../ui/recipe-card.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { say } from './sentences.ts';
import type { SavingFromCards } from './use-save-from-card.ts';

/** Time that one slide stays. Source: specification, 9. */
const SLIDE_MS = 10_000;
/** Slides at most: a round of 50 seconds, and dots as large as a thumb beside the pause button of a phone. */
const SLIDES_MAX = 5;

const CAROUSEL = [
  'relative grid min-h-100 overflow-hidden rounded-2xl bg-leaf-deep text-on-deep max-app:rounded-xl',
  'dark:bg-surface',
].join(' ');
// all slides lie over each other: the box is as high as the highest and does not jump. Only the opacity changes, which no child
// inherits: the faded text is inert, and no box of a slide takes presses that are for the text below it
const SLIDE = [
  'pointer-events-none grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] [grid-area:1/1]',
  'transition-opacity duration-700 ease-out motion-reduce:duration-[1ms]',
  'max-app:grid-cols-1 max-app:grid-rows-[15rem_minmax(0,1fr)]',
].join(' ');
const TEXT = [
  'pointer-events-auto grid content-center justify-items-start gap-4 px-slide pt-slide pb-20',
  'max-app:content-start',
].join(' ');
const TITLE = 'text-[clamp(1.75rem,1rem+2.2vw,2.75rem)] leading-[1.05] wrap-anywhere';
const FACT = 'inline-flex items-center gap-1.5';
const FOOT = [
  'absolute bottom-3 left-[clamp(0.5rem,3vw-0.5rem,2.25rem)] flex max-w-[calc(44.4%-2.5rem)] items-center',
  'max-app:max-w-[calc(100%-1rem)]',
].join(' ');
// one row; a dot that fades out at its edge shows that there are more; room for the focus rings, which are clipped at its edge
const DOTS = [
  'relative flex overflow-x-auto scroll-smooth p-2 [scrollbar-width:none]',
  '[mask-image:linear-gradient(90deg,transparent,black_0.75rem,black_calc(100%-0.75rem),transparent)]',
].join(' ');
const DOT = [
  'grid size-9 flex-none place-items-center',
  'after:h-2 after:w-2 after:rounded-full after:bg-on-deep-2 after:transition-[width] after:duration-normal',
  'after:content-[""] aria-[current=true]:after:w-5 aria-[current=true]:after:bg-citron',
].join(' ');

interface FeaturedCarouselProps {
  /** The first five are shown. */
  recipes: readonly RecipeSummary[];
  saving: SavingFromCards;
}

/**
 * The featured meals, one after the other with a fade. It rests while somebody points at it or is in it with the
 * keyboard, while it is paused, and where less motion is asked for.
 */
export function FeaturedCarousel({ recipes: featured, saving }: FeaturedCarouselProps) {
  const recipes = featured.slice(0, SLIDES_MAX);
  const [chosen, setChosen] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = recipes.length;
  const current = Math.min(chosen, count - 1);
  const isRunning = count > 1 && !isPaused && !isHovered && !isFocused && !isStill;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setChosen((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  // more dots than fit stand in one row that moves with the slides; asked after layout, the places of the dots are known
  const dotsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = dotsRef.current;
    const dot = row?.children[current];
    if (!row || !(dot instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = dot.offsetLeft - (row.clientWidth - dot.offsetWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);

  // the next picture is drawn after the slide has changed, not while it does
  const drawn = useDeferredValue(current);

  /** The shown one and its neighbours have their pictures: what fades in next is there already. */
  function isNear(index: number): boolean {
    const distance = Math.min(Math.abs(index - drawn), Math.abs(index - current));
    return distance <= 1 || distance === count - 1;
  }

  return (
    <section
      className={CAROUSEL}
      aria-roledescription={say.carousel}
      aria-label={say.featuredMeals}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {recipes.map((recipe, index) => (
        <Slide
          key={recipe.id}
          recipe={recipe}
          place={say.slideOf(index + 1, count)}
          isCurrent={index === current}
          isNear={isNear(index)}
          saving={saving}
        />
      ))}
      {count > 1 && (
        <div className={FOOT}>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other, no fields */}
          <div className={DOTS} role="group" aria-label={say.slides} ref={dotsRef}>
            {recipes.map((recipe, index) => (
              <button
                key={recipe.id}
                type="button"
                className={DOT}
                aria-label={say.slideNamed(index + 1, recipe.name)}
                aria-current={index === current}
                onClick={() => setChosen(index)}
              />
            ))}
          </div>
          {!isStill && (
            <IconButton
              icon={isPaused ? Play : Pause}
              look="deep"
              size="sm"
              label={isPaused ? say.playSlides : say.pauseSlides}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  recipe: RecipeSummary;
  place: string;
  isCurrent: boolean;
  isNear: boolean;
  saving: SavingFromCards;
}

/** Pointing at the carousel and turning it draws only the slides anew that it is about. */
const Slide = memo(function Slide({ recipe, place, isCurrent, isNear, saving }: SlideProps) {
  const protein = proteinGrams(recipe);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      className={`${SLIDE} ${isCurrent ? 'opacity-100' : 'opacity-0'}`}
      role="group"
      aria-roledescription={say.slide}
      aria-label={place}
      aria-hidden={!isCurrent}
    >
      {/* what is faded is out of reach; the art has nothing to be reached, and its many elements stay as they are */}
      <div className={TEXT} inert={!isCurrent}>
        <p className="text-sm font-semibold text-citron">{say.featuredMeals}</p>
        <h2 className={TITLE} dir="auto">
          {recipe.name}
        </h2>
        {recipe.caption && <p className="line-clamp-3 text-on-deep-2">{recipe.caption}</p>}
        <p className="num flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {totalMinutes(recipe) > 0 && (
            <span className={FACT}>
              <Clock className="icon" aria-hidden />
              {terms.minutes(totalMinutes(recipe))}
            </span>
          )}
          <CaloriesFact calories={recipe.calories} className={FACT} />
          {protein !== undefined && (
            <span className={FACT}>
              <Dumbbell className="icon" aria-hidden />
              {say.proteinGrams(protein)}
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={exploreRecipePath(recipe.id, recipe.name)} variant="citron">
            {say.viewRecipe}
          </ButtonLink>
          <KeepFocus kind={saving.of(recipe)?.copyPath === undefined ? 'save' : 'open'}>
            <SaveButton recipe={recipe} saving={saving} />
          </KeepFocus>
        </div>
      </div>
      <div className="grid max-app:-order-1">
        {isNear && (
          <RecipePicture
            recipe={recipe}
            sizes="(max-width: 980px) 100vw, 640px"
            frame="own"
            className="size-full"
            eager
          />
        )}
      </div>
    </div>
  );
});

/** Per serving, whole grams; undefined where nothing is known. */
function proteinGrams({ nutrients }: RecipeSummary): number | undefined {
  const protein = nutrients.find(({ name }) => name === 'Protein');
  return protein && shownAmount(protein.amount, 'g');
}

function SaveButton({ recipe, saving }: { recipe: RecipeSummary; saving: SavingFromCards }) {
  const save = saving.of(recipe);
  if (save === undefined) return null;
  const { state, failure, isForPremium, onSave, copyPath } = save;
  if (copyPath !== undefined) {
    return (
      <ButtonLink variant="ghost" icon={BookmarkCheck} to={copyPath} aria-label={say.openYourCopyOf(recipe.name)}>
        {say.inYourBook}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        icon={state === 'saved' ? BookmarkCheck : Bookmark}
        aria-label={say.saveRecipe(recipe.name)}
        saving={state === 'saving'}
        onClick={onSave}
      >
        {state === 'saved' ? say.saved : say.save}
      </Button>
      {failure && (
        <p role="alert" className="basis-full text-sm">
          {failure}
        </p>
      )}
      {isForPremium && <UpgradeButton variant="ghost" />}
    </>
  );
}
