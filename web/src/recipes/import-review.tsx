import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { ArrowRight, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { decimalNumber, numberText } from '../lib/decimal-number.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { isHeading } from './draft-rows.ts';
import { goTo } from './go-to.ts';
import type { SectionProps } from './images-section.tsx';
import { DoubtedAmounts, DoubtedTimes, doubtId, MissingIngredients, ShortPart } from './import-doubts.tsx';
import { quantityId } from './ingredient-row.tsx';
import type { IngredientRow } from './recipe-draft.ts';
import { say } from './sentences.ts';
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
  const common = (doubt: ImportDoubt) => ({ doubt, facts, onDone: () => finish(doubt) });
  const handleLine = (line: string) => {
    const row = draft.ingredients.find((one) => !isHeading(one) && (one.original ?? one.name) === line);
    goTo(`#${row ? quantityId(row.rowId) : 'ingredients-title'}`);
  };
  return {
    mealTypeHint: draft.type === facts.type ? dishHint(facts) : undefined,
    details: of('implausible-time').map((doubt) => (
      <DoubtedTimes key={doubt.kind} {...common(doubt)} onTimes={() => goTo(`[name="${PREP_TIME_NAME}"]`)} />
    )),
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
                mend(doubt);
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
                      mend(doubt);
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

/** How much there is to look at, each with a press that leads there. Nothing where all is sure. */
export function ReviewList({ review, draft }: { review: ImportReview; draft: SectionProps['draft'] }) {
  const { facts, doubts } = review;
  if (facts === null) return null;
  const open = [
    ...(draft.servesQuestion === null ? [] : ['servings-unknown' as const]),
    ...doubts.map(({ kind }) => kind).filter((kind) => kind !== 'servings-unknown'),
  ];
  if (open.length === 0) return null;
  return (
    <Panel aria-labelledby="to-look-at" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="to-look-at">{say.toLookAt}</h2>
        <span className="text-sm text-ink-2">{say.thingsNotSure(open.length)}</span>
      </div>
      <ol className="grid">
        {open.map((kind) => (
          <li key={kind} className="border-b border-line last:border-0">
            <button
              type="button"
              className="flex min-h-control w-full items-center justify-between gap-3 py-1 text-start font-semibold hover:underline"
              onClick={() => goTo(`#${doubtId(kind)}`)}
            >
              {say.doubtTitles[kind]}
              <ArrowRight className="icon text-ink-2" aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {facts.sourceUrl !== '' && (
        <ButtonLink
          size="sm"
          variant="outline"
          icon={ExternalLink}
          className="justify-self-start"
          to={facts.sourceUrl}
          target="_blank"
          rel="noreferrer"
        >
          {say.seeThePage}
        </ButtonLink>
      )}
    </Panel>
  );
}
