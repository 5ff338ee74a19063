import { FolderOpen, Plus, Save, Settings } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { WORK_TOOLS, WORK_TOOLSET } from '../ui/page-looks.ts';
import { OnCounter } from '../ui/phone-frame.tsx';
import { type HandedOn, HandOnMenu } from './hand-on-menu.tsx';
import { say } from './sentences.ts';

interface ListToolsProps {
  current: () => HandedOn;
  isSaving: boolean;
  onAdd: () => void;
  onLoad: () => void;
  onSave: () => void;
  onSettings: () => void;
}

/** The toolbar of the list, on a phone on the counter: a tick leaves it as it is. */
export const ListTools = memo(function ListTools({
  current,
  isSaving,
  onAdd,
  onLoad,
  onSave,
  onSettings,
}: ListToolsProps) {
  return (
    <OnCounter>
      <div className={WORK_TOOLS} role="toolbar" aria-label={say.shoppingList}>
        <Button icon={Plus} onClick={onAdd}>
          {say.add}
        </Button>
        <span className={WORK_TOOLSET}>
          <IconButton icon={FolderOpen} label={say.load} onClick={onLoad} />
          <IconButton icon={Save} label={say.save} aria-busy={isSaving} onClick={onSave} />
          <IconButton icon={Settings} label={say.settings} onClick={onSettings} />
          <HandOnMenu current={current} />
        </span>
      </div>
    </OnCounter>
  );
});
