import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { ArrowRight, Check, ExternalLink } from 'lucide-react';
import { rich } from '../language/rich.tsx';
import { writeAll, writeAmount } from '../language/write.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { goTo } from './go-to.ts';
import { doubtId } from './import-doubts.tsx';
import type { ServesQuestion } from './recipe-draft.ts';
import { say } from './sentences.ts';
import type { ImportReview } from './use-import-review.ts';
import { useNextDoubtKey } from './use-next-doubt-key.ts';

type Kind = ImportDoubt['kind'];

/** Each kind of doubt, in the order in which the form shows them. */
const IN_FORM: readonly Kind[] = [
  'servings-unknown',
  'calories-differ',
  'implausible-time',
  'ingredients-incomplete',
  'amounts-missing',
  'implausible-amount',
  'steps-incomplete',
];
const LINES_NAMED = 2;
const NUMBER = 'grid size-6 flex-none place-items-center rounded-full text-xs font-semibold';

interface ReviewListProps {
  review: ImportReview;
  servesQuestion: ServesQuestion | null;
}

/** What of the import is still open. */
export function openKinds({ doubts }: ImportReview, servesQuestion: ServesQuestion | null): Kind[] {
  const open = new Set<Kind>(doubts.map(({ kind }) => kind));
  // that question is the form's own
  if (servesQuestion === null) open.delete('servings-unknown');
  else open.add('servings-unknown');
  return IN_FORM.filter((kind) => open.has(kind));
}

/** From where a recipe was read, and how much of it asks to be looked at. */
export function ReadNotice({ review, servesQuestion }: ReviewListProps) {
  const { facts } = review;
  const open = openKinds(review, servesQuestion);
  if (facts === null || open.length === 0) return null;
  const mayWait = servesQuestion === null;
  return <Notice>{say.readWithDoubts(siteOf(facts.sourceUrl), open.length, mayWait)}</Notice>;
}

/** What is said of an import that asks for no look, to those who do not see the form fill. */
export const filledSentence = ({ facts, asked }: ImportReview): string =>
  facts === null || asked.length > 0 ? '' : say.filled(siteOf(facts.sourceUrl));

/** All that there was to look at, how much of it is done, and a press that leads to each of the rest. Nothing where all is sure. */
export function ReviewList({ review, servesQuestion }: ReviewListProps) {
  const { facts, asked } = review;
  const open = openKinds(review, servesQuestion);
  useNextDoubtKey(open);
  if (facts === null || open.length === 0) return null;
  const all = IN_FORM.filter((kind) => asked.includes(kind) || open.includes(kind));
  return (
    <Panel aria-labelledby="to-look-at" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="to-look-at">{say.toLookAt}</h2>
        <span className="num text-sm whitespace-nowrap text-ink-3" role="status">
          {say.lookedAt(all.length - open.length, all.length)}
        </span>
      </div>
      <ol className="grid">
        {all.map((kind, place) => (
          <li key={kind} className="border-b border-line last:border-0">
            {open.includes(kind) ? (
              <button
                type="button"
                className="group flex min-h-control w-full items-center gap-3 py-2 text-start"
                onClick={() => goTo(`#${doubtId(kind)}`)}
              >
                <span className={`${NUMBER} bg-amber-soft text-amber`} aria-hidden>
                  {place + 1}
                </span>
                <span className="grid min-w-0 grow text-sm text-ink-2">
                  <b className="text-base font-semibold text-ink group-hover:underline">{titleOf(kind, review)}</b>{' '}
                  <span className="truncate empty:hidden" dir="auto">
                    {detailOf(kind, review, servesQuestion)}
                  </span>
                </span>
                <ArrowRight className="icon text-ink-2" aria-hidden />
              </button>
            ) : (
              <p className="flex min-h-control items-center gap-3 py-2 text-ink-2">
                <span className={`${NUMBER} bg-leaf-soft text-leaf`} aria-hidden>
                  <Check className="size-3.5" strokeWidth={2.5} />
                </span>
                {say.doubtTitles[kind]} <span className="sr-only">{say.isLookedAt}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-3 max-app:hidden">{rich(say.nextByKey, { kbd: (text) => <kbd>{text}</kbd> })}</p>
      {facts.sourceUrl !== '' && (
        <ButtonLink
          full
          variant="outline"
          icon={ExternalLink}
          className="mt-1"
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

const linesOf = (kind: Kind, { doubts }: ImportReview) => doubts.find((doubt) => doubt.kind === kind)?.lines ?? [];

function titleOf(kind: Kind, review: ImportReview): string {
  const missing = kind === 'ingredients-incomplete' ? linesOf(kind, review).length : 0;
  return missing > 0 ? say.moreIngredientsCount(missing) : say.doubtTitles[kind];
}

/** What is known of it, in a few words. */
function detailOf(kind: Kind, review: ImportReview, servesQuestion: ServesQuestion | null): string {
  if (kind === 'servings-unknown') {
    if (servesQuestion?.kind === 'pieces') return servesQuestion.text;
    if (servesQuestion?.kind === 'implausible') return say.eachServing(writeAmount(servesQuestion.kcal, 'kcal'));
    return say.notOnThePage;
  }
  const lines = [...new Set(linesOf(kind, review))];
  if (kind === 'ingredients-incomplete') {
    return lines.length === 0 ? '' : say.pageShows((review.facts?.lineCount ?? 0) + lines.length);
  }
  const further = lines.length - LINES_NAMED;
  return further > 0 ? `${lines.slice(0, LINES_NAMED).join(', ')} ${say.andMore(further)}` : writeAll(lines);
}

/** The site of an address; '' where there is none, as of a text that was pasted. */
function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
