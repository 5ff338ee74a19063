import { z } from 'zod';
import { useStored } from '../../lib/use-stored.ts';
import { lateDialog } from '../../ui/late-dialog.tsx';

/** Most who look at a list are at home. */
export const ShopView = lateDialog(async () => ({ default: (await import('./shop-view.tsx')).ShopView }));

const IsInShop = z.boolean();

/** Whether this tab is in the shop; a reload at the shelf stays there. */
export function useIsInShop() {
  const [isInShop, setIsInShop, leaveShop] = useStored('isInShop', IsInShop, false);
  return { isInShop, enterShop: () => setIsInShop(true), leaveShop };
}
