/**
 * What stands at a place of a list, where something must.
 * @throws RangeError where nothing does: a mistake in the code that asks, whatever it was given to read
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing stands at ${index} of ${list.length}`);
  return item;
}
