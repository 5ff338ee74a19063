import type { ComponentProps, ReactNode } from 'react';

export interface PanelProps extends ComponentProps<'section'> {
  tone?: 'plain' | 'deep';
  children: ReactNode;
}

/** A white (or deep green) sheet with round corners. */
export function Panel({ tone, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={['panel', tone === 'deep' && 'panel-deep', className].filter(Boolean).join(' ')}>
      {children}
    </section>
  );
}
