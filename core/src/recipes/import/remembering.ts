const LINES_MAX = 4_000;
/** A longer line is asked about once or twice. */
const CHARACTERS_MAX = 400;

/** A pure function of a line that remembers its answers for the lines of a page, which are asked about again and again. */
export function remembering<Answer>(answerFor: (line: string) => Answer): (line: string) => Answer {
  const known = new Map<string, Answer>();
  return (line) => {
    if (line.length > CHARACTERS_MAX) return answerFor(line);
    const answer = known.get(line);
    if (answer !== undefined) return answer;
    const found = answerFor(line);
    if (known.size >= LINES_MAX) known.clear();
    known.set(line, found);
    return found;
  };
}

/** Whether a pattern is found in the class names of an element, of which a page has few. */
export const classesWith = (pattern: RegExp): ((classes: string) => boolean) =>
  remembering((classes) => classes !== '' && pattern.test(classes));
