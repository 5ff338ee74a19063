import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Says why nothing arrives while the device has no network; questions that wait are asked when it has one again. */
export function OfflineNotice() {
  if (useSyncExternalStore(subscribe, isOnline)) return null;
  return (
    <Notice tone="warning" className="print:hidden mb-5">
      {say.offline}
    </Notice>
  );
}
