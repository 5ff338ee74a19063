import { useSyncExternalStore } from 'react';
import { hasUnwritten } from './unsent.ts';
import { subscribeToUnwritten } from './unwritten-copies.ts';

/** Whether something that a person did is neither with the server nor on the disk of this device. */
export const useHasUnwritten = (userId: string | null | undefined): boolean =>
  useSyncExternalStore(subscribeToUnwritten, () => !!userId && hasUnwritten(userId));
