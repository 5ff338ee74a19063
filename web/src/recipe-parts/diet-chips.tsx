import { DIET_WARNINGS, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { useId } from 'react';
import { terms } from '../language/terms.ts';
import { Chip } from '../ui/chip.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { say } from './sentences.ts';

export interface DietChipsProps {
  without: readonly DietWarning[];
  onWithoutChange: (without: DietWarning[]) => void;
}

/** What recipes must not contain, for a filter. */
export function DietChips({ without, onWithoutChange }: DietChipsProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className={`${FIELD_LABEL} mb-2`}>{say.dietaryNeeds}</legend>
      <div className="flex flex-wrap gap-2">
        {DIET_WARNINGS.map((warning) => {
          const isOn = without.includes(warning);
          return (
            <Chip
              key={warning}
              pressed={isOn}
              onClick={() =>
                onWithoutChange(isOn ? without.filter((other) => other !== warning) : [...without, warning])
              }
            >
              {terms.avoiding[warning]}
            </Chip>
          );
        })}
      </div>
      <p id={hintId} className="mt-2 text-xs text-ink-3">
        {say.judgedFromIngredients}
      </p>
    </fieldset>
  );
}
