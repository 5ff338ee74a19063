import type { Ingredient, Recipe, SubRecipe } from '@sorrel/contract/recipe';
import { inGroups } from '@sorrel/core/recipes/groups';
import { scaleCalories, scaleQuantity } from '@sorrel/core/recipes/scale-ingredient';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { FoodIcon } from '../cover/food-icon.tsx';
import { terms } from '../language/terms.ts';
import { writeDecimal, writeNumber, writeWeight } from '../language/write.ts';
import { recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { CHECK } from '../ui/check-looks.ts';
import { classes } from '../ui/classes.ts';
import { LONG_WORDS } from '../ui/long-words.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './detail-sentences.ts';
import { GROUP_NAME } from './group-looks.ts';
import { amountIn, fractionBeside, unitAlone, useUnitChoice } from './shown-units.ts';
import { shareWords, subRecipeOf } from './sub-recipe.ts';
import type { RecipeTicks } from './use-recipe-ticks.ts';

const LINE = 'flex items-center gap-3 border-b border-line py-2 last:border-0 last:pb-0 print:break-inside-avoid';

/** Amount and energy: in two columns, in a narrow list one below the other in every line alike. */
const AMOUNTS = [
  'flex flex-col items-end text-right whitespace-nowrap',
  '@min-amounts:flex-row @min-amounts:items-center @min-amounts:gap-x-2',
].join(' ');

/** A name that leads to its recipe. */
const LINKED = 'font-semibold text-leaf underline decoration-1 underline-offset-3 print:text-ink print:no-underline';

/** Units of which a weight says the same. */
const IN_WEIGHT: ReadonlySet<string> = new Set(['mg', 'g', 'kg']);

// yellow-brown is for what nobody is sure of
const DOUBTED = '-mx-3 rounded-md bg-amber-soft px-3';

export interface IngredientListProps {
  recipe: Recipe;
  serves: number;
  /** Amounts are asked about above already, by what its import was not sure of. */
  isAskedAbove?: boolean | undefined;
  /** Given: each line can be ticked. */
  ticks?: RecipeTicks | undefined;
}

/** The ingredients for so many serves, each group under its name. */
export function IngredientList({ recipe, serves, isAskedAbove = false, ticks }: IngredientListProps) {
  const id = useId();
  const doubted = new Set(
    recipe.implausible.flatMap(({ line }) => (line === null ? [] : (recipe.ingredients[line] ?? []))),
  );
  const listRef = useRef<HTMLDivElement>(null);
  const [first] = doubted;
  function handleShow() {
    const line = listRef.current?.querySelector<HTMLElement>('[data-doubted]');
    line?.scrollIntoView({ block: 'center' });
    line?.focus();
  }
  const groups = inGroups(recipe.ingredients).map(({ name, items }, place) => {
    const headingId = `${id}${place}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be of one name, and none moves
      <div key={place} className={place === 0 ? 'mt-3' : 'mt-6'}>
        {name !== null && (
          <h3 className={GROUP_NAME} id={headingId} dir="auto">
            {name}
          </h3>
        )}
        <ul aria-labelledby={name === null ? undefined : headingId}>
          {items.map((ingredient, position) => (
            <IngredientLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and none moves
              key={position}
              ingredient={ingredient}
              isDoubted={doubted.has(ingredient)}
              subRecipe={subRecipeOf(recipe, ingredient)}
              recipeServes={recipe.serves}
              serves={serves}
              tick={ticks && tickOf(ticks, recipe.ingredients.indexOf(ingredient))}
            />
          ))}
        </ul>
      </div>
    );
  });
  return (
    <div ref={listRef} className="@container">
      {first !== undefined && !isAskedAbove && (
        <Notice
          tone="warning"
          className="mt-3 print:hidden"
          action={
            <Button size="sm" variant="outline" onClick={handleShow}>
              {say.showLine}
            </Button>
          }
        >
          {say.reallyMeant(doubtedAmount(recipe, first), first.name, recipe.serves)}
        </Notice>
      )}
      {groups}
      {ticks && ticks.ingredients.length + ticks.steps.length > 0 && (
        <div className="mt-3 flex items-center justify-between gap-3 print:hidden">
          <span className="num text-sm text-ink-2" role="status">
            {say.ready(ticks.ingredients.length, recipe.ingredients.length)}
          </span>
          <Button size="sm" variant="muted" onClick={ticks.clear}>
            {say.clearTicks}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Tick {
  isTicked: boolean;
  onToggle: () => void;
}

const tickOf = (ticks: RecipeTicks, place: number): Tick => ({
  isTicked: ticks.ingredients.includes(place),
  onToggle: () => ticks.toggleIngredient(place),
});

interface IngredientLineProps {
  ingredient: Ingredient;
  /** So much of it can hardly be meant. */
  isDoubted: boolean;
  /** The recipe of the book that it is; null where that is in the book no more. */
  subRecipe: SubRecipe | null | undefined;
  recipeServes: number;
  serves: number;
  /** Given: the line can be ticked, which means that it is there. */
  tick: Tick | undefined;
}

function IngredientLine({ ingredient, isDoubted, subRecipe, recipeServes, serves, tick }: IngredientLineProps) {
  const [choice] = useUnitChoice();
  const { name, preparation, calories, food, language } = ingredient;
  const written = amountText(ingredient, recipeServes, serves);
  const converted = amountIn(choice, ingredient, recipeServes, serves);
  // the other way of saying it stands small below
  const beside = converted === null ? fractionBeside(ingredient, recipeServes, serves) : written;
  // without an amount nothing was counted, which is not the same as none
  const kcal = calories === 0 && ingredient.quantity === 0 ? null : (calories ?? null);
  return (
    <li className={classes(LINE, isDoubted && DOUBTED)} {...(isDoubted && { 'data-doubted': true, tabIndex: -1 })}>
      {tick && (
        <input
          type="checkbox"
          className={`${CHECK} cursor-pointer focus-visible:shadow-halo print:hidden`}
          aria-label={say.isReady(name)}
          checked={tick.isTicked}
          onChange={tick.onToggle}
        />
      )}
      <FoodIcon name={food?.name ?? name} />
      {/* amounts go below a name that would be left with less than its longest word's room */}
      <span className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
        <span
          className={classes(
            'min-w-[min(7rem,100%)] flex-[1_1_min-content] wrap-break-word',
            LONG_WORDS,
            tick?.isTicked && 'text-ink-3 line-through print:text-ink print:no-underline',
          )}
          dir="auto"
          lang={language ?? undefined}
        >
          {subRecipe ? (
            <Link className={LINKED} to={recipePath(subRecipe.id, subRecipe.name)}>
              {name}
            </Link>
          ) : (
            name
          )}
          {preparation && <small className="block text-xs text-ink-3">{preparation}</small>}
          {subRecipe && (
            <small className="block text-xs text-ink-2">
              {shareWords(ingredient, subRecipe, serves / recipeServes)}
            </small>
          )}
          {subRecipe === null && <small className="block text-xs text-ink-3">{say.subRecipeGone}</small>}
        </span>
        {(written || kcal !== null) && (
          <span className={AMOUNTS}>
            {written && (
              <span className="num font-semibold">
                {converted ?? written}
                {beside && <small className="block text-xs font-normal text-ink-3">{beside}</small>}
              </span>
            )}
            {kcal !== null && (
              <span className="num text-xs text-ink-3 @min-amounts:min-w-15">
                {writeNumber(scaleCalories(kcal, serves))} kcal
              </span>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

/** '11.5 kg' as a plan says it, '14 cups (1.7 kg)'. */
function doubtedAmount({ ingredients, nutritionLines, serves }: Recipe, ingredient: Ingredient): string {
  const grams = nutritionLines[ingredients.indexOf(ingredient)]?.grams ?? null;
  const written = amountText(ingredient, serves, serves);
  if (grams === null) return written;
  return IN_WEIGHT.has(ingredient.unit) ? writeWeight(grams) : `${written} (${writeWeight(grams)})`;
}

/** '110 g', '3 cloves', 'pinch', '0.5', or nothing for what has no amount, such as salt: a measure without a number is none. */
export function amountText({ quantity, unit }: Ingredient, recipeServes: number, serves: number): string {
  if (quantity === 0) return unitAlone(unit);
  const scaled = scaleQuantity(quantity, recipeServes, serves);
  return `${writeDecimal(scaled)} ${terms.unit(unit, scaled)}`.trim();
}
