import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { exactQuantity } from '@sorrel/core/lists/display-quantity';
import type { PlacedItem } from '@sorrel/core/lists/edit-list';
import type { Every } from '@sorrel/core/lists/habits/habit';
import type { ListItem } from '@sorrel/core/lists/list';
import { House, MoveRight, Pencil, Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { terms } from '../language/terms.ts';
import { neighbourOf } from '../lib/focus-neighbour.ts';
import { say as sayPrices } from '../prices/sentences.ts';
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
  /** What is paid for it; absent for somebody who may only tick. */
  onPrice: ((item: ListItem) => void) | undefined;
  onDelete: (id: string) => void;
  onClose: () => void;
}

const MEAL = 'block text-sm text-ink';

/** What is known of an item: the recipes that use it, how it was written, and how much exactly is needed. */
function ItemNotes({ item, serves }: { item: ListItem; serves: number }) {
  const written = asWritten(item);
  return (
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
    </>
  );
}

/** What can be done with an item. How often it is bought again unfolds in the place of the aisles: all at once are too long a menu. */
function ItemEntries({
  placed: { item, aisle },
  serves,
  onEdit,
  onMove,
  onHome,
  every,
  onEvery,
  onMoveAway,
  onPrice,
  onDelete,
}: Omit<ItemMenuProps, 'opened' | 'onClose'> & { placed: PlacedItem }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <>
      <ItemNotes item={item} serves={serves} />
      <MenuItem icon={Pencil} onSelect={() => onEdit(item.id)}>
        {say.edit}
      </MenuItem>
      <MenuItem icon={House} onSelect={() => onHome(item.id)}>
        {say.isAtHome}
      </MenuItem>
      <MenuItem icon={MoveRight} onSelect={() => onMoveAway(item.id)}>
        {say.moveToOtherList}
      </MenuItem>
      {onPrice && (
        <MenuItem icon={Tag} onSelect={() => onPrice(item)}>
          {sayPrices.priceEntry}
        </MenuItem>
      )}
      <RegularEntries every={every} onEvery={onEvery} isUnfolded={isUnfolded} onUnfold={setIsUnfolded} />
      {!isUnfolded && <MenuNote>{say.moveTo}</MenuNote>}
      {!isUnfolded &&
        AISLES.filter((other) => other !== aisle).map((other) => (
          <MenuItem key={other} onSelect={() => onMove(item.id, other)}>
            {terms.aisles[other]}
          </MenuItem>
        ))}
      <MenuItem icon={Trash2} danger onSelect={() => onDelete(item.id)}>
        {say.delete}
      </MenuItem>
    </>
  );
}

/** The line that is written anew: where somebody is in it already, the menu that closes late must not take them away. */
function focusInEditLine(): HTMLElement | null {
  const form = document.querySelector('form[data-edit-line]');
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && form?.contains(activeElement)
    ? activeElement
    : (form?.querySelector('input') ?? null);
}

/** The menu of an item. One for all items. */
export function ItemMenu({ opened, onEdit, onMove, onHome, onDelete, onClose, ...others }: ItemMenuProps) {
  // of the row that was deleted or moved away
  const neighbour = useRef<() => HTMLElement | null>(() => null);
  const leaving = (leave: () => void) => {
    if (opened) neighbour.current = neighbourOf(opened.button);
    leave();
  };
  function handleEdit(id: string) {
    neighbour.current = focusInEditLine;
    onEdit(id);
  }
  return (
    <AnchoredMenu anchor={opened?.button ?? null} onClose={onClose} otherFocus={() => neighbour.current()}>
      {opened && (
        <ItemEntries
          {...others}
          key={opened.placed.item.id}
          placed={opened.placed}
          onEdit={handleEdit}
          onMove={(id, to) => leaving(() => onMove(id, to))}
          onHome={(id) => leaving(() => onHome(id))}
          onDelete={(id) => leaving(() => onDelete(id))}
        />
      )}
    </AnchoredMenu>
  );
}
