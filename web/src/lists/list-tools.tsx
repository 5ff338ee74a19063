import type { ShoppingList } from '@sorrel/core/lists/list';
import { FolderOpen, Plus, Save, Settings } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { HandOnMenu } from './hand-on-menu.tsx';
import type { ListSettings } from './stored-list.ts';

interface ListToolsProps {
  name: string;
  list: ShoppingList;
  settings: ListSettings;
  isSaving: boolean;
  onAdd: () => void;
  onLoad: () => void;
  onSave: () => void;
  onSettings: () => void;
}

/** The toolbar of the list. Its tooltips and its menu are made again only when something in it changes. */
export const ListTools = memo(function ListTools({
  name,
  list,
  settings,
  isSaving,
  onAdd,
  onLoad,
  onSave,
  onSettings,
}: ListToolsProps) {
  return (
    <div className="work-tools" role="toolbar" aria-label="Shopping list">
      <Button icon={Plus} onClick={onAdd}>
        Add
      </Button>
      <span className="work-toolset">
        <IconButton icon={FolderOpen} label="Load" onClick={onLoad} />
        <IconButton icon={Save} label="Save" aria-busy={isSaving} onClick={onSave} />
        <IconButton icon={Settings} label="Settings" onClick={onSettings} />
        <HandOnMenu name={name} list={list} serves={settings.serves} quantities={settings.quantities} />
      </span>
    </div>
  );
});
