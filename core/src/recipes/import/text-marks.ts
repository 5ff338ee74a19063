/** How notes mark a heading: '## Dough', '**Dough**:', '== Dough ==', '[Dough]'. */
export const MARKED_HEADING =
  /^(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]+)\*\*:?|__([^_]+)__:?|==+\s*(.+?)\s*==+|\[([^\]]+)\])$/u;

/** The words of a heading without its marks; any other line as it is. */
export function bareHeading(line: string): string {
  const marked = MARKED_HEADING.exec(line);
  return marked === null ? line : (marked.slice(1).find((group) => group !== undefined) ?? line);
}
