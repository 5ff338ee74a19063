import type { PlanSettings } from '@sorrel/contract/plans';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { useQuery } from '@tanstack/react-query';
import { terms } from '../language/terms.ts';
import { notJudgedText, ShowNotJudged } from '../recipe-parts/not-judged.tsx';
import { Button } from '../ui/button.tsx';
import { planPool, planPoolQuery } from './queries.ts';
import { say } from './sentences.ts';

interface DietNoteProps {
  settings: PlanSettings;
  /** Dietary needs in force, of the settings or of the profile. */
  without: readonly DietWarning[];
  onOpenSettings: () => void;
}

/** Says which dietary needs hold, and how many recipes they leave out because nobody knows: nothing is left out silently. */
export function DietNote({ settings, without, onOpenSettings }: DietNoteProps) {
  const pool = planPool(settings, without);
  const notJudged = useQuery({ ...planPoolQuery(pool), enabled: without.length > 0 }).data?.notJudged ?? 0;
  if (without.length === 0) return null;
  return (
    <div className="mb-3 text-sm text-ink-2">
      {/* the buttons go on in the line that the sentence ends in */}
      <p className="inline" role="status">
        {say.onlyKnownToHave(without.map((warning) => terms.avoiding[warning]))}{' '}
        {notJudged > 0 && notJudgedText(notJudged)}
      </p>{' '}
      <span className="*:-my-2 *:mr-3 *:px-0 *:align-baseline">
        {notJudged > 0 && <ShowNotJudged query={pool} of="book" />}
        <Button variant="text" size="sm" onClick={onOpenSettings}>
          {say.change}
        </Button>
      </span>
    </div>
  );
}
