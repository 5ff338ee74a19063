import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import type { ReactNode } from 'react';
import { decimalNumber, numberText } from '../lib/decimal-number.ts';
import { isHeading } from './draft-rows.ts';
import { focusTitleAround, goTo } from './go-to.ts';
import type { SectionProps } from './images-section.tsx';
import {
  DoubtedAmounts,
  DoubtedTimes,
  doubtId,
  MissingIngredients,
  OtherCalories,
  ShortPart,
} from './import-doubts.tsx';
import { quantityId } from './ingredient-row.tsx';
import type { IngredientRow } from './recipe-draft.ts';
import { say } from './sentences.ts';
import { SERVES_NAME } from './serves-field.tsx';
import type { ImportReview, ReviewFacts } from './use-import-review.ts';

/** The input of the preparation time, by its name. */
export const PREP_TIME_NAME = 'prepTime';

/** What stands in the parts of the form while an import is looked over. */
export interface ReviewParts {
  mealTypeHint?: string | undefined;
  details?: ReactNode;
  /** `paste` opens the part's own dialog. */
  ingredients?: (paste: () => void) => ReactNode;
  method?: (paste: () => void) => ReactNode;
}

/** What the import was not sure of, each in the part of the form that it is about. */
export function reviewParts(review: ImportReview, { draft, onChange }: SectionProps): ReviewParts {
  const { facts, doubts, finish, mend } = review;
  if (facts === null) return {};
  const { servings } = facts;
  const of = (...kinds: ImportDoubt['kind'][]) => doubts.filter(({ kind }) => kinds.includes(kind));
  /** Its block goes: the focus stays in that part of the form. */
  const leave = (doubt: ImportDoubt, end: (doubt: ImportDoubt) => void) => {
    focusTitleAround(doubtId(doubt.kind));
    end(doubt);
  };
  const common = (doubt: ImportDoubt) => ({ doubt, facts, onDone: () => leave(doubt, finish) });
  const handleLine = (line: string) => {
    const row = draft.ingredients.find((one) => !isHeading(one) && (one.original ?? one.name) === line);
    goTo(`#${row ? quantityId(row.rowId) : 'ingredients-title'}`);
  };
  return {
    mealTypeHint: draft.type === facts.type ? dishHint(facts) : undefined,
    details: (
      <>
        {of('calories-differ').map((doubt) => (
          <OtherCalories
            key={doubt.kind}
            {...common(doubt)}
            serves={Number(draft.serves)}
            onServes={() => goTo(`[name="${SERVES_NAME}"]`)}
          />
        ))}
        {of('implausible-time').map((doubt) => (
          <DoubtedTimes key={doubt.kind} {...common(doubt)} onTimes={() => goTo(`[name="${PREP_TIME_NAME}"]`)} />
        ))}
      </>
    ),
    ingredients: (paste) => (
      <>
        {of('ingredients-incomplete').map((doubt) =>
          doubt.lines.length === 0 ? (
            <ShortPart key={doubt.kind} {...common(doubt)} onPaste={paste} />
          ) : (
            <MissingIngredients
              key={doubt.kind}
              {...common(doubt)}
              onIngredients={(found) => {
                onChange((now) => ({ ...now, ingredients: [...now.ingredients, ...found] }));
                leave(doubt, mend);
              }}
            />
          ),
        )}
        {of('amounts-missing', 'implausible-amount').map((doubt) => (
          <DoubtedAmounts
            key={doubt.kind}
            {...common(doubt)}
            onLine={handleLine}
            onTimes={
              servings !== null && isForOneServing(doubt)
                ? {
                    by: servings,
                    multiply: () => {
                      onChange((now) => ({ ...now, ingredients: multiplied(now.ingredients, servings) }));
                      leave(doubt, mend);
                    },
                  }
                : null
            }
          />
        ))}
      </>
    ),
    method: (paste) =>
      of('steps-incomplete').map((doubt) => <ShortPart key={doubt.kind} {...common(doubt)} onPaste={paste} />),
  };
}

/** Lines of which each has less than one of something, from which they are those for one serving. */
const FOR_ONE_LINES_MIN = 5;

const isForOneServing = ({ kind, lines }: ImportDoubt): boolean =>
  kind === 'implausible-amount' && lines.length >= FOR_ONE_LINES_MIN && lines.every((line) => /^0[.,]\d/.test(line));

/** The rows with amounts for so many servings instead of one. */
function multiplied(rows: readonly IngredientRow[], by: number): IngredientRow[] {
  return rows.map((row) => (isHeading(row) ? row : { ...row, quantity: numberText(decimalNumber(row.quantity) * by) }));
}

/** What is said beside the meal type of what is no meal by itself. */
function dishHint({ dishKind, type }: ReviewFacts): string | undefined {
  if (dishKind === 'meal' || dishKind === 'unknown') return undefined;
  return type === 'any' || type === 'snack' ? say.looksLike[dishKind] : undefined;
}
