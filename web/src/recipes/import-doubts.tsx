import { readIngredients } from '@sorrel/contract/foods';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { useMutation } from '@tanstack/react-query';
import { call, errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { rowsOf } from './draft-rows.ts';
import { type IngredientRow, toDraftIngredient } from './recipe-draft.ts';

const LINES_SHOWN = 6;

export interface ImportDoubtsProps {
  doubts: readonly ImportDoubt[];
  /** The person has seen to a doubt, or wants to hear no more of it. */
  onDone: (doubt: ImportDoubt) => void;
  onIngredients: (found: IngredientRow[]) => void;
}

/** What the import was not sure of, each with what can be done about it. The servings have a question of their own. */
export function ImportDoubts({ doubts, onDone, onIngredients }: ImportDoubtsProps) {
  return doubts
    .filter(({ kind }) => kind !== 'servings-unknown')
    .map((doubt) => (
      <Doubt
        key={`${doubt.kind} ${doubt.lines.join(' ')}`}
        doubt={doubt}
        onDone={() => onDone(doubt)}
        onIngredients={onIngredients}
      />
    ));
}

function Doubt({
  doubt,
  onDone,
  onIngredients,
}: {
  doubt: ImportDoubt;
  onDone: () => void;
  onIngredients: ImportDoubtsProps['onIngredients'];
}) {
  const read = useMutation({ mutationFn: (lines: string[]) => call(readIngredients, { body: { lines } }) });
  const { kind, lines } = doubt;
  const canAdd = kind === 'ingredients-incomplete' && lines.length > 0;
  const handleAdd = () =>
    read.mutate([...lines], {
      onSuccess: (found) => {
        onIngredients(rowsOf(found, toDraftIngredient));
        onDone();
      },
    });
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          {canAdd && (
            <Button size="sm" variant="outline" saving={read.isPending} savingLabel="Reading" onClick={handleAdd}>
              {lines.length === 1 ? 'Add it' : `Add these ${lines.length}`}
            </Button>
          )}
          <Button size="sm" variant="text" onClick={onDone}>
            {canAdd ? 'Leave out' : 'I have looked'}
          </Button>
        </div>
      }
    >
      <p>{sentenceOf(doubt)}</p>
      {lines.length > 0 && (
        <ul className="list-disc pl-5 text-sm" dir="auto">
          {[...new Set(lines)].slice(0, LINES_SHOWN).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > LINES_SHOWN && <li>and {lines.length - LINES_SHOWN} more</li>}
        </ul>
      )}
      {read.isError && <p role="alert">{errorMessage(read.error)}</p>}
    </Notice>
  );
}

function sentenceOf({ kind, lines }: ImportDoubt): string {
  switch (kind) {
    case 'ingredients-incomplete':
      if (lines.length === 0) return 'The page seems to show more ingredients than we read. Please compare the list.';
      return lines.length === 1
        ? 'The page shows an ingredient that is not in the list:'
        : `The page shows ${lines.length} ingredients that are not in the list:`;
    case 'amounts-missing':
      return 'The page gives no amount for these:';
    case 'steps-incomplete':
      return 'Part of the method may be missing. Please compare it with the page.';
    case 'implausible-amount':
      return 'These amounts look unusual:';
    case 'implausible-time':
      return 'The times look unusual. Please check them.';
    case 'servings-unknown':
      return 'The page does not say how many servings this makes.';
  }
}
