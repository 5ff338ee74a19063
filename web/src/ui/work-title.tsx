import { Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { OnTopBar } from './phone-frame.tsx';

interface WorkTitleProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  /** Accessible name: 'Plan name'. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** The name of what is being made, edited where it stands as the page's title; on a phone in the bar at its top. */
export function WorkTitle({ label, onValueChange, ...rest }: WorkTitleProps) {
  return (
    <OnTopBar>
      <div className="work-title">
        <input
          dir="auto"
          {...rest}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <Pencil className="icon" aria-hidden />
      </div>
    </OnTopBar>
  );
}
