import type { ComponentProps, ReactNode } from 'react';
import { type PanelTone, panelClass } from './panel-looks.ts';

export interface PanelProps extends ComponentProps<'section'> {
  tone?: PanelTone;
  children: ReactNode;
}

/** A white (or deep green) sheet with round corners. */
export function Panel({ tone, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={panelClass(tone, className)}>
      {children}
    </section>
  );
}
