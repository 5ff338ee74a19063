import { callsReader } from './calls-reader.ts';
import { sameLineKey } from './clean-text.ts';
import { namesPrice } from './goods-for-sale.ts';
import type { PageLine } from './page-line.ts';
import { beginsWithKeeping, sectionOf } from './section-words.ts';

const SENTENCE_END = /[.!?。…)]["'”’)]*$/;
const NAME_CHARACTERS_MAX = 80;
/** 'Notes: ...', 'Variation: ...': what begins with a word for something beside the method. */
const LABEL = /^([\p{L}][\p{L} ’']{2,28})[:：]\s*\S/u;
const STEPS_LEAST = 2;
const STEPS_MIN = 1;

/** What is written below a text when others have read it. */
const ADDED_LATER = /^(?:edit(?:ed)?|update|nachtrag|aggiornamento|actualizaci[oó]n|mise à jour|redigering)$/iu;

/** Whether a text begins with a word for something beside the method: 'Notes: ...'. */
export function isNote(text: string): boolean {
  const label = LABEL.exec(text)?.[1];
  return label !== undefined && (ADDED_LATER.test(label) || sectionOf(label) === 'other');
}

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

/** What a cook wishes those who eat, with which a method told in an article ends. */
const WISH =
  /^[^\p{L}]*(?:(?:ich wünsche |wir wünschen )?(?:euch |dir |ihnen )?(?:einen )?guten appetit|lasst es euch (?:gut )?schmecken|bon app[ée]tit|(?:buen|bom) (?:provecho|apetite|apetito)|que aproveche|buon appetito|eet smakelijk|smacznego|dobrú chuť|dobrou chuť|jó étvágyat|приятного аппетита|смачного|καλή (?:σας )?όρεξη|afiyet olsun|smaklig måltid|velbekomme?|enjoy your meal|un abbraccio|alla prossima|un abrazo|hasta (?:la próxima|pronto)|(?:gros )?(?:bisous|bises)|(?:lg|vg|gruß|viele grüße|lieben? gruß|saluti|saludos|groet(?:en|jes)|cheers)(?= |$)|à (?:bientôt|très vite)|bis (?:bald|zum nächsten mal)|(?:liebe|herzliche) grüße|tot (?:snel|de volgende keer)|until next (?:time|week)|happy (?:cooking|baking))(?!\p{L}).{0,40}$/iu;
/** Lines behind a wish, such as who signs the article. */
const BEHIND_WISH_MAX = 3;

/** A method without the wish it ends with, and without what little stands behind that. */
function withoutWish(steps: readonly string[]): readonly string[] {
  const wish = steps.findLastIndex((step) => WISH.test(step));
  const isEnd = wish >= STEPS_MIN && steps.length - wish - 1 <= BEHIND_WISH_MAX;
  // a farewell may follow the wish
  return isEnd ? withoutWish(steps.slice(0, wish)) : steps;
}

/** A method as the page shows it without the wishes, notes, variations and calls to the reader that stand below it without a heading. */
export function withoutNotesBehind(given: readonly string[]): string[] {
  // where a page sells its method, or only leads to it, nothing is told
  if (given.every((step) => callsReader(step) || /[:：]$/.test(step))) return [];
  const steps = withoutWish(given);
  let end = steps.length;
  while (end > STEPS_LEAST && (isNote(steps[end - 1]!) || callsReader(steps[end - 1]!) || namesPrice(steps[end - 1]!)))
    end -= 1;
  return steps.slice(0, end);
}

/** The steps of a page's mark-up without the notes at their end: 'Tipp: ...'. */
export function withoutClosingNotes(steps: readonly string[]): string[] {
  let end = steps.length;
  while (end > STEPS_LEAST && isNote(steps[end - 1]!)) end -= 1;
  return steps.slice(0, end);
}

/**
 * The lines of a page's method up to the last step of the data, and those behind it that go on with it: not its notes, calls
 * to the reader, or how the dish is kept.
 * @param isOfData whether the data has the line at a place
 */
export function withoutAsidesBehind(lines: readonly string[], isOfData: (place: number) => boolean): string[] {
  let end = lines.length;
  const isAside = (line: string) => isNote(line) || callsReader(line) || beginsWithKeeping(line);
  while (end > 0 && !isOfData(end - 1) && isAside(lines[end - 1]!)) end -= 1;
  return lines.slice(0, end);
}
