/** Deeper than any schema of the contract looks; what is below is dropped or refused by the schema anyway. */
const DEPTH_MAX = 40;

const HALF_PAIR = /\p{Surrogate}/gu;

/** Node and newer browsers do it themselves, many times as fast where a text is made of nothing else. */
const withWholePairs = (text: string & { toWellFormed?: () => string }): string =>
  text.toWellFormed?.() ?? text.replace(HALF_PAIR, '\ufffd');

/**
 * Text that can be stored and sent: NUL, which no database column holds, is left out, and halves of surrogate pairs, which are no
 * text at all, become the replacement character.
 */
const storableText = (text: string): string => withWholePairs(text).replaceAll('\0', '');

/** The same value with every text in it storable; a new value only where something had to change. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => storable(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([name, item]) => [storableText(name), storable(item, depth + 1)] as const);
  const given: Record<string, unknown> = value as Record<string, unknown>;
  return entries.some(([name, item]) => !Object.hasOwn(given, name) || item !== given[name])
    ? Object.fromEntries(entries)
    : value;
}
