import { EllipsisVertical, FolderOpen, ListChecks, Plus, Save, Settings, Share2, Store } from 'lucide-react';
import { memo } from 'react';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuItem } from '../ui/menu.tsx';
import { WORK_TOOLS, WORK_TOOLSET } from '../ui/page-looks.ts';
import { OnCounter } from '../ui/phone-frame.tsx';
import { type HandedOn, HandOnMenu } from './hand-on-menu.tsx';
import { say } from './sentences.ts';

interface ListToolsProps {
  current: () => HandedOn;
  isSaving: boolean;
  /** Somebody who may only tick adds and saves nothing. */
  mayEdit: boolean;
  onAdd: () => void;
  onLoad: () => void;
  onSave: () => void;
  onSettings: () => void;
  /** Undefined where there is nothing to choose. */
  onShop: (() => void) | undefined;
  /** The household's other lists. */
  onLists: () => void;
}

/** The toolbar of the list: a tick leaves it as it is. On a phone it stands on the counter, with words behind its last button. */
export const ListTools = memo(function ListTools({
  current,
  isSaving,
  mayEdit,
  onAdd,
  onLoad,
  onSave,
  onSettings,
  onShop,
  onLists,
}: ListToolsProps) {
  const isNarrow = useIsNarrow();
  return (
    <OnCounter>
      <div className={WORK_TOOLS} role="toolbar" aria-label={say.shoppingList}>
        {mayEdit && (
          <Button icon={Plus} onClick={onAdd}>
            {say.add}
          </Button>
        )}
        {isNarrow && <IconButton icon={ListChecks} look="sunken" label={say.yourLists} onClick={onLists} />}
        <span className={isNarrow ? 'contents' : WORK_TOOLSET}>
          {!isNarrow && (
            <>
              <IconButton icon={ListChecks} label={say.yourLists} onClick={onLists} />
              <IconButton icon={FolderOpen} label={say.load} onClick={onLoad} />
              {mayEdit && <IconButton icon={Save} label={say.save} aria-busy={isSaving} onClick={onSave} />}
              <IconButton icon={Settings} label={say.settings} onClick={onSettings} />
            </>
          )}
          {/* the same in every width: what it has opened stays when a tablet is turned */}
          <HandOnMenu
            current={current}
            trigger={
              isNarrow ? (
                <IconButton icon={EllipsisVertical} look="sunken" label={say.more} aria-busy={isSaving} />
              ) : (
                <IconButton icon={Share2} label={say.handOn} />
              )
            }
          >
            {isNarrow && (
              <>
                <MenuItem icon={FolderOpen} onSelect={onLoad}>
                  {say.load}
                </MenuItem>
                {mayEdit && (
                  <MenuItem icon={Save} onSelect={onSave}>
                    {say.save}
                  </MenuItem>
                )}
                {onShop && (
                  <MenuItem icon={Store} onSelect={onShop}>
                    {say.aisleOrder}
                  </MenuItem>
                )}
                <MenuItem icon={Settings} onSelect={onSettings}>
                  {say.settings}
                </MenuItem>
              </>
            )}
          </HandOnMenu>
        </span>
      </div>
    </OnCounter>
  );
});
