import { sameLineKey } from './clean-text.ts';
import type { PageLine } from './page-lines.ts';
import { sectionOf } from './section-words.ts';

const SENTENCE_END = /[.!?。…)]["'”’)]*$/;
const NAME_CHARACTERS_MAX = 80;
/** 'Notes: ...', 'Variation: ...': what begins with a word for something beside the method. */
const LABEL = /^([\p{L}][\p{L} ’']{2,28})[:：]\s*\S/u;
const STEPS_LEAST = 2;

const isLinkedName = ({ text, isLink }: PageLine): boolean => isLink === true && text.length <= NAME_CHARACTERS_MAX;

/**
 * The steps without what stands behind the method: the names of other recipes that the page links to, and names of parts
 * that no step follows.
 */
export function withoutNamesBehind(steps: readonly string[], lines: readonly PageLine[]): string[] {
  let end = steps.length;
  const isTold = steps.filter((step) => SENTENCE_END.test(step)).length * 2 >= steps.length;
  let linked: ReadonlySet<string> | null = null;
  const isLinked = (step: string) => {
    linked ??= new Set(lines.filter(isLinkedName).map(({ text }) => sameLineKey(text)));
    return linked.has(sameLineKey(step));
  };
  while (end > 1) {
    const step = steps[end - 1]!;
    const isName = isTold && !SENTENCE_END.test(step) && step.length <= NAME_CHARACTERS_MAX && isLinked(step);
    if (!isName && !/[:：]$/.test(step)) break;
    end -= 1;
  }
  return steps.slice(0, end);
}

/** A method as the page shows it without the notes, variations and how it keeps that stand below it without a heading. */
export function withoutNotesBehind(steps: readonly string[]): string[] {
  let end = steps.length;
  while (end > STEPS_LEAST) {
    const label = LABEL.exec(steps[end - 1]!)?.[1];
    if (label === undefined || sectionOf(label) !== 'other') break;
    end -= 1;
  }
  return steps.slice(0, end);
}
