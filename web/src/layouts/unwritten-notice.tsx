import { useEffect } from 'react';
import { useSession } from '../auth/session.tsx';
import { useHasUnwritten } from '../lib/use-has-unwritten.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

/** Says that what was done last is in this tab alone, since the device has no room for it, and asks before the tab is closed. */
export function UnwrittenNotice() {
  const userId = useSession().decoded?.userId;
  const isUnwritten = useHasUnwritten(userId);
  useEffect(() => {
    if (!isUnwritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnwritten]);
  return isUnwritten ? (
    <Notice tone="warning" className="mb-5 print:hidden">
      {say.notWrittenDown}
    </Notice>
  ) : null;
}
