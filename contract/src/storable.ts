/** Deeper than any schema of the contract looks; what is below is dropped or refused by the schema anyway. */
const DEPTH_MAX = 40;

/** The character NUL, which no database column holds, and halves of surrogate pairs, which are no text at all. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Text that can be stored and sent: NUL is left out, half a pair becomes the replacement character. */
const storableText = (text: string): string => text.replace(UNSTORABLE, (found) => (found === '\0' ? '' : '\ufffd'));

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
