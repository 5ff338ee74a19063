import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../auth/session.tsx';
import { hasUnwritten } from '../lib/unsent.ts';
import { subscribeToUnwritten } from '../lib/unwritten-copies.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

/** Says that what was done last is in this tab alone, since the device has no room for it, and asks before the tab is closed. */
export function UnwrittenNotice() {
  const userId = useSession().decoded?.userId;
  const isUnwritten = useSyncExternalStore(subscribeToUnwritten, () => !!userId && hasUnwritten(userId));
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
