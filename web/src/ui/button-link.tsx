import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ButtonFace, type ButtonLook } from './button.tsx';
import { buttonClass } from './button-looks.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'children'> {
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** True for what is no page of the app: the public site, the API, another host. The browser loads it anew. */
  outside?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  full,
  wraps,
  icon,
  iconEnd,
  outside,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} reloadDocument={outside} className={buttonClass({ variant, size, full, wraps }, className)}>
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Link>
  );
}
