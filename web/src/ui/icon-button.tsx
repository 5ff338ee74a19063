import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { tip } from './tooltip.tsx';

export interface IconButtonLook {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  size?: 'sm' | 'md';
  /** solid: white disc, on covers; sunken: grey disc, on a white ground; deep: on the spine; heart and lock: toggles that fill when pressed. */
  look?: 'plain' | 'solid' | 'sunken' | 'deep' | 'heart' | 'lock';
}

function iconButtonClass(look: IconButtonLook['look'], size: IconButtonLook['size'], className?: string) {
  const names = ['ib'];
  if (size === 'sm') names.push('ib-sm');
  if (look === 'heart') names.push('ib-solid', 'ib-heart');
  else if (look && look !== 'plain') names.push(`ib-${look}`);
  if (className) names.push(className);
  return names.join(' ');
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Given: a toggle button (`aria-pressed`). */
  pressed?: boolean;
}

export function IconButton({
  icon: Icon,
  label,
  size,
  look,
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...tip(label)}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={iconButtonClass(look, size, className)}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
