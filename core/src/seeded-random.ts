/** A source of chance: each call gives a number from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * A repeatable source of chance: the same seed gives the same numbers on every machine. Not for secrets.
 * @param seed any number; text can be turned into one with `seedFromText`
 * @see Mulberry32 by Tommy Ettinger (public domain, 2017)
 */
export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed from any text (FNV-1a, 32 bits): the same text gives the same seed. */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
