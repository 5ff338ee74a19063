import { DIET_WARNINGS, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { useId } from 'react';
import { terms } from '../language/terms.ts';
import { Chip } from '../ui/chip.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { say } from './sentences.ts';

export interface DietChipsProps {
  without: readonly DietWarning[];
  /** Gives what a press makes of those that are chosen by then. */
  onToggle: (toggled: (without: readonly DietWarning[]) => DietWarning[]) => void;
}

const toggled = (without: readonly DietWarning[], warning: DietWarning) =>
  without.includes(warning) ? without.filter((other) => other !== warning) : [...without, warning];

/** What recipes must not contain, for a filter. */
export function DietChips({ without, onToggle }: DietChipsProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className={`${FIELD_LABEL} mb-2`}>{say.dietaryNeeds}</legend>
      <div className="flex flex-wrap gap-2">
        {DIET_WARNINGS.map((warning) => (
          <Chip
            key={warning}
            pressed={without.includes(warning)}
            onClick={() => onToggle((before) => toggled(before, warning))}
          >
            {terms.avoiding[warning]}
          </Chip>
        ))}
      </div>
      <p id={hintId} className="mt-2 text-xs text-ink-3">
        {say.judgedFromIngredients}
      </p>
    </fieldset>
  );
}
