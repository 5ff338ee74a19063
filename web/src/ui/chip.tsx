import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chipClass } from './chip-looks.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** Given: a toggle (`aria-pressed`), deep green when on, tinted when it is on for some. Left out: a plain button, such as a filter to remove. */
  pressed?: boolean | 'mixed';
  /** Tinted like an included thing; for the chips of filters that are on. */
  tinted?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

export function Chip({ pressed, tinted, icon: Icon, iconEnd: IconEnd, className, children, ...rest }: ChipProps) {
  const state = tinted || pressed === 'mixed' ? 'included' : pressed ? 'on' : 'neutral';
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={chipClass(state, className)}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
      {IconEnd && <IconEnd className="icon" aria-hidden />}
    </button>
  );
}
