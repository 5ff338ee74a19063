import type { NutritionLine, NutritionQuestion, Recipe } from '@sorrel/contract/recipe';
import { useRef } from 'react';
import { errorMessage } from '../api.ts';
import { FoodIcon } from '../cover/food-icon.tsx';
import { writeAmount, writeNumber } from '../language/write.ts';
import { Chip } from '../ui/chip.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './detail-sentences.ts';
import { shownKcal } from './nutrition-range.tsx';
import { useCorrectFood } from './queries.ts';

const TITLE_ID = 'nutrition-assumed';

export interface NutritionQuestionsProps {
  recipe: Recipe;
  /** Opens the form for a line where none of the answers is right. */
  onCorrect: (line: number) => void;
}

/** What was assumed of the recipe, the largest doubt first, each with answers to press. */
export function NutritionQuestions({ recipe, onCorrect }: NutritionQuestionsProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const answering = useCorrectFood(recipe.id);
  const energy = shownKcal(recipe);

  function answer(line: NutritionLine, said: { foodId: string | null; grams: number | null }) {
    if (answering.isPending) return;
    answering.mutate(
      { ingredient: line.ingredient, ...said },
      // the question is gone with its buttons
      { onSuccess: () => titleRef.current?.focus() },
    );
  }

  if (recipe.nutritionQuestions.length === 0 && !answering.isSuccess) return null;
  return (
    <section className="mb-6" aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID} ref={titleRef} tabIndex={-1} className="outline-none">
        {say.assumed}
      </h3>
      <p className="mb-1 text-sm text-ink-2" role="status">
        {recipe.nutritionQuestions.length > 0 ? say.onePressEach : say.nothingAssumed}{' '}
        {answering.isSuccess && energy && say.nowBetween(writeNumber(energy.low), writeAmount(energy.high, 'kcal'))}
      </p>
      {answering.isError && <Notice tone="error">{errorMessage(answering.error)}</Notice>}
      <ul className={answering.isPending ? 'opacity-60' : ''} aria-busy={answering.isPending}>
        {recipe.nutritionQuestions.map((question) => {
          const line = recipe.nutritionLines[question.line];
          if (line === undefined) return null;
          const ingredient = recipe.ingredients[question.line];
          return (
            <Question
              key={question.line}
              question={question}
              line={line}
              quantity={ingredient?.quantity ?? 0}
              drawnAs={ingredient?.food?.name ?? line.ingredient}
              onAnswer={(said) => answer(line, said)}
              onCorrect={() => onCorrect(question.line)}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface QuestionProps {
  question: NutritionQuestion;
  line: NutritionLine;
  quantity: number;
  /** The food in English, which pictures are drawn by. */
  drawnAs: string;
  onAnswer: (said: { foodId: string | null; grams: number | null }) => void;
  onCorrect: () => void;
}

function Question({ question, line, quantity, drawnAs, onAnswer, onCorrect }: QuestionProps) {
  const { asks, choices, plusMinusKcal } = question;
  const taken = choices.find((choice) => choice.taken);
  // a food that somebody chose stays chosen when its weight is answered
  const foodId = line.confidence === 'corrected' ? line.foodId : null;
  const each = (grams: number) => (quantity > 1 ? grams / quantity : grams);
  return (
    <li className="flex gap-3 border-b border-line py-3.5 last:border-0">
      <FoodIcon name={drawnAs} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="min-w-0 font-semibold wrap-anywhere" dir="auto">
            {line.ingredient}
          </b>
          <span className="num rounded-full bg-sunken px-2 py-0.5 text-xs whitespace-nowrap text-ink-2">
            {say.plusMinus(writeAmount(plusMinusKcal, 'kcal'))}
          </span>
        </div>
        <p className="text-sm text-ink-2">
          {asks === 'food'
            ? say.takenForFood(line.food ?? '')
            : taken?.size
              ? (question.sizeSaid ? say.sizeWeighs : say.noSizeGiven)(
                  say.pieceSizes[taken.size],
                  writeAmount(each(taken.grams), 'g'),
                  quantity > 1,
                )
              : say.noWeightGiven(writeAmount(taken?.grams ?? 0, 'g'))}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend where the sentence stands */}
        <div className="mt-2 flex flex-wrap gap-2" role="group" aria-label={say.answersFor(line.ingredient)}>
          {asks === 'food' && (
            <Chip onClick={() => onAnswer({ foodId: line.foodId, grams: null })}>{say.yesItIs(line.food ?? '')}</Chip>
          )}
          {choices.map((choice) => (
            <Chip
              key={choice.grams}
              className={choice.taken ? 'border-dashed' : ''}
              onClick={() => onAnswer({ foodId, grams: Math.round(choice.grams * 10) / 10 })}
            >
              {choice.size
                ? say.pieceOf(say.pieceSizes[choice.size], writeAmount(each(choice.grams), 'g'))
                : writeAmount(choice.grams, 'g')}
            </Chip>
          ))}
          <Chip onClick={onCorrect}>{asks === 'food' ? say.anotherFood : say.anotherWeight}</Chip>
        </div>
      </div>
    </li>
  );
}
