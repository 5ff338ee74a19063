/** A list without order, such as the allergens of a person. */
type Entries = readonly unknown[];
type Branch = Readonly<Record<string, unknown>>;

/**
 * A list that somebody changed, together with what was changed of it meanwhile: what either took out is out, what either put in is in.
 * @param known the list that `mine` was made from
 * @param theirs the list as it is now
 */
export function mergeEntries<Entry>(
  known: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): readonly Entry[] {
  const stays = theirs.filter((entry) => mine.includes(entry) || !known.includes(entry));
  const added = mine.filter((entry) => !known.includes(entry) && !theirs.includes(entry));
  return [...stays, ...added];
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeValue(known: unknown, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeEntries<unknown>(known as Entries, mine as Entries, theirs as Entries);
  if (isBranch(known) && isBranch(mine) && isBranch(theirs)) return mergeKnown(known, mine, theirs);
  return mine === known ? theirs : mine;
}

/**
 * What somebody says of a thing, together with what was said of it meanwhile: of each field what they changed, and where they changed
 * nothing, what stands there now. Lists are merged entry by entry, things within things field by field.
 * @param known what `mine` was made from; a field that is not in it counts as changed
 * @param theirs the thing as it is now
 */
export const mergeKnown = <Thing extends object>(known: Partial<Thing>, mine: Thing, theirs: Partial<Thing>): Thing =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => {
      const isKnown = Object.hasOwn(known, field) && Object.hasOwn(theirs, field);
      return [field, isKnown ? mergeValue((known as Branch)[field], value, (theirs as Branch)[field]) : value];
    }),
  ) as Thing;
