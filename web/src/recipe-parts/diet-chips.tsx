import { avoidingText, DIET_WARNINGS, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { useId } from 'react';
import { Chip } from '../ui/chip.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';

export interface DietChipsProps {
  without: readonly DietWarning[];
  onWithoutChange: (without: DietWarning[]) => void;
}

/** What recipes must not contain, for a filter. */
export function DietChips({ without, onWithoutChange }: DietChipsProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className={`${FIELD_LABEL} mb-2`}>Dietary needs</legend>
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
              {avoidingText(warning)}
            </Chip>
          );
        })}
      </div>
      <p id={hintId} className="mt-2 text-xs text-ink-3">
        Judged from the ingredients. A recipe with an ingredient that we do not know is left out. Traces and brands are
        not known, so check the labels.
      </p>
    </fieldset>
  );
}
