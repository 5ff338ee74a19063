import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialog.tsx';

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
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Upgrade to Premium" tone="deep" size="sm">
        <div className="grid gap-5">
          <p className="text-on-deep-2">{reason}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.features} outside variant="citron">
              See Premium
            </ButtonLink>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              Not now
            </Button>
          </div>
        </div>
      </Dialog>
    </UpgradeContext>
  );
}

/** `const openUpgrade = useUpgrade(); openUpgrade('Extra meal slots are part of Premium.')` */
export function useUpgrade(): OpenUpgrade {
  const openUpgrade = useContext(UpgradeContext);
  if (!openUpgrade) throw new Error('useUpgrade needs an UpgradeProvider around it');
  return openUpgrade;
}
