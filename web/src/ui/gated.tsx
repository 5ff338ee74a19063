import type { ReactNode } from 'react';

export interface GatedProps {
  /** True: the content is blurred and out of reach, behind one line and one button. */
  gated: boolean;
  line: string;
  action: ReactNode;
  children: ReactNode;
}

/** What premium opens, seen by a free user. */
export function Gated({ gated, line, action, children }: GatedProps) {
  if (!gated) return <>{children}</>;
  return (
    <div className="gated">
      <div className="gated-content" inert aria-hidden>
        {children}
      </div>
      <div className="gated-veil">
        <b>{line}</b>
        {action}
      </div>
    </div>
  );
}
