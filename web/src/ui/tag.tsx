import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const TAG = [
  'inline-flex max-w-full items-center gap-[0.3rem] self-center rounded-full px-2.5 py-[0.2rem]',
  'text-xs font-medium wrap-anywhere',
].join(' ');

const TONES = { quiet: 'bg-sunken text-ink-2', citron: 'bg-citron text-on-citron' };

interface TagProps {
  icon?: LucideIcon;
  /** citron: of premium. */
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A word about a recipe; nothing to press. */
export function Tag({ icon: Icon, tone = 'quiet', children }: TagProps) {
  return (
    <span className={`${TAG} ${TONES[tone]}`}>
      {Icon && <Icon className="icon text-[0.85em]" aria-hidden />}
      {children}
    </span>
  );
}
