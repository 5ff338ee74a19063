import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A word about a recipe; nothing to press. */
export function Tag({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className="tag">
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </span>
  );
}
