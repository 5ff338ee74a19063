import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { exactQuantity } from '@sorrel/core/lists/display-quantity';
import type { PlacedItem } from '@sorrel/core/lists/edit-list';
import type { Every } from '@sorrel/core/lists/habits/habit';
import { House, MoveRight, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { terms } from '../language/terms.ts';
import { neighbourOf } from '../lib/focus-neighbour.ts';
import { AnchoredMenu, MenuItem, MenuNote } from '../ui/menu.tsx';
import { RegularEntries } from './habits/regular-entries.tsx';
import { say } from './sentences.ts';
import { asWritten } from './show-name.ts';

interface ItemMenuProps {
  /** The item with the button that opened it; null closes it. */
  opened: { placed: PlacedItem; button: HTMLElement } | null;
  /** For how many the amounts of the recipes are told. */
  serves: number;
  onEdit: (id: string) => void;
  onMove: (id: string, to: Aisle) => void;
  onHome: (id: string) => void;
  /** How often it is bought again; null where it is not. */
  every: Every | null;
  onEvery: (every: Every | null) => void;
  /** To another list. */
  onMoveAway: (id: string) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

const MEAL = 'block text-sm text-ink';

/** What can be done with an item, and the recipes that use it. One for all items. */
export function ItemMenu({
  opened,
  serves,
  onEdit,
  onMove,
  onHome,
  every,
  onEvery,
  onMoveAway,
  onDelete,
  onClose,
}: ItemMenuProps) {
  const { item, aisle } = opened?.placed ?? {};
  const written = item && asWritten(item);
  // of the row that was deleted or moved away
  const neighbour = useRef<() => HTMLElement | null>(() => null);
  const leaving = (leave: () => void) => {
    if (opened) neighbour.current = neighbourOf(opened.button);
    leave();
  };
  function handleEdit(id: string) {
    neighbour.current = () => document.querySelector<HTMLElement>('form[data-edit-line] input');
    onEdit(id);
  }
  return (
    <AnchoredMenu anchor={opened?.button ?? null} onClose={onClose} otherFocus={() => neighbour.current()}>
      {item && (
        <>
          <MenuNote>
            {say.usedIn}
            {item.meals.length > 0 ? (
              item.meals.map((meal) => (
                <b key={meal} className={MEAL}>
                  {meal}
                </b>
              ))
            ) : (
              <span className={MEAL}>{say.noRecipeAddedByHand}</span>
            )}
          </MenuNote>
          {written !== undefined && <MenuNote>{say.asWritten(written)}</MenuNote>}
          {item.exact && <MenuNote>{say.exactly(exactQuantity(item, serves, say.amount))}</MenuNote>}
          <MenuItem icon={Pencil} onSelect={() => handleEdit(item.id)}>
            {say.edit}
          </MenuItem>
          <MenuItem icon={House} onSelect={() => leaving(() => onHome(item.id))}>
            {say.isAtHome}
          </MenuItem>
          <MenuItem icon={MoveRight} onSelect={() => onMoveAway(item.id)}>
            {say.moveToOtherList}
          </MenuItem>
          <RegularEntries every={every} onEvery={onEvery} />
          <MenuNote>{say.moveTo}</MenuNote>
          {AISLES.filter((other) => other !== aisle).map((other) => (
            <MenuItem key={other} onSelect={() => leaving(() => onMove(item.id, other))}>
              {terms.aisles[other]}
            </MenuItem>
          ))}
          <MenuItem icon={Trash2} danger onSelect={() => leaving(() => onDelete(item.id))}>
            {say.delete}
          </MenuItem>
        </>
      )}
    </AnchoredMenu>
  );
}
