import {
  CalendarPlus,
  ChartColumn,
  EllipsisVertical,
  Eraser,
  FolderOpen,
  Link,
  Printer,
  Save,
  Settings,
  ShoppingBasket,
  Sparkles,
  Users,
} from 'lucide-react';
import { memo } from 'react';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { WORK_TOOLS, WORK_TOOLSET } from '../ui/page-looks.ts';
import { OnCounter } from '../ui/phone-frame.tsx';
import { say } from './sentences.ts';
import { useSlow } from './use-slow.ts';

/** The dialogs that the toolbar opens. */
export type PlanDialog = 'settings' | 'load' | 'insights' | 'calendar' | 'family' | 'share';

interface PlanToolsProps {
  isGenerating: boolean;
  isSaving: boolean;
  /** Somebody who may only look saves nothing, and a list of the week is made of a saved one. */
  mayEdit: boolean;
  onGenerate: () => void;
  onCancelGenerate: () => void;
  onShoppingList: () => void;
  onClear: () => void;
  onSave: () => void;
  onOpen: (dialog: PlanDialog) => void;
}

/** The toolbar of the week; on a phone it stands on the counter, with words behind its last button. Drawn anew only when something in it changes. */
export const PlanTools = memo(function PlanTools({
  isGenerating,
  isSaving,
  mayEdit,
  onGenerate,
  onCancelGenerate,
  onShoppingList,
  onClear,
  onSave,
  onOpen,
}: PlanToolsProps) {
  const isNarrow = useIsNarrow();
  const generating = { icon: Sparkles, saving: isGenerating, savingLabel: say.tools.generating, onClick: onGenerate };
  const isSlow = useSlow(isGenerating);
  const further = (
    <>
      <MenuItem icon={ChartColumn} onSelect={() => onOpen('insights')}>
        {say.tools.insights}
      </MenuItem>
      {mayEdit && (
        <MenuItem icon={Users} onSelect={() => onOpen('family')}>
          {say.tools.familyPlan}
        </MenuItem>
      )}
      <MenuItem icon={CalendarPlus} onSelect={() => onOpen('calendar')}>
        {say.tools.calendar}
      </MenuItem>
      {mayEdit && (
        <MenuItem icon={Link} onSelect={() => onOpen('share')}>
          {say.tools.shareLink}
        </MenuItem>
      )}
      <MenuItem icon={Printer} onSelect={() => window.print()}>
        {say.tools.print}
      </MenuItem>
    </>
  );
  if (isNarrow) {
    return (
      <OnCounter>
        <div className={WORK_TOOLS} role="toolbar" aria-label={say.tools.plan}>
          <Button {...generating} className="grow">
            {say.tools.generate}
          </Button>
          {isSlow ? (
            <Button variant="outline" onClick={onCancelGenerate}>
              {say.cancel}
            </Button>
          ) : !mayEdit ? null : (
            <IconButton
              icon={ShoppingBasket}
              look="sunken"
              label={say.tools.shoppingList}
              aria-busy={isSaving}
              aria-disabled={isSaving}
              onClick={isSaving ? undefined : onShoppingList}
            />
          )}
          <Menu trigger={<IconButton icon={EllipsisVertical} look="sunken" label={say.tools.more} />}>
            <MenuItem icon={Eraser} onSelect={onClear}>
              {say.tools.clear}
            </MenuItem>
            <MenuItem icon={FolderOpen} onSelect={() => onOpen('load')}>
              {say.tools.load}
            </MenuItem>
            {mayEdit && (
              <MenuItem icon={Save} onSelect={onSave}>
                {say.tools.save}
              </MenuItem>
            )}
            <MenuItem icon={Settings} onSelect={() => onOpen('settings')}>
              {say.tools.settings}
            </MenuItem>
            {further}
          </Menu>
        </div>
      </OnCounter>
    );
  }
  return (
    <div className={WORK_TOOLS} role="toolbar" aria-label={say.tools.plan}>
      <Button {...generating}>{say.tools.generatePlan}</Button>
      {mayEdit && (
        <Button variant="quiet" icon={ShoppingBasket} saving={isSaving} onClick={onShoppingList}>
          {say.tools.shoppingList}
        </Button>
      )}
      <span className={WORK_TOOLSET}>
        <IconButton icon={Eraser} label={say.tools.clear} onClick={onClear} />
        <IconButton icon={FolderOpen} label={say.tools.load} onClick={() => onOpen('load')} />
        {mayEdit && <IconButton icon={Save} label={say.tools.save} aria-busy={isSaving} onClick={onSave} />}
        <IconButton icon={Settings} label={say.tools.settings} onClick={() => onOpen('settings')} />
        <Menu trigger={<IconButton icon={EllipsisVertical} label={say.tools.more} />}>{further}</Menu>
      </span>
    </div>
  );
});
