import { useCallback, useMemo, useState } from 'react';
import { useMayEdit } from '../auth/queries.ts';
import type { Shopping } from './missing-foods.tsx';

const NONE: ReadonlySet<string> = new Set();

/** What was put on the list from here, and what is on its way there. */
export function useShopping() {
  const mayEdit = useMayEdit();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [onList, setOnList] = useState(NONE);
  const onWant = useCallback(
    (food: string) => setWanted((before) => (before.includes(food) ? before : [...before, food])),
    [],
  );
  const onAdded = useCallback((food: string) => setOnList((before) => new Set([...before, food])), []);
  const onTakenBack = useCallback((food: string) => {
    setWanted((before) => before.filter((other) => other !== food));
    setOnList((before) => new Set([...before].filter((other) => other !== food)));
  }, []);
  const shopping = useMemo<Shopping | undefined>(
    () => (mayEdit ? { onList, onWant } : undefined),
    [mayEdit, onList, onWant],
  );
  return { wanted, shopping, onAdded, onTakenBack };
}
