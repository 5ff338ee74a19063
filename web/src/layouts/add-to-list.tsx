import { ListPlus } from 'lucide-react';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuItem } from '../ui/menu.tsx';
import { say } from './sentences.ts';

/** A recipe that is to be shopped for. */
export interface ShoppedRecipe {
  recipeId: string;
  /** Servings that are proposed; those of the recipe where nobody said. */
  servings?: number | undefined;
}

export type AddToListDialog = ComponentType<ShoppedRecipe & { onClose: () => void }>;

const AddToListContext = createContext<((recipe: ShoppedRecipe) => void) | null>(null);

/** Opens the dialog that puts a recipe on a shopping list, which belongs to the lists: pages do not know it. */
export function AddToListProvider({ dialog: Dialog, children }: { dialog: AddToListDialog; children: ReactNode }) {
  const [shopped, setShopped] = useState<ShoppedRecipe | null>(null);
  const open = useMemo(() => (recipe: ShoppedRecipe) => setShopped(recipe), []);
  return (
    <AddToListContext value={open}>
      {children}
      {shopped !== null && <Dialog {...shopped} onClose={() => setShopped(null)} />}
    </AddToListContext>
  );
}

/** Null where no list is at hand. */
const useAddToList = () => useContext(AddToListContext);

/** Among what can be done with a recipe. */
export function AddToListButton({ asIcon = false, ...recipe }: ShoppedRecipe & { asIcon?: boolean }) {
  const open = useAddToList();
  if (open === null) return null;
  if (asIcon)
    return <IconButton icon={ListPlus} label={say.addToList} aria-haspopup="dialog" onClick={() => open(recipe)} />;
  return (
    <Button variant="outline" icon={ListPlus} aria-haspopup="dialog" onClick={() => open(recipe)}>
      {say.addToList}
    </Button>
  );
}

/** The same in the menu of a slot of the week. */
export function AddToListItem(recipe: ShoppedRecipe) {
  const open = useAddToList();
  if (open === null) return null;
  return (
    <MenuItem icon={ListPlus} onSelect={() => open(recipe)}>
      {say.addToList}
    </MenuItem>
  );
}
