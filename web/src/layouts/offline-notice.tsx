import { useEffect, useState } from 'react';
import { hasBookCopy } from '../lib/known-person.ts';
import { useIsAway } from '../lib/use-is-away.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

/** Says why nothing arrives while the server is not there, and what works all the same. */
export function OfflineNotice() {
  const isAway = useIsAway();
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    if (isAway) void hasBookCopy().then(setHasCopy);
  }, [isAway]);
  if (!isAway) return null;
  return (
    <Notice tone="warning" className="print:hidden mb-5">
      {hasCopy ? say.offlineWithCopy : say.offline}
    </Notice>
  );
}
