import { Ban, Check, type LucideIcon } from 'lucide-react';
import { chipClass } from './chip-looks.ts';
import { say } from './sentences.ts';

export const TRI_STATES = ['neutral', 'included', 'excluded'] as const;
export type TriState = (typeof TRI_STATES)[number];

const NEXT = { neutral: 'included', included: 'excluded', excluded: 'neutral' } as const;

/** neutral, included, excluded, neutral: the order in which a click goes round. */
export function nextTriState(state: TriState): TriState {
  return NEXT[state];
}

export interface TriStateChipProps {
  label: string;
  state: TriState;
  onStateChange: (state: TriState) => void;
  disabled?: boolean;
  /** Shown while neutral; the other states have their own. */
  icon?: LucideIcon;
}

/** The state is part of the accessible name ('Vegan, included', 'Vegan, left out'), never colour alone. */
export function TriStateChip({ label, state, onStateChange, disabled, icon: Icon }: TriStateChipProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      className={chipClass(state)}
      onClick={() => onStateChange(nextTriState(state))}
    >
      {state === 'neutral' && Icon && <Icon className="icon" aria-hidden />}
      {state === 'included' && <Check className="icon" aria-hidden />}
      {state === 'excluded' && <Ban className="icon" aria-hidden />}
      {label}
      {state !== 'neutral' && <span className="sr-only">{state === 'included' ? say.included : say.leftOut}</span>}
    </button>
  );
}
