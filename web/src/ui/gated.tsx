import type { ReactNode } from 'react';

export interface GatedProps {
  /** True: the content is blurred and out of reach, behind one line and one button. */
  gated: boolean;
  /** Not yet known whether it is: out of reach as well, but nothing is said. */
  unknown?: boolean;
  line: string;
  action: ReactNode;
  children: ReactNode;
}

const VEIL = 'absolute inset-0 grid place-content-center justify-items-center gap-3 bg-surface/45 p-4 text-center';

/** What premium opens, seen by a free user. */
export function Gated({ gated, unknown = false, line, action, children }: GatedProps) {
  if (!gated) return <>{children}</>;
  return (
    <div className="relative overflow-hidden">
      <div className="opacity-70 blur-[5px] select-none" inert aria-hidden>
        {children}
      </div>
      {!unknown && (
        <div className={VEIL}>
          <b>{line}</b>
          {action}
        </div>
      )}
    </div>
  );
}
