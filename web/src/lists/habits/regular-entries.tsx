import { EVERY, type Every } from '@sorrel/core/lists/habits/habit';
import { Check, Repeat, X } from 'lucide-react';
import { MenuItem, MenuNote } from '../../ui/menu.tsx';
import { say } from '../sentences.ts';

export const everyWords = (every: Every): string =>
  ({ week: say.everyWeek, fortnight: say.everyFortnight, month: say.everyMonth })[every];

/** In the menu of an item: how often it is bought again, and an end of it. */
export function RegularEntries({ every, onEvery }: { every: Every | null; onEvery: (every: Every | null) => void }) {
  return (
    <>
      <MenuNote>{every === null ? say.buyAgain : say.isBoughtAgain(everyWords(every))}</MenuNote>
      {EVERY.map((one) => (
        <MenuItem
          key={one}
          icon={one === every ? Check : Repeat}
          disabled={one === every}
          onSelect={() => onEvery(one)}
        >
          {everyWords(one)}
        </MenuItem>
      ))}
      {every !== null && (
        <MenuItem icon={X} onSelect={() => onEvery(null)}>
          {say.noLongerRegular}
        </MenuItem>
      )}
    </>
  );
}
