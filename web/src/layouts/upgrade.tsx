import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { userQuery } from '../auth/queries.ts';
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

/**
 * `const forPremium = useForPremium(); forPremium('Custom tags are part of Premium.', open)`: done for whoever has Premium, for others the
 * upgrade opens with the reason. A press before that is known waits for it.
 */
export function useForPremium(): (reason: string, act: () => void) => void {
  const queryClient = useQueryClient();
  const openUpgrade = useUpgrade();
  return (reason, act) => {
    const decide = ({ premium }: { premium: boolean }) => (premium ? act() : openUpgrade(reason));
    const user = queryClient.getQueryData(userQuery.queryKey);
    if (user !== undefined) decide(user);
    else queryClient.ensureQueryData(userQuery).then(decide, () => openUpgrade(reason));
  };
}
