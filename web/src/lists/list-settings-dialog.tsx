import type { Regular } from '@sorrel/core/lists/habits/regulars';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { RegularsList } from './habits/regulars-list.tsx';
import { say } from './sentences.ts';
import type { ListSettings } from './stored-list.ts';

interface ListSettingsDialogProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
  regulars: readonly Regular[];
  onEnd: ((key: string) => void) | undefined;
  onClose: () => void;
}

/** How the list is shown on this device, and what the household buys again and again. Mounted while it is open; what is switched holds at once. */
export function ListSettingsDialog({ settings, onChange, regulars, onEnd, onClose }: ListSettingsDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.settings} size="sm">
      <div className="grid gap-2">
        <Switch
          end
          label={say.quantities}
          checked={settings.quantities}
          onCheckedChange={(quantities) => onChange({ ...settings, quantities })}
        />
        <p className="text-sm text-ink-2">{say.showsHowMuchOfEachItem}</p>
        <Switch
          end
          label={say.separateChecked}
          checked={settings.separateChecked}
          onCheckedChange={(separateChecked) => onChange({ ...settings, separateChecked })}
        />
        <p className="text-sm text-ink-2">{say.movesWhatIsInTheBasket}</p>
        <RegularsList regulars={regulars} onEnd={onEnd} />
      </div>
    </Dialog>
  );
}
