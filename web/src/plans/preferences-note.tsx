import type { PlanSettings } from '@sorrel/contract/plans';
import type { PreferredTags } from '@sorrel/core/account/preferred-tags';
import { Button } from '../ui/button.tsx';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

interface PreferencesNoteProps {
  preferred: PreferredTags;
  settings: PlanSettings;
  onOpenSettings?: () => void;
}

/** Says what the dietary preferences of the profile have chosen, so that nothing is left out silently. */
export function PreferencesNote({ preferred, settings, onOpenSettings }: PreferencesNoteProps) {
  const inForce = preferred.tagsInclude.filter((tag) => settings.tagsInclude.includes(tag));
  if (inForce.length === 0 && preferred.untagged.length === 0) return null;
  return (
    <p className="plan-preferences">
      <span>
        {inForce.length > 0 && `By your dietary preferences, only recipes tagged ${AND.format(inForce)} are chosen. `}
        {preferred.untagged.length > 0 &&
          `No tag tells recipes without ${OR.format(preferred.untagged)}: please check the meals yourself.`}
      </span>
      {onOpenSettings && inForce.length > 0 && (
        <Button variant="text" size="sm" onClick={onOpenSettings}>
          Change
        </Button>
      )}
    </p>
  );
}
