/**
 * Rows some at a time, each batch asked for after the last key of the one before: however many there are, others have their turn
 * between two batches, and rows that come or go meanwhile move no others.
 * @param read of at most `size` rows with a greater key than `after`, in the order of their keys; null is before all
 */
export async function* inBatches<Row, Key>(
  size: number,
  keyOf: (row: Row) => Key,
  read: (after: Key | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Key | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = keyOf(last);
  }
}
