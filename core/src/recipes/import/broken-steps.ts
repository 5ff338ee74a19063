import type { PageLine } from './page-line.ts';

/** Characters of a line that may end at the edge of a paper; where no line ends with a full stop, or a word says that more follows, a shorter one may. */
const WRAPPED_FROM_CHARACTERS = 45;
const OPEN_FROM_CHARACTERS = 25;
const SENTENCE_END = /[.!?。…:;]["'”’)]*$/;
const GOES_ON = /^[\p{Ll}(]/u;
/** Words that no sentence ends with. */
const ENDS_OPEN =
  /(?<!\p{L})(?:the|an?|and|with|of|into|your|der|die|das|dem|den|des|eine?[nmr]?|und|mit|auf|zum|zur|le|les|du|des|et|avec|dans|une?|aux?|el|los|las|una?|con|para|del|il|lo|gli|nella?|della?|het|een|en|met|van|op)$/iu;

/** Whether a line is the rest of the one before it. */
type IsRest = (previous: string, line: string) => boolean;
const isRest: IsRest = (previous, line) =>
  previous.length >= WRAPPED_FROM_CHARACTERS && !SENTENCE_END.test(previous) && GOES_ON.test(line);
const isRestWithoutStops: IsRest = (previous, line) =>
  previous.length >= OPEN_FROM_CHARACTERS && (GOES_ON.test(line) || ENDS_OPEN.test(previous));

/** Entries with each rest put behind the one that it goes on from. */
function withRests<Entry>(
  entries: readonly Entry[],
  goesOn: (previous: Entry, entry: Entry) => boolean,
  join: (before: Entry, rest: Entry) => Entry,
): Entry[] {
  const whole: Entry[] = [];
  for (const [place, entry] of entries.entries()) {
    const [previous, last] = [entries[place - 1], whole.at(-1)];
    if (previous !== undefined && last !== undefined && goesOn(previous, entry))
      whole[whole.length - 1] = join(last, entry);
    else whole.push(entry);
  }
  return whole;
}

/**
 * Steps that a document broke at the edge of its paper, each put together again: the lines that go on with a small letter, where
 * all of the whole steps then end as sentences do; and where no line ends so, those behind a line that is not at its end, where all
 * of the whole steps then begin with a capital letter. Otherwise the lines as they are.
 */
export function withBrokenLinesJoined(lines: readonly string[]): readonly string[] {
  const hasStops = lines.some((line) => SENTENCE_END.test(line));
  const whole = withRests(lines, hasStops ? isRest : isRestWithoutStops, joined);
  const isMended = whole.every((line) => (hasStops ? SENTENCE_END.test(line) : /^\P{L}*\p{Lu}/u.test(line)));
  return isMended ? whole : lines;
}

/** Two halves of a sentence; a hyphen at the edge divides a word where small letters stand on both sides. */
export const joined = (before: string, after: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? `${before.slice(0, -1)}${after}` : `${before} ${after}`;

/** How programs that turn paper into pages set each of its lines. */
const OF_PAPER = /\sft\d{1,3}\s|\st\sm\w{1,3}\sx\w{1,3}\s/;
const isOfPaper = ({ block, level }: PageLine): boolean =>
  block !== null &&
  level === 0 &&
  (OF_PAPER.test(block.classes) || /position\s*:\s*absolute/i.test(block.attributes['style'] ?? ''));

/** The lines of a page made from paper, with those put together that its edge broke. */
export const withPaperLinesJoined = (lines: readonly PageLine[]): PageLine[] =>
  withRests(
    lines,
    (previous, line) => isOfPaper(previous) && isOfPaper(line) && isRest(previous.text, line.text),
    (before, rest) => ({ ...before, text: joined(before.text, rest.text) }),
  );
