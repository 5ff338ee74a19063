import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';
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

/** A button with an icon alone. One that is disabled by its own press, as at the end of a range, keeps the focus until it is left. */
export function IconButton({
  icon: Icon,
  label,
  size,
  look,
  pressed,
  className,
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps) {
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = disabled && isFocused;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // what tells when it is busy sends something
    if (isHeld || isTwinClick(event, rest['aria-busy'] !== undefined || type === 'submit')) event.preventDefault();
    else onClick?.(event);
  }
  function handleFocus(event: FocusEvent<HTMLButtonElement>) {
    setIsFocused(true);
    onFocus?.(event);
  }
  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    setIsFocused(false);
    onBlur?.(event);
  }
  return (
    <button
      {...rest}
      {...(isHeld && { 'aria-disabled': true })}
      disabled={disabled && !isHeld}
      onClick={handleClick}
      onFocus={handleFocus}
      onBlur={handleBlur}
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
