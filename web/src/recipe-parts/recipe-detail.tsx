import type { Recipe } from '@sorrel/contract/recipe';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { languageOfRecipe } from '@sorrel/core/recipes/recipe-language';
import { SERVES_MAX, SERVES_MIN, startServes } from '@sorrel/core/recipes/scale-ingredient';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { rich } from '../language/rich.tsx';
import { siteLanguage } from '../language/site-language.ts';
import { terms } from '../language/terms.ts';
import { writeDate, writeNumber } from '../language/write.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Tag } from '../ui/tag.tsx';
import { tagIcon } from '../ui/tag-icon.ts';
import { AllergenNote } from './allergen-note.tsx';
import { CookedLine, CookLog } from './cook-log.tsx';
import { say } from './detail-sentences.ts';
import { dietConflict, dietDoubt, useAvoided } from './diet-conflicts.ts';
import { doubtText } from './diet-doubt-text.ts';
import { Gallery } from './gallery.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { MethodSteps } from './method-steps.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';
import { Equipment, RecipeOrigin } from './recipe-origin.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useRecipeTicks } from './use-recipe-ticks.ts';

// two columns of their own: rows in common would leave a hole under the picture beside a long title. On paper ingredients stand
// in a narrow column beside the method, as in a cookbook, whatever the size of the paper
const PAGE = [
  'grid grid-cols-[minmax(0,1fr)_minmax(21rem,25.5rem)] grid-rows-[auto_1fr] items-start gap-8',
  'max-lg:grid-cols-1 max-lg:grid-rows-none max-sm:gap-6',
  'print:grid-cols-[17rem_minmax(0,1fr)] print:grid-rows-[auto_auto_auto_1fr]',
  'print:[&_h2]:break-after-avoid print:[&_h3]:break-after-avoid',
].join(' ');
const SIDE = 'col-2 row-[1/span_2] grid grid-cols-1 gap-6 max-lg:col-auto max-lg:row-auto print:contents';
const METHOD = 'print:col-2 print:row-[2/span_3]';
const PRINTED_PANEL = 'print:col-1 print:p-0 print:shadow-none';
const TITLE = 'leading-[1.05] tracking-[-0.03em] hyphens-auto wrap-anywhere';

export interface RecipeDetailProps {
  recipe: Recipe;
  /** The page above: 'Recipes' or 'Explore'. */
  parent: Required<Crumb>;
  /** Buttons under the facts: Cook, Favourite, Save. Given the number of serves that is shown. */
  actions: ReactNode | ((serves: number) => ReactNode);
  /** In the corner of the picture. */
  corner?: ReactNode;
  /** Right of the breadcrumb: Edit, more. Given the number of serves that is shown. */
  tools?: (serves: number) => ReactNode;
  /** Under the tags: the collections that it is in. */
  collections?: ReactNode;
  /** Under the buttons: what came of pressing them. */
  message?: ReactNode;
  /** What is to be said of a part of the recipe, where that stands. */
  aside?: (part: 'details' | 'ingredients' | 'method') => ReactNode;
  /** Amounts are asked about in `aside`. */
  areAmountsAsked?: boolean;
  /** In place of ingredients and method, when `recipe.locked`: the upgrade prompt. */
  lockedPrompt?: ReactNode;
  /** The recipe is of the person's own book. */
  own?: boolean;
}

