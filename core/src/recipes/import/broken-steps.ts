import type { PageLine } from './page-lines.ts';

/** Characters of a line that may end at the edge of a paper. */
const WRAPPED_FROM_CHARACTERS = 45;
const SENTENCE_END = /[.!?。…:;]["'”’)]*$/;
const GOES_ON = /^[\p{Ll}(]/u;

/**
 * Steps that a document broke at the edge of its paper, each put together again: the lines that go on with a small letter, where
 * all of the whole steps then end as sentences do. Otherwise the lines as they are.
 */
export function withBrokenLinesJoined(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const [place, line] of lines.entries()) {
    const previous = lines[place - 1] ?? '';
    const isRest = previous.length >= WRAPPED_FROM_CHARACTERS && !SENTENCE_END.test(previous) && GOES_ON.test(line);
    if (isRest) whole.push(joined(whole.pop() ?? '', line));
    else whole.push(line);
  }
  const isMended = whole.length < lines.length && whole.every((line) => SENTENCE_END.test(line));
  return isMended ? whole : lines;
}

/** Two halves of a sentence; a hyphen at the edge divides a word where small letters stand on both sides. */
const joined = (before: string, after: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? `${before.slice(0, -1)}${after}` : `${before} ${after}`;

/** How programs that turn paper into pages set each of its lines. */
const OF_PAPER = /\sft\d{1,3}\s|\st\sm\w{1,3}\sx\w{1,3}\s/;
const isOfPaper = ({ block, level }: PageLine): boolean =>
  block !== null &&
  level === 0 &&
  (OF_PAPER.test(block.classes) || /position\s*:\s*absolute/i.test(block.attributes['style'] ?? ''));

/** The lines of a page made from paper, with those put together that its edge broke. */
export function withPaperLinesJoined(lines: readonly PageLine[]): PageLine[] {
  const whole: PageLine[] = [];
  for (const [place, line] of lines.entries()) {
    const previous = lines[place - 1];
    const isRest =
      previous !== undefined &&
      previous.text.length >= WRAPPED_FROM_CHARACTERS &&
      !SENTENCE_END.test(previous.text) &&
      GOES_ON.test(line.text) &&
      isOfPaper(previous) &&
      isOfPaper(line);
    const last = whole.at(-1);
    if (isRest && last !== undefined) whole[whole.length - 1] = { ...last, text: joined(last.text, line.text) };
    else whole.push(line);
  }
  return whole;
}
