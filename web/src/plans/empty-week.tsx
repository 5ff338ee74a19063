import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

interface EmptyWeekProps {
  isGenerating: boolean;
  /** The name of the last week that was planned before this one; null where there is none. */
  lastName: string | null;
  onPlan: () => void;
  onCopyLast: () => void;
  onCopyOther: () => void;
}

/** A week of the calendar that nobody has planned: the ways to begin. */
export function EmptyWeek({ isGenerating, lastName, onPlan, onCopyLast, onCopyOther }: EmptyWeekProps) {
  return (
    <Notice
      tone="info"
      body="apart"
      className="mb-5 items-center"
      action={
        <span className="flex flex-wrap gap-1">
          <Button variant="text" size="sm" disabled={isGenerating} onClick={onPlan}>
            {say.weeks.planIt}
          </Button>
          {lastName !== null && (
            <Button variant="text" size="sm" onClick={onCopyLast}>
              {say.weeks.copyLast(lastName)}
            </Button>
          )}
          <Button variant="text" size="sm" onClick={onCopyOther}>
            {say.weeks.copyOther}
          </Button>
        </span>
      }
    >
      {say.weeks.notPlanned}
    </Notice>
  );
}
