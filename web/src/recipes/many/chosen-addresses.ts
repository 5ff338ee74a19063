import type { FoundAddress } from '@sorrel/core/recipes/many/found-address';
import { useState } from 'react';

const likely = (of: readonly FoundAddress[]) => new Set(of.filter((one) => one.isLikely).map((one) => one.address));

/** Which of the found addresses are to be read: those that look like recipes, until somebody says otherwise. */
export function useChosenAddresses(initial: () => readonly FoundAddress[]) {
  const [found, setFound] = useState(initial);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => likely(found));
  return {
    found,
    chosen: found.filter((one) => chosen.has(one.address)),
    isChosen: (address: string) => chosen.has(address),
    offer: (offered: readonly FoundAddress[]) => {
      setFound(offered);
      setChosen(likely(offered));
    },
    toggle: (address: string, isOn: boolean) =>
      setChosen((now) => {
        const next = new Set(now);
        if (isOn) next.add(address);
        else next.delete(address);
        return next;
      }),
    chooseNone: () => setChosen(new Set()),
    chooseLikely: () => setChosen(likely(found)),
  };
}

export type ChosenAddresses = ReturnType<typeof useChosenAddresses>;
