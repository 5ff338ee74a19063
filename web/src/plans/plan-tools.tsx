import {
  CalendarPlus,
  ChartColumn,
  EllipsisVertical,
  Eraser,
  FolderOpen,
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
import { useSlow } from './use-slow.ts';

/** The dialogs that the toolbar opens. */
export type PlanDialog = 'settings' | 'load' | 'insights' | 'calendar' | 'family';

interface PlanToolsProps {
  isGenerating: boolean;
  isSaving: boolean;
  onGenerate: () => void;
  onCancelGenerate: () => void;
  onShoppingList: () => void;
  onClear: () => void;
  onSave: () => void;
  onOpen: (dialog: PlanDialog) => void;
}

/** The toolbar of the week; on a phone Generate stays at the bottom of the screen. Drawn anew only when something in it changes. */
export const PlanTools = memo(function PlanTools({
  isGenerating,
  isSaving,
  onGenerate,
  onCancelGenerate,
  onShoppingList,
  onClear,
  onSave,
  onOpen,
}: PlanToolsProps) {
  const isNarrow = useIsNarrow();
  const generating = { icon: Sparkles, saving: isGenerating, savingLabel: 'Generating', onClick: onGenerate };
  const isSlow = useSlow(isGenerating);
  return (
    <div className="work-tools" role="toolbar" aria-label="Plan">
      {!isNarrow && <Button {...generating}>Generate Plan</Button>}
      <Button variant="quiet" icon={ShoppingBasket} saving={isSaving} onClick={onShoppingList}>
        Shopping List
      </Button>
      <span className="work-toolset">
        <IconButton icon={Eraser} label="Clear" onClick={onClear} />
        <IconButton icon={FolderOpen} label="Load" onClick={() => onOpen('load')} />
        <IconButton icon={Save} label="Save" aria-busy={isSaving} onClick={onSave} />
        <IconButton icon={Settings} label="Settings" onClick={() => onOpen('settings')} />
        <Menu trigger={<IconButton icon={EllipsisVertical} label="More" />}>
          <MenuItem icon={ChartColumn} onSelect={() => onOpen('insights')}>
            Insights
          </MenuItem>
          <MenuItem icon={Users} onSelect={() => onOpen('family')}>
            Family plan
          </MenuItem>
          <MenuItem icon={CalendarPlus} onSelect={() => onOpen('calendar')}>
            Calendar
          </MenuItem>
          <MenuItem icon={Printer} onSelect={() => window.print()}>
            Print
          </MenuItem>
        </Menu>
      </span>
      {isNarrow && (
        <div className="plan-sticky">
          <Button full {...generating}>
            Generate
          </Button>
          {isSlow && (
            <Button variant="outline" onClick={onCancelGenerate}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
