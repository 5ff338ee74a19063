/** Does what is asked for one thing one after the other, and what is asked for different things side by side. */
export function turnsBy<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async <Answer>(key: Key, work: () => Promise<Answer>): Promise<Answer> => {
    const before = last.get(key);
    // what went wrong before is told to those who asked for it
    const mine = before === undefined ? work() : before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
