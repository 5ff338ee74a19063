import { ListChecks } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { tip } from '../../ui/tooltip.tsx';
import { say } from './sentences.ts';
import type { Selection } from './use-selection.ts';

interface SelectionSwitchProps {
  selection: Selection;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Begins to select recipes and ends it; while it goes on, a whole page at once. */
export function SelectionSwitch({ selection, buttonRef }: SelectionSwitchProps) {
  const { isOn, isPageChosen, start, stop, togglePage } = selection;
  return (
    <span className="ml-auto flex items-center gap-1">
      {isOn && (
        <Button
          size="sm"
          variant={isPageChosen ? 'quiet' : 'muted'}
          {...tip(say.rangeHint)}
          aria-pressed={isPageChosen}
          onClick={togglePage}
        >
          {say.wholePage}
        </Button>
      )}
      <Button
        ref={buttonRef}
        size="sm"
        variant={isOn ? 'outline' : 'muted'}
        icon={ListChecks}
        onClick={isOn ? stop : start}
      >
        {isOn ? say.done : say.select}
      </Button>
    </span>
  );
}
