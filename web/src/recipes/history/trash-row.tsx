import { ArchiveRestore, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { writeDate } from '../../language/write.ts';
import { controlOrNeighbour, removeRow } from '../../lib/focus-neighbour.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { say } from './sentences.ts';

const ROW = [
  'grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0',
  'max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:items-start',
].join(' ');

export interface Trashed {
  id: string;
  name: string;
  /** It is what a plan or a list was before somebody saved over it. */
  saved_over?: boolean;
  removed_at: string;
  goes_at: string;
}

interface TrashRowProps {
  thing: Trashed;
  picture: ReactNode;
  /** Settles when the server has answered. Absent, as is the other, for somebody who may only read. */
  onPutBack: (() => Promise<unknown>) | undefined;
  onAskForGood: ((focusAfter: () => HTMLElement | null) => void) | undefined;
}

/** Something in the trash, with the two ways out of it. */
export function TrashRow({ thing, picture, onPutBack, onAskForGood }: TrashRowProps) {
  return (
    <li className={ROW}>
      {picture}
      <div className="min-w-0">
        <h3 className="text-md wrap-break-word" dir="auto">
          {thing.name}
        </h3>
        <p className="text-sm text-ink-3">
          {(thing.saved_over ? say.savedOverOn : say.goesOn)(
            writeDate(new Date(thing.removed_at)),
            writeDate(new Date(thing.goes_at)),
          )}
        </p>
      </div>
      {/* on a phone below the name, which needs the width */}
      {onPutBack && onAskForGood && (
        <span className="flex flex-wrap items-center justify-end gap-2 max-sm:col-span-full max-sm:justify-between">
          <Button
            variant="outline"
            icon={ArchiveRestore}
            aria-label={say.putBackNamed(thing.name)}
            onClick={(event) => removeRow(event.currentTarget, onPutBack)}
          >
            {say.putBack}
          </Button>
          <IconButton
            icon={Trash2}
            label={say.deleteForGoodNamed(thing.name)}
            onClick={({ currentTarget }) => onAskForGood(controlOrNeighbour(currentTarget))}
          />
        </span>
      )}
    </li>
  );
}
