import { useDroppable } from '@dnd-kit/core';
import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ItemEdit } from '@sorrel/core/lists/edit-item';
import { countItems, isAtHome } from '@sorrel/core/lists/edit-list';
import type { ListItem } from '@sorrel/core/lists/list';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { terms } from '../language/terms.ts';
import { useLateRows } from '../lib/use-late-rows.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { EditLine } from './edit-line.tsx';
import { type ItemActions, ItemRow } from './item-row.tsx';
import { AISLE, AISLE_EDGES, AISLE_PICTURES } from './list-looks.ts';
import { say } from './sentences.ts';
import type { ListSettings } from './stored-list.ts';
import type { Tickers } from './use-tickers.ts';

interface AisleSectionProps extends ItemActions {
  aisle: Aisle;
  items: readonly ListItem[];
  /** How many of its rows are there as soon as the list is. */
  rowsAtFirst: number | undefined;
  settings: ListSettings;
  onAdd: (aisle: Aisle) => void;
  /** The item whose line is being written anew. */
  editingId: string | null;
  onEdited: (id: string, edit: ItemEdit) => void;
  onEditClosed: () => void;
  /** Who may have ticked an item, by id. */
  tickers: Tickers;
}

/** Where items can be dropped. Apart from what stands in it, which need not know what is dragged over it. */
function AisleDrop({ aisle, labelledBy, children }: { aisle: Aisle; labelledBy: string; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: aisle });
  return (
    <section
      ref={setNodeRef}
      className={`${AISLE} ${AISLE_EDGES[isOver ? 'over' : 'still']} has-data-empty:print:hidden`}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}

/** An aisle with its items; items can be dropped on it. */
export const AisleSection = memo(function AisleSection({
  aisle,
  items,
  rowsAtFirst,
  settings,
  mayEdit,
  openId,
  draggedId,
  onAdd,
  onCheck,
  onMenu,
  onEdit,
  editingId,
  onEdited,
  onEditClosed,
  tickers,
}: AisleSectionProps) {
  const id = useId();
  const { total, checked } = countItems(items);
  const title = terms.aisles[aisle];
  const toBuy = useMemo(() => items.filter((item) => !isAtHome(item)), [items]);
  const rows = useLateRows(toBuy, rowsAtFirst);
  const shown = settings.separateChecked
    ? [...rows.filter((item) => !item.checked), ...rows.filter((item) => item.checked)]
    : rows;
  return (
    <AisleDrop aisle={aisle} labelledBy={id}>
      <header className="-mr-2 flex flex-wrap items-center gap-x-2 pb-1.5 print:mr-0 print:break-after-avoid">
        <img src={`/food/${AISLE_PICTURES[aisle]}.webp`} width={36} height={36} alt="" loading="lazy" />
        <h2 className="max-w-full min-w-min flex-1 text-md" id={id}>
          {title}
        </h2>
        {/* the button stands above those of the lines; beside a very long name both go to the next line together */}
        <span className="ml-auto flex items-center gap-2">
          <span className="num text-sm text-ink-3">
            <span aria-hidden>
              {checked}/{total}
            </span>
            <span className="sr-only">{say.checkedOf(checked, total)}</span>
          </span>
          {mayEdit && <IconButton icon={Plus} label={say.addTo(title)} size="sm" onClick={() => onAdd(aisle)} />}
        </span>
      </header>
      {toBuy.length === 0 ? (
        <p className="border-t border-line pt-3 pb-2 text-sm text-ink-3 print:hidden" data-empty>
          {say.nothingInThisAisle}
        </p>
      ) : (
        <ul>
          {shown.map((item) =>
            item.id === editingId ? (
              <EditLine
                key={item.id}
                item={item}
                aisle={aisle}
                serves={settings.serves}
                onSave={onEdited}
                onClose={onEditClosed}
              />
            ) : (
              <ItemRow
                key={item.id}
                item={item}
                serves={settings.serves}
                quantities={settings.quantities}
                isMenuOpen={openId === item.id}
                isDragging={draggedId === item.id}
                ticker={item.checkedBy === undefined ? undefined : tickers.get(item.checkedBy)}
                mayEdit={mayEdit}
                onCheck={onCheck}
                onMenu={onMenu}
                onEdit={onEdit}
              />
            ),
          )}
        </ul>
      )}
    </AisleDrop>
  );
});
