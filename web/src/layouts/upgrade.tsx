import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { UpgradeDialog } from './upgrade-dialog.tsx';

const DEFAULT_REASON =
  'Premium holds as many recipes as you like, works out nutrition for you, plans to your goals and merges family plans.';

type OpenUpgrade = (reason?: string) => void;

const UpgradeContext = createContext<OpenUpgrade | null>(null);

/** The upgrade dialog, once for the whole app. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState(DEFAULT_REASON);
  const [isOpen, setIsOpen] = useState(false);
  const openUpgrade = useCallback<OpenUpgrade>((why = DEFAULT_REASON) => {
    setReason(why);
    setIsOpen(true);
  }, []);

  return (
    <UpgradeContext value={openUpgrade}>
      {children}
      <UpgradeDialog open={isOpen} onOpenChange={setIsOpen} reason={reason} />
    </UpgradeContext>
  );
}

/** `const openUpgrade = useUpgrade(); openUpgrade('Extra meal slots are part of Premium.')` */
export function useUpgrade(): OpenUpgrade {
  const openUpgrade = useContext(UpgradeContext);
  if (!openUpgrade) throw new Error('useUpgrade needs an UpgradeProvider around it');
  return openUpgrade;
}
