import type { Recipe } from '@sorrel/contract/recipe';
import { UNIT_CHOICES } from '@sorrel/core/ingredients/kitchen-amount';
import { Segmented } from '../ui/segmented.tsx';
import { say } from './detail-sentences.ts';
import { hasOtherUnits, useUnitChoice } from './shown-units.ts';

/** As written, metric or US; nothing where a recipe would be the same in all. */
export function UnitSwitch({ recipe }: { recipe: Recipe }) {
  const [choice, setChoice] = useUnitChoice();
  if (!hasOtherUnits(recipe)) return null;
  return (
    <Segmented
      className="mt-3 flex flex-wrap max-sm:large:*:px-1 print:hidden"
      label={say.units}
      value={choice}
      onValueChange={setChoice}
      options={UNIT_CHOICES.map((value) => ({ value, label: say.unitChoices[value] }))}
    />
  );
}
