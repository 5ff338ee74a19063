/** A stretch of text that both have, or only one of them. */
export interface WordPiece {
  readonly kind: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

/** Words of a side that are compared; longer texts are shown as replaced as a whole. */
const WORDS_MAX = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/**
 * What became of a text, word by word: the longest common run of words stays.
 * @returns pieces in order; those that are not inserted make `before`, those that are not deleted make `after`
 */
export function wordDifference(before: string, after: string): WordPiece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const old = wordsOf(before);
  const young = wordsOf(after);
  if (old.length > WORDS_MAX || young.length > WORDS_MAX)
    return joined([
      { kind: 'deleted', text: before },
      { kind: 'inserted', text: after },
    ]);
  // lengths of the longest common run from each pair of places on
  const width = young.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === young[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const pieces: WordPiece[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      pieces.push({ kind: 'same', text: old[i] ?? '' });
      i++;
      j++;
    } else if (
      i < old.length &&
      (j === young.length || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'deleted', text: old[i] ?? '' });
      i++;
    } else {
      pieces.push({ kind: 'inserted', text: young[j] ?? '' });
      j++;
    }
  }
  return joined(pieces);
}

/** Neighbours of one kind as one piece, without those that are empty. */
function joined(pieces: readonly WordPiece[]): WordPiece[] {
  const result: WordPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) result[result.length - 1] = { kind: last.kind, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}

/** Which lines of a list went, came or stayed, in order; a line that was changed is one that went and one that came. */
export interface LinePiece {
  readonly kind: WordPiece['kind'] | 'changed';
  readonly before: string | null;
  readonly after: string | null;
}

/** Lines in the order of the newer list; what went stands where it was. Neighbours that went and came are one changed line. */
export function lineDifference(before: readonly string[], after: readonly string[]): LinePiece[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const lines: LinePiece[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const gone: string[] = [];
    const come: string[] = [];
    while (
      (i < before.length || j < after.length) &&
      !(i < before.length && j < after.length && before[i] === after[j])
    ) {
      const takesOld =
        i < before.length &&
        (j === after.length || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0));
      if (takesOld) gone.push(before[i++] ?? '');
      else come.push(after[j++] ?? '');
    }
    const pairs = Math.min(gone.length, come.length);
    for (let pair = 0; pair < pairs; pair++)
      lines.push({ kind: 'changed', before: gone[pair] ?? null, after: come[pair] ?? null });
    for (const line of gone.slice(pairs)) lines.push({ kind: 'deleted', before: line, after: null });
    for (const line of come.slice(pairs)) lines.push({ kind: 'inserted', before: null, after: line });
    if (i < before.length && j < after.length) {
      lines.push({ kind: 'same', before: before[i] ?? null, after: after[j] ?? null });
      i++;
      j++;
    }
  }
  return lines;
}
