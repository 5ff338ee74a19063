import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { userQuery } from '../auth/queries.ts';
import { say } from './sentences.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** @param withPremium what the press was for: done instead where it was not known yet that the person has Premium */
type OpenUpgrade = (reason?: string, withPremium?: () => void) => void;

const UpgradeContext = createContext<OpenUpgrade | null>(null);

/** The upgrade dialog, once for the whole app. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const openUpgrade = useCallback<OpenUpgrade>(
    (why, withPremium) => {
      const open = () => {
        setReason(why ?? null);
        setIsOpen(true);
      };
      const isKnown = queryClient.getQueryData(userQuery.queryKey) !== undefined;
      if (isKnown || withPremium === undefined) open();
      else queryClient.ensureQueryData(userQuery).then(({ premium }) => (premium ? withPremium() : open()), open);
    },
    [queryClient],
  );

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
