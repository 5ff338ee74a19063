import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

const BASE = 'flex gap-2.5 rounded-md px-4 py-3 text-sm leading-[1.45] text-ink';
const TONES = { success: 'bg-leaf-soft', error: 'bg-danger-soft', warning: 'bg-amber-soft', info: 'bg-sky-soft' };
const ICON_COLOURS = { success: 'text-leaf', error: 'text-danger', warning: 'text-amber', info: 'text-sky' };
const BODIES = {
  below: 'grid gap-1',
  beside: 'flex flex-wrap items-center gap-x-4 gap-y-1',
  apart: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1',
};

export interface NoticeProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  /** A button or link under the words. */
  action?: ReactNode;
  className?: string;
  /** Where the action stands: below the words (default), beside them, or at the other end. */
  body?: keyof typeof BODIES;
}

/** A dialog that is longer than the window has its button in sight and what was wrong below what is seen: that comes into view. */
function bringIntoView(notice: HTMLElement | null) {
  if (notice?.closest('[role="dialog"], [role="alertdialog"]')) notice.scrollIntoView({ block: 'nearest' });
}

/** A tinted block in the page. Errors are announced at once (`alert`), the rest politely (`status`). */
export function Notice({ tone = 'success', children, action, className, body = 'below' }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={tone === 'error' ? bringIntoView : undefined}
      className={classes(BASE, TONES[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className={`icon mt-[0.1rem] ${ICON_COLOURS[tone]}`} aria-hidden />
      <div className={classes('min-w-0 flex-1', BODIES[body])}>
        <div>{children}</div>
        {action && <div className={body === 'apart' ? 'flex items-center gap-1' : undefined}>{action}</div>}
      </div>
    </div>
  );
}
