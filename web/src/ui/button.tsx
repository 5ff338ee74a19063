import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { say } from './sentences.ts';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'text' | 'citron' | 'danger' | 'ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** primary: one per area; citron: premium and Spin only; ghost: outline on a deep green panel. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

export function buttonClass({ variant = 'primary', size = 'md', full }: ButtonLook, className?: string): string {
  const names = ['btn', `btn-${variant}`];
  if (size !== 'md') names.push(`btn-${size}`);
  if (full) names.push('btn-full');
  if (className) names.push(className);
  return names.join(' ');
}

export function ButtonFace({ icon: Icon, iconEnd: IconEnd, children }: ButtonLook & { children: ReactNode }) {
  return (
    <span className="btn-face">
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
  icon,
  iconEnd,
  saving,
  savingLabel = say.saving,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // the second click of a double click is no second wish, even where the first has been answered already
    const isTwin = saving !== undefined && event.detail > 1;
    if (saving || isTwin) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      onClick={handleClick}
      {...(saving && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className="btn-stack">
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
          <span className="btn-face">
            <LoaderCircle className="icon spin" aria-hidden />
            {savingLabel}
          </span>
        )}
      </span>
    </button>
  );
}
