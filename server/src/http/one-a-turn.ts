/**
 * Lets what one person asks for begin one after the other, each in a turn of the event loop of its own, so that what others ask
 * for has its turn between: a hundred calls that come at the same moment do not take their first steps in one.
 * @returns waits until the person's next may begin; nothing to wait for where none of theirs has begun in this turn
 */
export function oneATurn() {
  const waiting = new Map<string, (() => void)[]>();
  const next = (person: string) => {
    const begin = waiting.get(person)?.shift();
    if (begin === undefined) return void waiting.delete(person);
    setImmediate(next, person);
    begin();
  };
  return (person: string): Promise<void> | undefined => {
    const others = waiting.get(person);
    if (others !== undefined) return new Promise((begin) => others.push(begin));
    waiting.set(person, []);
    setImmediate(next, person);
  };
}
