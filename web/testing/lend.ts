import { onTestFinished } from 'vitest';

/** Gives something of the browser what jsdom lacks, until the test is over. */
export function lend<Lent extends object>(target: object, lent: Lent): Lent {
  for (const [name, value] of Object.entries(lent)) {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    onTestFinished(() => {
      if (before === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, before);
    });
  }
  return lent;
}
