/**
 * For each place of a list how many values from there on are those that the list begins with, in time in proportion to its length.
 * @see Dan Gusfield, Algorithms on Strings, Trees and Sequences (1997), section 1.4: the Z values of a string
 */
export function lengthsAsBegun(values: readonly string[]): readonly number[] {
  const lengths = values.map(() => 0);
  if (lengths.length > 0) lengths[0] = values.length;
  // the stretch found so far that reaches farthest
  let start = 0;
  let end = 0;
  for (let place = 1; place < values.length; place += 1) {
    let length = place < end ? Math.min(end - place, lengths[place - start]!) : 0;
    while (place + length < values.length && values[length] === values[place + length]) length += 1;
    lengths[place] = length;
    if (place + length > end) {
      start = place;
      end = place + length;
    }
  }
  return lengths;
}
