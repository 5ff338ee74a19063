import type { Ingredient, Recipe, SubRecipe } from '@sorrel/contract/recipe';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { inGroups } from '@sorrel/core/recipes/groups';
import { languageOfRecipe } from '@sorrel/core/recipes/recipe-language';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { terms } from '../../language/terms.ts';
import { writeNumber } from '../../language/write.ts';
import { AllergenNote } from '../../recipe-parts/allergen-note.tsx';
import { say as sayOfDetail } from '../../recipe-parts/detail-sentences.ts';
import { LARGE_SIZES } from '../../recipe-parts/gallery.tsx';
import { GROUP_NAME } from '../../recipe-parts/group-looks.ts';
import { amountText } from '../../recipe-parts/ingredient-list.tsx';
import { shownKcal } from '../../recipe-parts/nutrition-range.tsx';
import { Equipment, RecipeOrigin } from '../../recipe-parts/recipe-origin.tsx';
import { amountIn, fractionBeside, useUnitChoice } from '../../recipe-parts/shown-units.ts';
import { shareWords, subRecipeOf } from '../../recipe-parts/sub-recipe.ts';
import { RecipePicture } from '../../ui/recipe-picture.tsx';
import { say } from './sentences.ts';

const PAGE = 'text-sm leading-[1.5] wrap-anywhere [&_h2]:text-lg [&_:is(h1,h2,h3)]:break-after-avoid';
const PICTURE = 'float-right mb-4 ml-6 w-[42%]';
// whole on its page, and at least three of its lines together where it is longer than one
const STEP = 'grid grid-cols-[2rem_minmax(0,1fr)] orphans-3 widows-3 break-inside-avoid';
const STEP_PICTURE = 'mt-2 block max-h-[4.5cm] max-w-full rounded-md break-inside-avoid';
// as many columns as the paper has room for
const INGREDIENTS = 'mt-2 columns-[13rem] gap-8';
const LINE = 'flex gap-2 border-b border-line py-1 break-inside-avoid';

/** Letters of a name that is set smaller. */
const LONG_NAME = 40;

export interface PrintedRecipeProps {
  recipe: Recipe;
  serves: number;
  withPictures: boolean;
  /** Its place in a printed book, from 1. */
  place?: number;
}

function energyFact(recipe: Recipe, calories: number): string {
  const kcal = writeNumber(shownAmount(calories, 'kcal'));
  const range = shownKcal(recipe);
  return range === null
    ? say.perServing(kcal)
    : say.perServingBetween(kcal, writeNumber(range.low), writeNumber(range.high));
}

/** A recipe for paper of any size: everything somebody cooks from, and nothing that is pressed. */
export function PrintedRecipe({ recipe, serves, withPictures, place }: PrintedRecipeProps) {
  const [choice] = useUnitChoice();
  const language = languageOfRecipe(recipe);
  const facts = [
    say.serves(serves),
    recipe.prep_time > 0 && say.prep(terms.minutes(recipe.prep_time)),
    recipe.cook_time > 0 && say.cook(terms.minutes(recipe.cook_time)),
    recipe.calories !== null && energyFact(recipe, recipe.calories),
  ].filter((fact) => fact !== false);
  return (
    <article className={PAGE}>
      {withPictures && recipe.image_urls.length > 0 && (
        <div className={PICTURE}>
          <RecipePicture recipe={recipe} sizes={place === undefined ? LARGE_SIZES : '400px'} eager />
        </div>
      )}
      <h1
        className={`leading-[1.1] hyphens-auto ${recipe.name.length > LONG_NAME ? 'text-xl' : 'text-2xl'}`}
        dir="auto"
        lang={language}
      >
        {place !== undefined && <span className="text-ink-3">{`${place} `}</span>}
        {recipe.name}
      </h1>
      {recipe.caption && (
        <p className="mt-2 text-base text-ink-2" dir="auto" lang={language}>
          {recipe.caption}
        </p>
      )}
      <p className="mt-2 font-semibold">{facts.join(' · ')}</p>
      <div className="clear-both pt-5">
        <h2>{sayOfDetail.ingredients}</h2>
        {inGroups(recipe.ingredients).map(({ name, items }, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be of one name, and none moves
          <div key={group} className="mt-2">
            {name !== null && (
              <h3 className={GROUP_NAME} dir="auto">
                {name}
              </h3>
            )}
            <ul className={INGREDIENTS}>
              {items.map((ingredient, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and none moves
                <li key={line} className={LINE}>
                  <IngredientText
                    ingredient={ingredient}
                    subRecipe={subRecipeOf(recipe, ingredient)}
                    times={serves / recipe.serves}
                    amount={
                      (ingredient.quantity === 0
                        ? null
                        : (amountIn(choice, ingredient, recipe.serves, serves) ??
                          fractionBeside(ingredient, recipe.serves, serves))) ??
                      amountText(ingredient, recipe.serves, serves)
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <AllergenNote allergens={recipe.allergens} />
      </div>
      {recipe.method.length > 0 && <h2 className="mt-6">{sayOfDetail.method}</h2>}
      {inGroups(recipe.method).map(({ name, items }) => (
        <div key={items[0]?.step} className="mt-2">
          {name !== null && (
            <h3 className={`mt-4 ${GROUP_NAME}`} dir="auto">
              {name}
            </h3>
          )}
          <ol className="mt-2 grid gap-3" start={items[0]?.step}>
            {items.map(({ step, desc, image_url }) => (
              <li key={step} className={STEP}>
                <span className="font-display text-md leading-[1.2] font-semibold text-vein">{step}</span>
                <div>
                  <p className="whitespace-pre-line" dir="auto" lang={language}>
                    {temperaturesIn(desc, choice)}
                  </p>
                  {withPictures && image_url && <img className={STEP_PICTURE} src={image_url} alt="" />}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <Equipment equipment={recipe.equipment} />
      {recipe.notes.trim() !== '' && (
        <>
          <h2 className="mt-6">{terms.fields.notes}</h2>
          <p className="mt-2 whitespace-pre-line" dir="auto">
            {recipe.notes.trim()}
          </p>
        </>
      )}
      <RecipeOrigin recipe={recipe} />
    </article>
  );
}

interface IngredientTextProps {
  ingredient: Ingredient;
  /** The recipe of the book that it is. */
  subRecipe: SubRecipe | null | undefined;
  /** How often what is written is cooked. */
  times: number;
  amount: string;
}

function IngredientText({ ingredient, subRecipe, times, amount }: IngredientTextProps) {
  return (
    <>
      {amount !== '' && <b className="num flex-none">{amount}</b>}
      <span className="min-w-0" dir="auto" lang={ingredient.language ?? undefined}>
        {ingredient.name}
        {ingredient.preparation && <span className="text-ink-3">, {ingredient.preparation}</span>}
        {subRecipe && (
          <span className="block text-xs text-ink-2">
            {say.ofRecipe(subRecipe.name, shareWords(ingredient, subRecipe, times))}
          </span>
        )}
      </span>
    </>
  );
}
