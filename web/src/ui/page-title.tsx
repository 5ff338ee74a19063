import type { ReactNode } from 'react';
import { PAGE_HEAD } from './page-looks.ts';
import { OnTopBar, useTopBar } from './phone-frame.tsx';

const BAR_TITLE =
  'min-w-0 flex-1 truncate font-display text-lg leading-[1.35] font-semibold tracking-display @max-slim:text-[1.1875rem]';

interface PageTitleProps {
  children: ReactNode;
  actions?: ReactNode;
  /** Of the actions what has room beside the title in the bar of a phone. */
  barActions?: ReactNode;
}

/** The page's h1 and, on its right, the page's actions; on a phone in the bar at its top. */
export function PageTitle({ children, actions, barActions }: PageTitleProps) {
  if (useTopBar()) {
    return (
      <>
        <h1 className="sr-only print:not-sr-only">{children}</h1>
        <OnTopBar>
          <span className={BAR_TITLE} aria-hidden>
            {children}
          </span>
          {barActions}
        </OnTopBar>
      </>
    );
  }
  return (
    <header className={PAGE_HEAD}>
      <h1>{children}</h1>
      {actions && <div className="flex flex-wrap items-center gap-3 max-sm:flex-1 max-sm:[&>*]:flex-1">{actions}</div>}
    </header>
  );
}
