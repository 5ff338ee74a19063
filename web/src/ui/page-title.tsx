import type { ReactNode } from 'react';

/** The page's h1 and, on its right, the page's actions. */
export function PageTitle({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <header className="page-head">
      <h1>{children}</h1>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
