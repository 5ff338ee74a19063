import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

export interface NoticeProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  /** A button or link under the words. */
  action?: ReactNode;
  className?: string;
}

/** A tinted block in the page. Errors are announced at once (`alert`), the rest politely (`status`). */
export function Notice({ tone = 'success', children, action, className }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={['notice', tone !== 'success' && `notice-${tone}`, className].filter(Boolean).join(' ')}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className="icon" aria-hidden />
      <div className="notice-body">
        <div>{children}</div>
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}
