import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { say } from './sentences.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

type OpenUpgrade = (reason?: string) => void;

const UpgradeContext = createContext<OpenUpgrade | null>(null);

/** The upgrade dialog, once for the whole app. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openUpgrade = useCallback<OpenUpgrade>((why) => {
    setReason(why ?? null);
    setIsOpen(true);
  }, []);

  return (
    <UpgradeContext value={openUpgrade}>
      {children}
      <UpgradeDialog open={isOpen} onOpenChange={setIsOpen} reason={reason ?? say.whatPremiumDoes} />
    </UpgradeContext>
  );
}

/** `const openUpgrade = useUpgrade(); openUpgrade('Extra meal slots are part of Premium.')` */
export function useUpgrade(): OpenUpgrade {
  const openUpgrade = useContext(UpgradeContext);
  if (!openUpgrade) throw new Error('useUpgrade needs an UpgradeProvider around it');
  return openUpgrade;
}
