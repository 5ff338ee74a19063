import { Check, ChevronDown, LibraryBig, Settings2, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { useMayEdit } from '../../auth/queries.ts';
import { useCollections } from '../../recipe-parts/queries.ts';
import { useShare } from '../../share/use-share.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Menu, MenuItem, MenuNote } from '../../ui/menu.tsx';
import { ManageDialog } from './dialogs.tsx';
import { say } from './sentences.ts';

interface CollectionsChipProps {
  /** The id of the one that the book shows; empty for all of the book. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The collections to narrow the book by, and the way to change them. */
export function CollectionsChip({ chosen, onChoose }: CollectionsChipProps) {
  const collections = useCollections();
  const mayEdit = useMayEdit();
  const share = useShare();
  const [isManaging, setIsManaging] = useState(false);
  if (collections.length === 0 && chosen === '' && !mayEdit) return null;
  // an old address may name one that is gone
  const chosenOne = collections.find(({ id }) => id === chosen);
  const chosenName = chosenOne?.name ?? say.collection;
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Chip
            icon={LibraryBig}
            iconEnd={ChevronDown}
            tinted={chosen !== ''}
            aria-label={chosen === '' ? undefined : say.chosen(chosenName)}
          >
            <span className="max-w-48 truncate" dir="auto">
              {chosen === '' ? say.collections : chosenName}
            </span>
          </Chip>
        }
      >
        {chosen !== '' && (
          <MenuItem icon={X} onSelect={() => onChoose('')}>
            {say.wholeBook}
          </MenuItem>
        )}
        {collections.length === 0 && <MenuNote>{say.noneOfYours}</MenuNote>}
        {collections.map(({ id, name, recipes }) => (
          <MenuItem key={id} icon={id === chosen ? Check : LibraryBig} onSelect={() => onChoose(id)}>
            <span className="wrap-anywhere" dir="auto">
              {say.inCollection(name, recipes)}
            </span>
          </MenuItem>
        ))}
        {mayEdit && chosenOne !== undefined && (
          <MenuItem icon={Share2} onSelect={() => share.open({ kind: 'collection', id: chosen, name: chosenOne.name })}>
            {say.share(chosenOne.name)}
          </MenuItem>
        )}
        {mayEdit && (
          <MenuItem icon={Settings2} onSelect={() => setIsManaging(true)}>
            {say.manage}
          </MenuItem>
        )}
      </Menu>
      {share.dialog}
      {isManaging && (
        <ManageDialog onClose={() => setIsManaging(false)} onDeleted={(id) => id === chosen && onChoose('')} />
      )}
    </>
  );
}
