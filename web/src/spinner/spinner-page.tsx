import { RecipeSummary } from '@sorrel/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Heart } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigationType } from 'react-router';
import { z } from 'zod';
import { ApiError } from '../api.ts';
import { rich } from '../language/rich.tsx';
import { terms } from '../language/terms.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { useStored } from '../lib/use-stored.ts';
import { paths, recipePath } from '../paths.ts';
import { useAvoided, useFindAvoided } from '../recipe-parts/diet-conflicts.ts';
import { notJudgedText } from '../recipe-parts/not-judged.tsx';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { CaloriesFact } from '../ui/calories-fact.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PAGE_HEAD } from '../ui/page-looks.ts';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { tagIcon } from '../ui/tag-icon.ts';
import { LazySusan, laidTable, SEATS, seatUp, turnTo } from './lazy-susan.tsx';
import { explainEmpty, platesQuery, spinOnce, spinPoolQuery, useFavourite } from './queries.ts';
import { say } from './sentences.ts';
import { NO_CHOICES, SpinChoices, type WayOut, waysOut } from './spin-filters.ts';
import { SpinSettings } from './spin-settings.tsx';
import './tokens.css';
import './spinner.css';

/** Time that a spin takes. Source: specification, 9. */
const SPIN_MS = 2000;

const PAGE = 'grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-6 max-lg:grid-cols-1';
// the settings are longer than the table: it stays in view
const STAGE = [
  'sticky top-4 grid min-h-188 grid-cols-1 content-start justify-items-center gap-6 overflow-hidden rounded-2xl',
  'px-4 pt-10 pb-6 max-lg:relative max-lg:top-0 max-lg:min-h-0',
  'max-sm:gap-4 max-sm:rounded-xl max-sm:px-3 max-sm:pt-7 max-sm:pb-3',
].join(' ');
const POINTER = [
  'absolute top-5 left-1/2 z-4 h-10 w-9 bg-vein [translate:-50%] max-sm:top-2.5 max-sm:[scale:0.8]',
  '[clip-path:path("M18_40C9_27_0_21_0_12_0_5_6_0_13_0H23C30_0_36_5_36_12_36_21_27_27_18_40Z")]',
].join(' ');
const RESULT = [
  'relative z-3 flex w-[min(29rem,100%)] animate-spin-rise items-center gap-4.5 rounded-xl bg-surface shadow-3',
  'py-3 pr-4 pl-3 max-sm:gap-2 max-sm:p-2.5',
].join(' ');
const RESULT_PICTURE = 'aspect-square w-24 flex-none rounded-[18px] max-sm:w-17';
const FACT = 'inline-flex items-center gap-[0.3rem]';

const Spun = z.object({
  recipe: RecipeSummary,
  seat: z
    .int()
    .min(0)
    .max(SEATS - 1),
});
type Spun = z.output<typeof Spun>;
const SpunOrNone = Spun.nullable();

/** Why a spin gave no recipe. */
type Trouble = { kind: 'failed' } | { kind: 'none'; isBookEmpty: boolean; waysOut: readonly WayOut[] };

