import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { terms } from '../../language/terms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { SortableRow, SortableRows } from '../../ui/sortable-rows.tsx';
import { AISLE_PICTURES } from '../list-looks.ts';
import { say } from '../sentences.ts';

interface AisleOrderRowsProps {
  aisles: readonly Aisle[];
  /** To a place from 0. */
  onMove: (aisle: Aisle, to: number) => void;
}

/** Without spaces, as rows are named. */
const rowIdOf = (aisle: Aisle) => `aisle-${AISLES.indexOf(aisle)}`;

/** The aisles of a shop, one under the other: dragged by their handles, or moved by keys or by a menu. */
export function AisleOrderRows({ aisles, onMove }: AisleOrderRowsProps) {
  const [said, setSaid] = useState('');
  const last = aisles.length - 1;
  function move(aisle: Aisle, to: number) {
    if (to < 0 || to > last || aisles[to] === aisle) return;
    onMove(aisle, to);
    setSaid(say.aisleIsAt(terms.aisles[aisle], to + 1, aisles.length));
  }
  const indexOfRow = (rowId: string) => aisles.findIndex((aisle) => rowIdOf(aisle) === rowId);
  return (
    <>
      <SortableRows
        rows={aisles.map((aisle) => ({ rowId: rowIdOf(aisle) }))}
        onMove={(rowId, overRowId) => move(aisles[indexOfRow(rowId)] as Aisle, indexOfRow(overRowId))}
      >
        <ol aria-label={say.aisleOrder}>
          {aisles.map((aisle, index) => (
            <SortableRow
              key={aisle}
              rowId={rowIdOf(aisle)}
              handleLabel={say.moveAisle(terms.aisles[aisle])}
              look="line"
              onStep={(by) => move(aisle, index + by)}
            >
              <img src={`/food/${AISLE_PICTURES[aisle]}.webp`} width={28} height={28} alt="" loading="lazy" />
              <span className="flex-1">{terms.aisles[aisle]}</span>
              <Menu trigger={<IconButton icon={EllipsisVertical} size="sm" label={say.moreFor(terms.aisles[aisle])} />}>
                <MenuItem icon={ArrowUp} disabled={index === 0} onSelect={() => move(aisle, index - 1)}>
                  {say.moveUp}
                </MenuItem>
                <MenuItem icon={ArrowDown} disabled={index === last} onSelect={() => move(aisle, index + 1)}>
                  {say.moveDown}
                </MenuItem>
                <MenuItem icon={ArrowUpToLine} disabled={index === 0} onSelect={() => move(aisle, 0)}>
                  {say.toTheTop}
                </MenuItem>
                <MenuItem icon={ArrowDownToLine} disabled={index === last} onSelect={() => move(aisle, last)}>
                  {say.toTheEnd}
                </MenuItem>
              </Menu>
            </SortableRow>
          ))}
        </ol>
      </SortableRows>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