/** A whole recipe, of the book or of explore. */
export function RecipeDetail(props: RecipeDetailProps) {
  const { recipe, parent, actions, corner, tools, collections, message, aside, areAmountsAsked, lockedPrompt, own } =
    props;
  const [serves, setServes] = useState(() => startServes(recipe.serves));
  const ticks = useRecipeTicks(recipe);
  const ownTicks = own ? ticks : undefined;
  const language = languageOfRecipe(recipe);
  const avoided = useAvoided();
  const conflict = dietConflict(recipe, avoided);
  const doubt = dietDoubt(recipe, avoided);
  const lock = recipe.locked && lockedPrompt;
  const tagNames = new Set(recipe.tags.map((tag) => tag.name.toLowerCase()));
  const hints = recipe.dietHints.filter((hint) => !tagNames.has(hint.toLowerCase()));

  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <span className="print:hidden contents">
          <BackButton icon={ArrowLeft} to={parent.to} />
        </span>
        <div className="print:hidden contents">
          <Breadcrumb crumbs={[parent, { label: recipe.name }]} />
        </div>
        <span className="num ml-auto text-sm whitespace-nowrap text-ink-3 max-sm:hidden">
          {say.added(dateText(recipe.created_at))}
        </span>
        {tools && <div className="print:hidden flex items-center gap-1">{tools(serves)}</div>}
      </div>
      <article className={PAGE}>
        <Gallery recipe={recipe} corner={corner} />
        {/* one column, however long the title is: the method begins under the picture. Where there is only one, ingredients come
            first: they are needed before the method */}
        <div className={SIDE}>
          <header className="grid gap-4">
            {(recipe.tags.length > 0 || hints.length > 0) && (
              <div className="flex flex-wrap gap-2">
                {recipe.tags.map((tag) => (
                  <Tag key={tag.tag_id} icon={tagIcon(tag.icon)}>
                    {terms.tag(tag.name)}
                  </Tag>
                ))}
                {hints.map((hint) => (
                  <Tag key={hint}>{terms.tag(hint)}</Tag>
                ))}
              </div>
            )}
            {collections}
            {own && <CookedLine recipeId={recipe.id} />}
            <h1 className={`${TITLE} ${titleSize(recipe.name)}`} dir="auto" lang={language}>
              {recipe.name}
            </h1>
            {recipe.caption && (
              <p className="text-md text-ink-2 wrap-anywhere" dir="auto" lang={language}>
                {recipe.caption}
              </p>
            )}
            <dl className="flex flex-wrap justify-between gap-x-5 gap-y-2 border-y max-sm:gap-x-3 border-line py-3.5">
              <Fact name={say.meal}>{terms.types[recipe.type]}</Fact>
              <Fact name={say.prep}>{minutesText(recipe.prep_time)}</Fact>
              <Fact name={say.cook}>{minutesText(recipe.cook_time)}</Fact>
              <Fact name={say.calories}>
                {recipe.calories === null ? '-' : writeNumber(shownAmount(recipe.calories, 'kcal'))}
              </Fact>
            </dl>
            {aside?.('details')}
            <div className="print:hidden flex flex-wrap gap-3">
              {typeof actions === 'function' ? actions(serves) : actions}
            </div>
            {message}
            {conflict && <Notice tone="warning">{rich(say.conflict(conflict), { b: (text) => <b>{text}</b> })}</Notice>}
            {doubt && <Notice tone="info">{doubtText(recipe, doubt, avoided)}</Notice>}
          </header>
          {!lock && (
            <Panel className={PRINTED_PANEL} aria-labelledby="ingredients-title">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="ingredients-title">{say.ingredients}</h2>
                <div className="flex items-center gap-2">
                  <span className="text-sm text-ink-3" aria-hidden>
                    {terms.fields.serves}
                  </span>
                  <Stepper
                    label={terms.fields.serves}
                    value={serves}
                    onValueChange={setServes}
                    min={SERVES_MIN}
                    max={SERVES_MAX}
                  />
                </div>
              </div>
              <UnitSwitch recipe={recipe} />
              {aside?.('ingredients')}
              <IngredientList recipe={recipe} serves={serves} isAskedAbove={areAmountsAsked} ticks={ownTicks} />
              {recipe.ingredients.length === 0 && <p className="text-sm text-ink-2">{say.noIngredients}</p>}
              <AllergenNote allergens={recipe.allergens} />
            </Panel>
          )}
          <NutritionPanel recipe={recipe} own={own} className={PRINTED_PANEL} />
        </div>
        {lock ? (
          <div className={METHOD}>{lock}</div>
        ) : (
          <div className={METHOD}>
            <h2 className="text-xl">{say.method}</h2>
            {aside?.('method')}
            {recipe.method.length === 0 ? (
              <p className="mt-2 text-ink-2">{say.noMethod}</p>
            ) : (
              <MethodSteps method={recipe.method} language={language} ticks={ownTicks} />
            )}
            <Equipment equipment={recipe.equipment} />
            <h2 className="mt-10 text-xl">{terms.fields.notes}</h2>
            <p className="mt-2 max-w-[60ch] whitespace-pre-line text-ink-2 wrap-anywhere" dir="auto">
              {recipe.notes.trim() || say.noNotes}
            </p>
            {own && <CookLog recipeId={recipe.id} />}
            <RecipeOrigin recipe={recipe} />
          </div>
        )}
      </article>
    </>
  );
}

/** Letters that a title in the largest type holds, then in each smaller one: of the whole and of its longest word. */
const TITLE_STEPS = [
  { letters: 24, ofWord: 15, className: 'text-[min(3rem,1.4rem+2.2vw)]' },
  { letters: 44, ofWord: 18, className: 'text-[min(2.5rem,1.4rem+2.2vw)]' },
  { letters: 72, ofWord: 22, className: 'text-[min(2.0625rem,1.4rem+2.2vw)]' },
] as const;

/** The longer a title, the smaller its type: five words stand as large as a poster, forty are read in a few lines. */
function titleSize(name: string): string {
  const ofWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const step = TITLE_STEPS.find((one) => name.length <= one.letters && ofWord <= one.ofWord);
  return step?.className ?? 'text-[min(1.6875rem,1.4rem+2.2vw)]';
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="font-display text-md leading-[1.3] font-semibold">{children}</dd>
    </div>
  );
}

/** '-' when zero. Source: specification, 2, Recipe detail. */
function minutesText(minutes: number): string {
  return minutes === 0 ? '-' : terms.minutes(minutes);
}

/** Day-month-year; another language writes it as it always does. Source: specification, 2, Recipe detail. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  if (siteLanguage() !== 'en') return writeDate(date);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(date.getDate())}-${twoDigits(date.getMonth() + 1)}-${date.getFullYear()}`;
}
