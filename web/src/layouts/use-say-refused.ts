import { CircleAlert } from 'lucide-react';
import { errorMessage } from '../api.ts';
import { useToast } from '../ui/toast.tsx';
import { isForPremium } from './refused-notice.tsx';
import { useUpgrade } from './upgrade.tsx';

/** A sentence that says why something was not taken back wants reading. */
const ANSWER_MS = 6_000;

/** Says why something was not done that no place on the page is left for; where the plan is the reason, the upgrade opens with it. */
export function useSayRefused(): (error: unknown) => void {
  const showToast = useToast();
  const openUpgrade = useUpgrade();
  return (error) => {
    if (isForPremium(error)) openUpgrade(errorMessage(error));
    else showToast(errorMessage(error), { icon: CircleAlert, ms: ANSWER_MS });
  };
}
