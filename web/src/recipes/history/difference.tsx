import type { RecipeVersion } from '@sorrel/contract/history';
import { type LinePiece, lineDifference, wordDifference } from '@sorrel/core/recipes/history/word-difference';
import { lineInWords } from '../line-in-words.ts';
import { say } from './sentences.ts';
import { fieldName, VERSION_FIELDS, valueText } from './version-summary.ts';

const INSERTED =
  'box-decoration-clone rounded-[5px] bg-leaf-soft px-[0.25em] py-[0.05em] font-semibold text-leaf underline decoration-2 underline-offset-3';
const DELETED = 'box-decoration-clone rounded-[5px] bg-vein-soft px-[0.25em] py-[0.05em] text-vein line-through';

/** What became of a version: words that are new are underlined, those that went are struck, and said so to a reader. */
export function Difference({ before, after }: { before: RecipeVersion; after: RecipeVersion }) {
  const ingredients = lineDifference(before.ingredients.map(lineInWords), after.ingredients.map(lineInWords));
  const steps = lineDifference(
    before.method.map(({ desc }) => desc),
    after.method.map(({ desc }) => desc),
  );
  const fields = VERSION_FIELDS.flatMap((field) => {
    const [old, young] = [valueText(before.fields[field]), valueText(after.fields[field])];
    return old === young ? [] : [{ field, old, young }];
  });
  const isSame = fields.length === 0 && [...ingredients, ...steps].every(({ kind }) => kind === 'same');
  if (isSame) return <p className="text-ink-2">{say.noDifference}</p>;
  return (
    <div className="grid gap-6">
      {fields.map(({ field, old, young }) => (
        <section key={field}>
          <h3 className="font-text text-base font-semibold">{fieldName(field)}</h3>
          <p className="mt-1 leading-[1.6] whitespace-pre-line wrap-anywhere" dir="auto">
            <Words before={old} after={young} />
          </p>
        </section>
      ))}
      <Lines title={say.ingredients} lines={ingredients} />
      <Lines title={say.method} lines={steps} />
    </div>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  return wordDifference(before, after).map(({ kind, text }, place) =>
    kind === 'same' ? (
      text
    ) : kind === 'inserted' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <ins key={place} className={INSERTED}>
        {text}
      </ins>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <del key={place} className={DELETED}>
        {text}
      </del>
    ),
  );
}

const SIGNS = { same: '', inserted: '+', deleted: '−', changed: '±' };

/** The lines that differ, with how many stayed between them. */
function Lines({ title, lines }: { title: string; lines: readonly LinePiece[] }) {
  if (lines.every(({ kind }) => kind === 'same')) return null;
  return (
    <section>
      <h3 className="font-text text-base font-semibold">{title}</h3>
      <ul className="mt-1">
        {lines.map(({ kind, before, after }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={place}
            className={`grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2 border-t border-line py-2 leading-[1.6] first:border-0 ${kind === 'same' ? 'text-ink-3' : ''}`}
          >
            <span className="text-center font-bold" aria-hidden>
              {SIGNS[kind]}
            </span>
            <span className="min-w-0 wrap-anywhere" dir="auto">
              <Words before={before ?? ''} after={after ?? ''} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
