import type { RecipePage } from '@sorrel/contract/recipes';
import { rich } from '../language/rich.tsx';
import { Button } from '../ui/button.tsx';
import { say } from './sentences.ts';

interface CorrectedSearchProps {
  /** Absent where what was typed is what was searched for. */
  corrected: RecipePage['corrected'];
  /** Given: a way to search for just what was typed. */
  onExactly?: () => void;
}

/** Says what was searched for in place of what was typed, and which words of that no recipe has. */
export function CorrectedSearch({ corrected, onExactly }: CorrectedSearchProps) {
  return (
    <div role="status" className="text-ink-2 empty:hidden">
      {corrected && (
        <p className="mb-3 flex flex-wrap items-center gap-x-1.5">
          <span className="wrap-anywhere">
            {rich(say.showing, {
              search: () => (
                <b className="text-ink" dir="auto">
                  {corrected.search}
                </b>
              ),
            })}{' '}
            {say.nothingHas(corrected.unknown)}
          </span>
          {onExactly && (
            <Button className="-ml-3.5" variant="text" size="sm" onClick={onExactly}>
              {say.searchExactly}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
