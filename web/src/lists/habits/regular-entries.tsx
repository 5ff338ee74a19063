import { EVERY, type Every } from '@sorrel/core/lists/habits/habit';
import { Check, Repeat, X } from 'lucide-react';
import { MenuItem } from '../../ui/menu.tsx';
import { say } from '../sentences.ts';

export const everyWords = (every: Every): string =>
  ({ week: say.everyWeek, fortnight: say.everyFortnight, month: say.everyMonth })[every];

interface RegularEntriesProps {
  every: Every | null;
  onEvery: (every: Every | null) => void;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}

/** In the menu of an item: one entry that unfolds to how often it is bought again, and an end of it. */
export function RegularEntries({ every, onEvery, isUnfolded, onUnfold }: RegularEntriesProps) {
  return (
    <>
      <MenuItem icon={Repeat} unfolds={isUnfolded} onSelect={() => onUnfold(!isUnfolded)}>
        {every === null ? say.buyAgain : say.isBoughtAgain(everyWords(every))}
      </MenuItem>
      {isUnfolded &&
        EVERY.map((one) => (
          <MenuItem
            key={one}
            {...(one === every && { icon: Check })}
            disabled={one === every}
            onSelect={() => onEvery(one)}
          >
            {everyWords(one)}
          </MenuItem>
        ))}
      {isUnfolded && every !== null && (
        <MenuItem icon={X} onSelect={() => onEvery(null)}>
          {say.noLongerRegular}
        </MenuItem>
      )}
    </>
  );
}
