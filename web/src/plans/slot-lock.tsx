import { Lock, LockOpen } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { say } from './sentences.ts';

interface SlotLockProps {
  /** Of what is in the slot, or of the slot where nothing is. */
  name: string;
  /** What locking it means, in words. */
  lockLabel: string;
  isLocked: boolean;
  className: string;
  onLockChange: (isLocked: boolean) => void;
}

/** Keeps a slot as it is when the week is generated, or lets go of it. */
export function SlotLock({ name, lockLabel, isLocked, className, onLockChange }: SlotLockProps) {
  return (
    <IconButton
      icon={isLocked ? Lock : LockOpen}
      look="lock"
      size="sm"
      className={className}
      label={isLocked ? say.slots.unlock(name) : lockLabel}
      pressed={isLocked}
      onClick={() => onLockChange(!isLocked)}
    />
  );
}
