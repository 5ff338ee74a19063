import type { ReactNode } from 'react';
import { EmptyPlate } from './empty-plate.tsx';
import { EMPTY } from './page-looks.ts';

export interface EmptyStateProps {
  /** The sentence of the specification, such as 'No recipes found.'. */
  title: string;
  /** 1 when it is the page's only heading. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** A plate with a single pea, what there is not, and one thing to do about it. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={EMPTY}>
      <EmptyPlate className="w-44" />
      <Heading>{title}</Heading>
      {children && <div className="text-ink-2">{children}</div>}
      {action}
    </div>
  );
}
