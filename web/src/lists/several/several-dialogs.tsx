import { leftToBuy } from '@sorrel/core/lists/several-lists';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenedSaved } from '../queries.ts';
import { say } from '../sentences.ts';
import type { useShoppingList } from '../use-shopping-list.ts';
import { ListsDialog, MoveDialog } from './lists-dialog.tsx';
import { useMoveItems } from './use-move-items.ts';

/** Which is open: the lists, or where an item or what is left is moved to. */
export type SeveralOpen = { kind: 'lists' } | { kind: 'move'; id: string } | { kind: 'rest' };

interface SeveralDialogsProps {
  opened: SeveralOpen;
  shopping: Pick<ReturnType<typeof useShoppingList>, 'list' | 'listId' | 'change' | 'setUndo'>;
  mayEdit: boolean;
  /** Another list, or none yet, takes the place of the one in hand. */
  onReplace: (opened: OpenedSaved | null) => void;
  onLoad: () => void;
  onClose: () => void;
}

/** Everything that concerns more than the list in hand. Mounted while it is open. */
export function SeveralDialogs({ opened, shopping, mayEdit, onReplace, onLoad, onClose }: SeveralDialogsProps) {
  const { list, listId } = shopping;
  const [, setSearchParams] = useSearchParams();
  const [isRest, setIsRest] = useState(opened.kind === 'rest');
  const { move, isMoving, error } = useMoveItems(shopping);
  const left = leftToBuy(list);
  if (opened.kind === 'lists' && !isRest) {
    return (
      <ListsDialog
        listId={listId}
        left={left.size}
        onNew={mayEdit ? () => onReplace(null) : undefined}
        onMoveRest={mayEdit ? () => setIsRest(true) : undefined}
        onOpen={onReplace}
        onLoad={onLoad}
        onTogether={(ids) => setSearchParams({ together: ids.join(',') })}
        onClose={onClose}
      />
    );
  }
  const ids = opened.kind === 'move' ? new Set([opened.id]) : left;
  return (
    <MoveDialog
      listId={listId}
      title={opened.kind === 'move' ? say.moveToOtherList : say.moveRest}
      isMoving={isMoving}
      error={error}
      onMove={(target) => void move(target, ids).then((isDone) => isDone && onClose())}
      onClose={onClose}
    />
  );
}
