import { isFactLine, isTimeLabel, isTimeLine, isYieldLabel } from './fact-lines.ts';
import { isItem, itemOf, type ListKind } from './group-lines.ts';
import type { PageLine } from './page-line.ts';
import { mayNamePart, sectionOf, standsAsHeading } from './section-words.ts';

/** Lines above the heading of a list that may be its beginning: 'Fresh' above 'ingredients'. */
const HEADING_LINES_MAX = 3;

/** The lines of an element of a section's class without its headings, and without what it leads to below a method. */
export function bodyOf(within: readonly PageLine[], kind: ListKind): PageLine[] {
  const isHeading = (line: PageLine) => standsAsHeading(line.text, kind) && !isItem(line);
  const start = within.slice(0, HEADING_LINES_MAX).findLastIndex(isHeading) + 1;
  const isOfPart = ({ text }: PageLine) => (kind === 'steps' ? mayNamePart(text) : sectionOf(text) === null);
  const body = within.slice(start).filter((line) => line.level === 0 || isOfPart(line));
  if (kind === 'ingredients') return body;
  // times below the heading are of the recipe, and no beginning of its method
  while (body.length > 1 && isFact(body[0]!.text)) body.shift();
  let end = body.length;
  const isAside = (place: number) =>
    isLinkTo(body[place]!) || isFact(body[place]!.text) || isTeaserOf(body[place]!, body[place + 1]);
  while (end > 1 && isAside(end - 1)) end -= 1;
  return body.slice(0, end);
}

/** Whether a heading stands above what leads to other pages. */
const isTeaserOf = (heading: PageLine, next: PageLine | undefined): boolean =>
  heading.level > 0 && heading.level < 7 && next !== undefined && isLinkTo(next);

/** Whether a line says how long or for how many, or is what stands beside such a line. */
export const isFact = (text: string): boolean =>
  !/\p{L}/u.test(text)
    ? text.length <= 2 && !/\d/.test(text)
    : isTimeLabel(text) || isTimeLine(text) || isYieldLabel(text) || isFactLine(text);

/** Whether a line only leads to another page by its name. */
export const isLinkTo = (line: PageLine): boolean => line.isLink === true && isBareText({ ...line, level: 0 });

const SENTENCE_END = /[.!?…]["'”’)]*$/;
/** Whether a line is a sentence that begins a numbered list below ingredients that stand in none of its items. */
export function isNumberedStep(line: PageLine, above: readonly PageLine[]): boolean {
  const list = itemOf(line)?.parent;
  const [first] = above;
  return list?.name === 'ol' && first !== undefined && itemOf(first)?.parent !== list && SENTENCE_END.test(line.text);
}

/** Whether a line is short and no sentence. */
export function isBareText(line: PageLine): boolean {
  return line.text.length < 60 && !/[.!?:;。）)]$/.test(line.text);
}
