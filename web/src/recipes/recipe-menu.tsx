import { Copy, EllipsisVertical, History, LibraryBig, Pencil, Printer, Trash2 } from 'lucide-react';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { editRecipePath, versionsPath } from '../paths.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../ui/menu.tsx';
import { say as sayOfCollections } from './collections/sentences.ts';
import { say } from './sentences.ts';

interface RecipeMenuProps {
  recipeId: string;
  /** It is of the person's own book; and they may change it. */
  isOwn: boolean;
  isTheirs: boolean;
  onPrint: () => void;
  onCopy: () => void;
  onCollect: () => void;
  onDelete: () => void;
}

/** What else can be done with a recipe, the last of it what a thumb must not meet by chance. */
export function RecipeMenu({ recipeId, isOwn, isTheirs, onPrint, onCopy, onCollect, onDelete }: RecipeMenuProps) {
  const isNarrow = useIsNarrow();
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={say.more} />}>
      {isTheirs && isNarrow && (
        <MenuLink icon={Pencil} to={editRecipePath(recipeId)}>
          {say.edit}
        </MenuLink>
      )}
      <MenuItem icon={Printer} onSelect={onPrint}>
        {say.print}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={onCopy}>
        {say.copyAsText}
      </MenuItem>
      {isTheirs && (
        <MenuItem icon={LibraryBig} onSelect={onCollect}>
          {sayOfCollections.collections}
        </MenuItem>
      )}
      {isOwn && (
        <MenuLink icon={History} to={versionsPath(recipeId)}>
          {say.versions}
        </MenuLink>
      )}
      {isTheirs && (
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          {say.delete}
        </MenuItem>
      )}
    </Menu>
  );
}
