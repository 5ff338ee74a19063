import { Download, EllipsisVertical, LibraryBig, Printer, Share2, Tags, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { useIsNarrow } from '../../lib/use-media-query.ts';
import { useShare } from '../../share/use-share.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { OnCounter } from '../../ui/phone-frame.tsx';
import { CollectDialog } from '../collections/dialogs.tsx';
import { say as sayOfCollections } from '../collections/sentences.ts';
import { PrintDialog } from '../print/late-print-dialog.tsx';
import { say as sayOfPrint } from '../print/sentences.ts';
import { useDeleteChosen, useExportChosen } from './queries.ts';
import { say } from './sentences.ts';
import { TagsDialog } from './tags-dialog.tsx';
import type { Selection } from './use-selection.ts';

// above the page's end beside the spine; on a phone it is the upper storey of the counter
const BAR = [
  'flex min-w-0 grow items-center gap-2',
  'app:sticky app:bottom-5 app:z-20 app:mx-auto app:mt-6 app:w-max app:rounded-full app:bg-surface app:py-2 app:pr-2 app:pl-6 app:shadow-3',
].join(' ');

interface SelectionBarProps {
  selection: Selection;
  /** Takes the focus when the bar has gone. */
  selectButtonRef: RefObject<HTMLButtonElement | null>;
}

/** What can be done with the recipes that are chosen. */
export function SelectionBar({ selection, selectButtonRef }: SelectionBarProps) {
  const isNarrow = useIsNarrow();
  const [open, setOpen] = useState<'tags' | 'collections' | 'print' | 'delete' | null>(null);
  const remove = useDeleteChosen();
  const pack = useExportChosen();
  const share = useShare();
  const recipes = [...selection.chosen.values()];
  const ids = recipes.map(({ id }) => id);
  const isNone = recipes.length === 0;
  const handleClose = () => {
    setOpen(null);
    remove.reset();
  };
  const handleDone = () => {
    selection.stop();
    selectButtonRef.current?.focus();
  };
  const actions = [
    { icon: Tags, label: say.tags, onPress: () => setOpen('tags') },
    { icon: LibraryBig, label: sayOfCollections.collections, onPress: () => setOpen('collections') },
    { icon: Trash2, label: say.delete, onPress: () => setOpen('delete') },
  ];
  return (
    <OnCounter>
      {/* biome-ignore lint/a11y/useSemanticElements: there is nothing to fill in */}
      <div className={BAR} role="group" aria-label={say.withSelected}>
        <p className="num min-w-0 grow font-semibold" role="status">
          {isNone ? <span className="font-normal text-ink-2">{say.noneSelected}</span> : say.selected(recipes.length)}
        </p>
        {actions.map(({ icon, label, onPress }) =>
          isNarrow ? (
            <IconButton key={label} icon={icon} label={label} disabled={isNone} onClick={onPress} />
          ) : (
            <Button key={label} variant="text" icon={icon} disabled={isNone} onClick={onPress}>
              {label}
            </Button>
          ),
        )}
        <Menu
          trigger={
            <IconButton
              icon={EllipsisVertical}
              label={say.more}
              disabled={isNone || pack.isPending}
              aria-busy={pack.isPending}
            />
          }
        >
          <MenuItem
            icon={Share2}
            onSelect={() => share.open({ kind: 'selection', id: null, ids, name: say.someRecipes(ids.length) })}
          >
            {say.share}
          </MenuItem>
          <MenuItem icon={Download} onSelect={() => pack.mutate(ids, { onSuccess: handleDone })}>
            {say.exportThem}
          </MenuItem>
          <MenuItem icon={Printer} onSelect={() => setOpen('print')}>
            {sayOfPrint.print}
          </MenuItem>
        </Menu>
      </div>
      {share.dialog}
      {open === 'print' && (
        <PrintDialog
          title={sayOfPrint.printCount(ids.length)}
          what={{ read: async () => ({ ids, total: ids.length }) }}
          onClose={handleClose}
        />
      )}
      {open === 'collections' && <CollectDialog recipes={recipes} onClose={handleClose} onSaved={handleDone} />}
      {open === 'tags' && <TagsDialog recipes={recipes} onClose={handleClose} onSaved={handleDone} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={handleClose}
        title={say.deleteCount(recipes.length)}
        confirmLabel={say.delete}
        savingLabel={say.deleting}
        saving={remove.isPending}
        error={remove.error !== null ? errorMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate(ids, { onSuccess: handleDone })}
      >
        <p>{say.sureToDelete(recipes.length)}</p>
      </ConfirmDialog>
    </OnCounter>
  );
}
