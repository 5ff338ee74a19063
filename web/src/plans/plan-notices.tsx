import type { PlanSettings, WeekQuality } from '@sorrel/contract/plans';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { RotateCcw, X } from 'lucide-react';
import { Link } from 'react-router';
import { EXPLORE_RECIPES_ID, paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { DietNote } from './diet-note.tsx';
import { say } from './sentences.ts';

interface PlanNoticesProps {
  settings: PlanSettings;
  /** Dietary needs in force. */
  without: readonly DietWarning[];
  /** What went wrong with the last press. */
  failure: string | null;
  /** What was done and can be undone. */
  undo: string | null;
  /** Why the goals are not met. */
  reasons: WeekQuality['reasons'];
  onOpenSettings: () => void;
  onUndo: () => void;
  onDismissUndo: () => void;
}

/** Recipes of explore for those meals, with the most (or least) of the nutrient first. */
function recipesToAdd({ nutrient, mealType, amount }: NonNullable<WeekQuality['reasons'][number]['add']>): string {
  const order = amount === 'more' ? 'desc' : 'asc';
  return `${paths.explore}?${new URLSearchParams({ type: mealType, sort: nutrient, order })}#${EXPLORE_RECIPES_ID}`;
}

/** What is to be said between the toolbar and the week. */
export function PlanNotices({
  settings,
  without,
  failure,
  undo,
  reasons,
  onOpenSettings,
  onUndo,
  onDismissUndo,
}: PlanNoticesProps) {
  return (
    <>
      <DietNote settings={settings} without={without} onOpenSettings={onOpenSettings} />
      {failure !== null && (
        <Notice tone="error" className="mb-5">
          {failure}
        </Notice>
      )}
      {undo !== null && (
        <Notice
          tone="info"
          body="apart"
          className="mb-5 items-center"
          action={
            <>
              <Button variant="outline" size="sm" icon={RotateCcw} onClick={onUndo}>
                {say.done.undo}
              </Button>
              <IconButton icon={X} size="sm" label={say.done.dismiss} onClick={onDismissUndo} />
            </>
          }
        >
          {undo}
        </Notice>
      )}
      {reasons.length > 0 && (
        <Notice tone="warning" className="mb-5">
          <ul className="grid gap-1">
            {reasons.map(({ code, sentence, add }) => (
              <li key={`${code} ${sentence}`}>
                {sentence}{' '}
                {add && (
                  <Link className="font-semibold whitespace-nowrap underline" to={recipesToAdd(add)}>
                    {say.showRecipesToAdd}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
