import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type IconButtonShape, iconButtonClass } from './icon-button-looks.ts';
import { tip } from './tooltip.tsx';
import { isTwinClick } from './twin-click.ts';

export interface IconButtonLook extends IconButtonShape {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
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
  onClick,
  ...rest
}: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // what tells when it is busy sends something
    if (isTwinClick(event, rest['aria-busy'] !== undefined || type === 'submit')) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      onClick={handleClick}
      {...tip(label)}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={iconButtonClass({ look, size }, className)}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