/** Picks a recipe of the book by chance. */
export function SpinnerPage() {
  useDocumentTitle(say.mealSpinner);
  const [choices, setChoices] = useStored('spinnerFilters', SpinChoices, NO_CHOICES);
  const avoided = useAvoided() ?? [];
  const findAvoided = useFindAvoided();
  const book = useQuery(platesQuery).data?.results;
  const notJudged = useQuery(spinPoolQuery(choices, avoided)).data?.notJudged ?? 0;
  // coming back from the recipe finds it again; opening the page afresh spins afresh
  const [kept, keep] = useStored('spinnerResult', SpunOrNone, null);
  const isBack = useNavigationType() === 'POP';
  const [restored] = useState(isBack ? kept : null);
  const [laid, setLaid] = useState<readonly RecipeSummary[] | null>(null);
  const [turnDegrees, setTurnDegrees] = useState(restored ? seatUp(restored.seat) : 0);
  const [spun, setSpun] = useState<Spun | null>(restored);
  const [hasFlipped, setHasFlipped] = useState(false);
  // the recipe may have changed since, or be gone
  const now = useQuery({ ...recipeQuery(restored?.recipe.id ?? ''), enabled: restored !== null });
  const isRestored = restored !== null && spun?.recipe.id === restored.recipe.id;
  const isGone = isRestored && now.error instanceof ApiError && now.error.status === 404;
  const result = isGone ? null : isRestored && !hasFlipped ? asItIsNow(spun, now.data) : spun;
  const [isSpinning, setIsSpinning] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const favourite = useFavourite();
  const isHere = useIsHere();
  const plates =
    laid ?? (result ? laidTable(result.recipe, result.seat, book ?? []) : book?.[0] ? laidTable(book[0], 0, book) : []);

  function setResult(next: Spun) {
    setSpun(next);
    keep(next);
  }

  async function handleSpin() {
    if (isSpinning) return;
    setIsSpinning(true);
    setTrouble(null);
    const seat = Math.floor(Math.random() * SEATS);
    setTurnDegrees(turnTo(seat, turnDegrees));
    const turned = new Promise((resolve) => setTimeout(resolve, SPIN_MS));
    let won: Spun | null = null;
    let why: Trouble = { kind: 'failed' };
    try {
      const mayNot = await findAvoided();
      const [recipe, ...others] = await spinOnce(choices, mayNot);
      if (recipe) {
        won = { recipe, seat };
        // laid while the table turns fastest
        setLaid(laidTable(recipe, seat, [...others, ...(book ?? [])]));
      } else {
        const { total, filters } = await explainEmpty(choices, mayNot);
        why = { kind: 'none', isBookEmpty: total === 0, waysOut: waysOut(filters) };
      }
    } catch {
      // the old result stays, and so does its place on the table
    }
    // nothing new: the old plate comes round again
    if (!won && result) setTurnDegrees(turnTo(result.seat, turnDegrees));
    await turned;
    if (!isHere.current) return;
    if (won) setResult(won);
    else setTrouble(why);
    setIsSpinning(false);
  }

  function handleFavourite({ recipe }: Spun) {
    const show = (is_favorite: boolean) => {
      setHasFlipped(true);
      setSpun((shown) => (shown?.recipe.id === recipe.id ? { ...shown, recipe: { ...recipe, is_favorite } } : shown));
    };
    show(!recipe.is_favorite);
    favourite.mutate(recipe.id, { onError: () => show(recipe.is_favorite) });
  }

  function handleWayOut(way: WayOut) {
    setChoices(way.without);
    setTrouble(null);
  }

  return (
    <>
      <header className={PAGE_HEAD}>
        <div className="flex items-center gap-3">
          <BackButton icon={ArrowLeft} to={paths.recipeBook} />
          <div>
            <h1>{say.mealSpinner}</h1>
            <p className="mt-1.5 text-ink-2">{say.intro}</p>
          </div>
        </div>
      </header>
      <div className={PAGE}>
        <section className={`spinner-stage ${STAGE}`} aria-label={say.spinner}>
          <div className={POINTER} aria-hidden />
          <LazySusan
            plates={plates}
            turnDegrees={turnDegrees}
            wonSeat={isSpinning || !result ? null : result.seat}
            isSpinning={isSpinning}
            onSpin={handleSpin}
          />
          <p className="sr-only" role="status">
            {isSpinning ? say.spinning : result ? say.yourMealIs(result.recipe.name) : ''}
          </p>
          {notJudged > 0 && (
            <p className="max-w-[50ch] text-center text-sm text-ink-2" role="status">
              {notJudgedText(notJudged)}
            </p>
          )}
          {trouble && (
            <Notice
              tone="error"
              className="max-w-full"
              action={
                trouble.kind === 'none' &&
                trouble.waysOut.length > 0 && (
                  <div className="flex flex-wrap gap-2">
                    {trouble.waysOut.map((way) => (
                      <Button
                        key={way.label}
                        size="sm"
                        variant="outline"
                        wraps
                        className="text-left wrap-anywhere"
                        onClick={() => handleWayOut(way)}
                      >
                        {say.dropFilter(way.label, way.recipes)}
                      </Button>
                    ))}
                  </div>
                )
              }
            >
              {trouble.kind === 'failed' ? say.errorFetching : <NoMatch trouble={trouble} />}
            </Notice>
          )}
          {result && !isSpinning && <ResultCard recipe={result.recipe} onFavourite={() => handleFavourite(result)} />}
        </section>
        <SpinSettings choices={choices} onChoicesChange={setChoices} avoided={avoided} />
      </div>
    </>
  );
}

/** What came out, with the name and the heart that the recipe has by now. */
function asItIsNow(spun: Spun, recipe: RecipeSummary | undefined): Spun {
  if (recipe === undefined) return spun;
  const { name, is_favorite } = recipe;
  return { ...spun, recipe: { ...spun.recipe, name, is_favorite } };
}

function NoMatch({ trouble }: { trouble: Extract<Trouble, { kind: 'none' }> }) {
  return (
    <>
      <b>{say.noMatch}</b>
      <p className="mt-1">
        {trouble.isBookEmpty
          ? rich(say.emptyBook, { link: (text) => <Link to={paths.addRecipe}>{text}</Link> })
          : trouble.waysOut.length === 1
            ? say.oneFilterKeepsAway
            : trouble.waysOut.length > 1
              ? say.eachFilterKeepsAway
              : say.filtersTogetherKeepAway}
      </p>
    </>
  );
}

function ResultCard({ recipe, onFavourite }: { recipe: RecipeSummary; onFavourite: () => void }) {
  return (
    <article className={RESULT} aria-label={say.result}>
      <RecipePicture recipe={recipe} shape="square" frame="own" className={RESULT_PICTURE} sizes="96px" eager />
      <div className="min-w-0 grow">
        <h2 className="wrap-anywhere hyphens-auto max-sm:text-md max-sm:leading-[1.15]" dir="auto">
          <Link className="no-underline hover:underline" to={recipePath(recipe.id, recipe.name)}>
            {recipe.name}
          </Link>
        </h2>
        <p className="num mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-2">
          <CaloriesFact calories={recipe.calories} className={FACT} />
          {recipe.tags.map((tag) => {
            const Icon = tagIcon(tag.icon);
            return (
              <span key={tag.tag_id} className={FACT} title={terms.tag(tag.name)}>
                <Icon className="icon" aria-hidden />
                <span className="sr-only">{terms.tag(tag.name)}</span>
              </span>
            );
          })}
        </p>
      </div>
      <IconButton
        icon={Heart}
        look="heart"
        label={say.favouriteRecipe(recipe.name)}
        pressed={recipe.is_favorite}
        onClick={onFavourite}
      />
    </article>
  );
}
