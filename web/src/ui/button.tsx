import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonShape, type ButtonVariant, buttonClass } from './button-looks.ts';
import { say } from './sentences.ts';
import { isTwinClick } from './twin-click.ts';

export interface ButtonLook extends ButtonShape {
  /** primary: one per area; citron: premium and Spin only; ghost: outline on a deep green panel. */
  variant?: ButtonVariant;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

const FACE = 'inline-flex items-center justify-center gap-2 [grid-area:1/1]';

export function ButtonFace({ icon: Icon, iconEnd: IconEnd, children }: ButtonLook & { children: ReactNode }) {
  return (
    <span className={FACE}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
      {IconEnd && <IconEnd className="icon" aria-hidden />}
    </span>
  );
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** While true: a turning icon and `savingLabel`, clicks do nothing, the focus and the width stay. */
  saving?: boolean;
  savingLabel?: string;
}

/** A pill with words. `type` is 'button' unless told otherwise, so a form is never sent by accident. */
export function Button({
  variant,
  size,
  full,
  wraps,
  icon,
  iconEnd,
  saving,
  savingLabel = say.saving,
  type = 'button',
  className,
  children,
  onClick,
  onMouseDown,
  ...rest
}: ButtonProps) {
  const sends = saving !== undefined || type === 'submit';
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (saving || isTwinClick(event, sends)) event.preventDefault();
    else onClick?.(event);
  }
  function handleMouseDown(event: MouseEvent<HTMLButtonElement>) {
    // the first press of a double click may have led to the field that is missing: the second does not lead away from it
    if (isTwinClick(event, sends)) event.preventDefault();
    onMouseDown?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full, wraps }, className)}
      onClick={handleClick}
      onMouseDown={handleMouseDown}
      {...(saving && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className="inline-grid">
        {/* hidden, not removed: it keeps the width */}
        <span
          className="contents"
          style={saving ? { visibility: 'hidden' } : undefined}
          aria-hidden={saving || undefined}
        >
          <ButtonFace icon={icon} iconEnd={iconEnd}>
            {children}
          </ButtonFace>
        </span>
        {saving && (
          <span className={FACE}>
            <LoaderCircle className="icon animate-turn" aria-hidden />
            {savingLabel}
          </span>
        )}
      </span>
    </button>
  );
}
