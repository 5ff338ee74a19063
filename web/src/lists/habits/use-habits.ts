import { shownHabits } from '@sorrel/core/lists/habits/device-habits';
import type { HabitChange, KnownHabit } from '@sorrel/core/lists/habits/habit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../../auth/queries.ts';
import { type HabitsHere, openHabits } from './open-habits.ts';

const NOTHING_YET: HabitsHere = { known: null, waiting: [] };

export interface Habits {
  habits: readonly KnownHabit[];
  /** Whether this device has any answer of the server. */
  isKnown: boolean;
  act: (...changes: readonly (HabitChange | null)[]) => void;
  /** The time by the server's clock. */
  nowMs: () => number;
}

/** What the household keeps for all its lists, on this device and all others. */
export function useHabits(): Habits {
  const userId = useUser()?.id;
  const [here, setHere] = useState(NOTHING_YET);
  const open = useRef<ReturnType<typeof openHabits> | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    const opened = openHabits(userId, setHere);
    open.current = opened;
    return () => {
      opened.close();
      open.current = null;
    };
  }, [userId]);
  const { known, waiting } = here;
  const habits = useMemo(() => shownHabits(known, waiting), [known, waiting]);
  const act = useCallback((...changes: readonly (HabitChange | null)[]) => {
    open.current?.act(changes.filter((change) => change !== null));
  }, []);
  const aheadMs = known?.aheadMs ?? 0;
  const nowMs = useCallback(() => Date.now() + aheadMs, [aheadMs]);
  return { habits, isKnown: known !== null, act, nowMs };
}
