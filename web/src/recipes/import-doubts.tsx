import { readIngredients } from '@sorrel/contract/foods';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { useMutation } from '@tanstack/react-query';
import { call, errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { rowsOf } from './draft-rows.ts';
import { type IngredientRow, toDraftIngredient } from './recipe-draft.ts';
import { say } from './sentences.ts';

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
            <Button size="sm" variant="outline" saving={read.isPending} savingLabel={say.reading} onClick={handleAdd}>
              {lines.length === 1 ? say.addIt : say.addThese(lines.length)}
            </Button>
          )}
          <Button size="sm" variant="text" onClick={onDone}>
            {canAdd ? say.leaveOut : say.iHaveLooked}
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
          {lines.length > LINES_SHOWN && <li>{say.andMore(lines.length - LINES_SHOWN)}</li>}
        </ul>
      )}
      {read.isError && <p role="alert">{errorMessage(read.error)}</p>}
    </Notice>
  );
}

function sentenceOf({ kind, lines }: ImportDoubt): string {
  switch (kind) {
    case 'ingredients-incomplete':
      if (lines.length === 0) return say.moreIngredients;
      return lines.length === 1 ? say.oneNotInList : say.someNotInList(lines.length);
    case 'amounts-missing':
      return say.noAmountFor;
    case 'steps-incomplete':
      return say.methodMayMiss;
    case 'implausible-amount':
      return say.theseAmountsLookUnusual;
    case 'implausible-time':
      return say.timesUnusual;
    case 'servings-unknown':
      return say.servingsNotSaid;
  }
}
