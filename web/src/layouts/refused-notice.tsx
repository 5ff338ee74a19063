import type { ReactNode } from 'react';
import { ApiError } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';
import { useUpgrade } from './upgrade.tsx';

/** Whether Premium would have let it happen: then the sentence names it, and a button leads there. */
export const isForPremium = (error: unknown): boolean => error instanceof ApiError && error.upgrade;

interface UpgradeButtonProps {
  variant?: 'citron' | 'outline' | 'ghost';
  /** What the dialog says it is for. */
  reason?: string;
  className?: string;
}

/** The way to Premium beside a sentence that names it. */
export function UpgradeButton({ variant = 'citron', reason, className }: UpgradeButtonProps) {
  const openUpgrade = useUpgrade();
  return (
    <Button size="sm" variant={variant} className={className} onClick={() => openUpgrade(reason)}>
      {say.upgradeToPremium}
    </Button>
  );
}

interface RefusedNoticeProps {
  error: unknown;
  /** What did not happen, and why. */
  children: ReactNode;
  className?: string;
}

/** What was pressed is in sight, and why it did nothing may stand under the bar of a phone or above the window. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Something that was asked for and not done, with the button that leads to Premium where the plan is the reason. */
export function RefusedNotice({ error, children, className }: RefusedNoticeProps) {
  return (
    <div ref={bringIntoView} className={className}>
      <Notice tone="error" action={isForPremium(error) && <UpgradeButton />}>
        {children}
      </Notice>
    </div>
  );
}
