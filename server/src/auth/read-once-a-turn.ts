/**
 * Reads that are asked for by the same key in one turn of the event loop are made once, after all of them have asked: a page that
 * opens sends several calls at the same moment. Nobody is answered by a read that began before they asked.
 */
export function readOnceATurn<T>() {
  const waiting = new Map<string, Promise<T>>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const made = new Promise<void>((begin) => setImmediate(begin)).then(() => {
      waiting.delete(key);
      return read();
    });
    waiting.set(key, made);
    return made;
  };
}
