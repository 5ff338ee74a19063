/** '1- Quatre tranches de pain', '2) half a cup of milk', '3. Une banane': a number that counts the lines, no amount. */
const NUMBERING = /^\(?(\d{1,2})\s?[.)\-–:]\s+(?=\S)/u;
/** Fewer lines may begin with 1 and 2 of something. */
const NUMBERED_MIN = 3;

/** Lines of a list without the numbers that count them; as they are where some line but a heading has none, or one is out of turn. */
export function withoutNumbering(lines: readonly string[]): string[] {
  let last = 0;
  let numbered = 0;
  for (const line of lines) {
    const number = Number(NUMBERING.exec(line)?.[1] ?? 0);
    if (number === 0 && line.endsWith(':')) continue;
    if (number !== last + 1 && number !== 1) return [...lines];
    last = number;
    numbered += 1;
  }
  return numbered < NUMBERED_MIN ? [...lines] : lines.map((line) => line.replace(NUMBERING, ''));
}
