import type { PlanSettings } from '@sorrel/contract/plans';
import { memo, type ReactNode, useId } from 'react';
import { useUser } from '../auth/queries.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { Button } from '../ui/button.tsx';
import { Gated } from '../ui/gated.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { GoalSteppers } from './goal-steppers.tsx';
import { ProfileGoals } from './profile-goals.tsx';
import { say } from './sentences.ts';

interface GoalsPanelProps {
  isPremium: boolean;
  settings: PlanSettings;
  onSettingsChange: (settings: PlanSettings) => void;
}

/** The daily goals beside the week; blurred and out of reach on the free plan. */
export const GoalsPanel = memo(function GoalsPanel({ isPremium, settings, onSettingsChange }: GoalsPanelProps) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId}>{say.goals.title}</h2>
        <Tag tone="citron">{say.premium}</Tag>
      </div>
      <GoalsGate isPremium={isPremium}>
        <div className="grid gap-5">
          <GoalSteppers
            goals={settings.nutGoals}
            onGoalsChange={(nutGoals) => onSettingsChange({ ...settings, nutGoals })}
          />
          <ProfileGoals onGoals={(nutGoals) => onSettingsChange({ ...settings, nutGoals })} />
        </div>
      </GoalsGate>
    </Panel>
  );
});

/** Goals as a free user sees them: there, but not to be had. */
export function GoalsGate({ isPremium, children }: { isPremium: boolean; children: ReactNode }) {
  const openUpgrade = useUpgrade();
  const isUnknown = useUser() === undefined;
  return (
    <Gated
      gated={!isPremium}
      unknown={isUnknown}
      line={say.goals.planToYourOwn}
      action={
        <Button variant="citron" size="sm" onClick={() => openUpgrade(say.needsPremium.goals)}>
          {say.goals.upgrade}
        </Button>
      }
    >
      {children}
    </Gated>
  );
}
