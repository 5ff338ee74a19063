import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-2xl">{title}</h1>
      {children && <p className="text-ink-2">{children}</p>}
    </div>
  );
}
