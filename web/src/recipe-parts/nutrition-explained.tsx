import type { NutritionLine, Recipe } from '@sorrel/contract/recipe';
import { GRAMS_RULES } from '@sorrel/core/nutrition/line-grams';
import { Pencil } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useUser } from '../auth/queries.ts';
import { writeAmount } from '../language/write.ts';
import { useForPremium } from '../layouts/upgrade.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CorrectFoodForm } from './correct-food-form.tsx';
import { say } from './detail-sentences.ts';
import { NutritionQuestions } from './nutrition-questions.tsx';
import { NutrientRanges } from './nutrition-range.tsx';

const SURE_ID = 'nutrition-sure';

// on a phone, long words break before the figures and the button of a line lie outside the window
const TABLE = 'w-full border-collapse text-sm max-sm:text-xs';
const CELL = 'border-b border-line py-2 pr-3 max-sm:pr-1.5';
const WORD = `${CELL} max-sm:hyphens-auto max-sm:wrap-anywhere`;
const HEAD = 'text-left font-semibold text-ink-2';
const WORD_HEAD = `${CELL} ${HEAD}`;
const FIGURE = `num ${CELL} text-right whitespace-nowrap`;
const FIGURE_HEAD = `${FIGURE} font-semibold text-ink-2`;

export interface NutritionExplainedProps {
  recipe: Recipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  own?: boolean;
  /** The line whose form is open at first. */
  correctFirst?: number | null;
}

/** Which food each ingredient was taken for, what it weighs, what it brings, and what was not counted. */
export function NutritionExplained({ recipe, open, onOpenChange, own, correctFirst = null }: NutritionExplainedProps) {
  const user = useUser();
  const forPremium = useForPremium();
  const [correcting, setCorrecting] = useState(correctFirst);
  const formRef = useRef<HTMLTableCellElement>(null);
  const lines = recipe.nutritionLines;
  const ingredients = lines.filter((line) => line.gramsRule !== GRAMS_RULES.heading);
  const counted = ingredients.filter((line) => line.matched).length;
  function handleCorrect(index: number) {
    forPremium(say.correctingIsPremium, () => setCorrecting(correcting === index ? null : index));
  }

  /** The form stands in the table below: it is brought into view, and typed in at once. */
  function handleCorrectFromQuestion(index: number) {
    setCorrecting(index);
    requestAnimationFrame(() => formRef.current?.querySelector('input')?.focus());
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.howThisWasWorkedOut}
      size="lg"
      initialFocus={correctFirst === null ? undefined : () => missingField(formRef.current, lines[correctFirst])}
    >
      {recipe.nutritionRanges && (
        <section className="mb-6" aria-labelledby={SURE_ID}>
          <h3 id={SURE_ID}>{say.howSure}</h3>
          <p className="mb-3 text-sm text-ink-2">{say.fourOfFive}</p>
          <NutrientRanges recipe={recipe} />
        </section>
      )}
      {own && user?.premium && (
        <NutritionQuestions key={recipe.id} recipe={recipe} onCorrect={handleCorrectFromQuestion} />
      )}
      <p className="mb-4 text-ink-2">
        {counted === ingredients.length
          ? say.allCounted(ingredients.length)
          : say.someCounted(counted, ingredients.length)}{' '}
        {say.weightsAreFor}
      </p>
      <div className="-mx-1.5 overflow-x-auto px-1.5">
        <table className={TABLE}>
          <thead>
            <tr>
              <th className={WORD_HEAD} scope="col">
                {say.ingredientColumn}
              </th>
              <th className={WORD_HEAD} scope="col">
                {say.takenFor}
              </th>
              <th scope="col" className={FIGURE_HEAD}>
                {say.weight}
              </th>
              <th scope="col" className={FIGURE_HEAD}>
                {say.calories}
              </th>
              {own && (
                <th className={WORD_HEAD} scope="col">
                  <span className="sr-only">{say.correct}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of the same name, and none moves
              <Fragment key={index}>
                <tr className={own ? '[&>*]:align-middle' : '[&>*]:align-top'}>
                  <th className={`${WORD} ${HEAD}`} scope="row">
                    {line.ingredient}
                  </th>
                  <td className={WORD}>
                    {line.matched ? line.food : <span className="text-ink-3">{say.notCounted}</span>}
                    {line.isRecipe && (
                      <small className="block text-ink-3">
                        {line.matched ? say.fromYourRecipe : say.shareNotKnown}
                      </small>
                    )}
                    {surenessText(line) && <small className="block text-ink-3">{surenessText(line)}</small>}
                  </td>
                  <td className={FIGURE}>{line.grams === null ? '-' : writeAmount(line.grams, 'g')}</td>
                  <td className={FIGURE}>{line.calories === null ? '-' : writeAmount(line.calories, 'kcal')}</td>
                  {own && (
                    <td className="border-b border-line py-2 text-right">
                      {!line.isRecipe && (
                        <IconButton
                          icon={Pencil}
                          size="sm"
                          label={say.correctIngredient(line.ingredient)}
                          aria-expanded={correcting === index}
                          onClick={() => handleCorrect(index)}
                        />
                      )}
                    </td>
                  )}
                </tr>
                {correcting === index && (
                  <tr>
                    <td ref={formRef} className={CELL} colSpan={5}>
                      <CorrectFoodForm recipe={recipe} line={line} onDone={() => setCorrecting(null)} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

/** What a line that is not counted wants: its weight, where the food is known, else the food. */
function missingField(form: HTMLElement | null, line: NutritionLine | undefined): HTMLInputElement | null {
  const [food, weight] = form?.querySelectorAll('input') ?? [];
  return (line?.foodId ? weight : food) ?? null;
}

/** How the food was found, where that is worth knowing. */
function surenessText({ confidence, matched }: NutritionLine): string {
  if (!matched) return '';
  if (confidence === 'not sure') return say.aGuessPleaseCheck;
  if (confidence === 'corrected') return say.correctedByYou;
  return '';
}
