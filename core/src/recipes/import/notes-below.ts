import { callsReader } from './calls-reader.ts';
import { sameLineKey } from './clean-text.ts';
import type { PageElement } from './page.ts';
import { isPageFurniture } from './page-furniture.ts';
import type { PageLine } from './page-line.ts';
import { sectionOf } from './section-words.ts';

const HEADING =
  /^\P{L}*(?:recipe |cook['’]?s |chef['’]?s |kitchen |mein |unser )?(?:notes?(?: and tips| & tips)?|tips?(?: and notes| & notes)?|hinweise?|tipps?|notizen|anmerkung(?:en)?|remarques?|astuces?|conseils?|notas|consejos?|dicas?|note|consigli(?:o)?|suggerimenti|opmerking(?:en)?|notities)\P{L}*$/iu;
/** Lines between the method and its notes, such as an advertisement. */
const BETWEEN_MAX = 6;
const NOTES_MAX = 12;
const NOTE_CHARACTERS_MAX = 800;
const NOTE_CHARACTERS_MIN = 15;
/** Blocks around a heading in which its text may stand. */
const LEVELS_MAX = 4;

/** The notes that a page shows under a heading right below its method, one a line; null where there are none. */
export function notesBelow(lines: readonly PageLine[], steps: readonly string[]): string | null {
  const last = sameLineKey(steps.at(-1) ?? '');
  if (last.length < 12) return null;
  const end = lines.findLastIndex(({ text }) => isEndOf(last, sameLineKey(text)));
  if (end < 0) return null;
  const below = lines.slice(end + 1, end + 1 + BETWEEN_MAX);
  const heading = below.findIndex(({ text, level }) => level > 0 && HEADING.test(text));
  if (heading < 0) return labelledNotes(lines.slice(end + 1, end + 1 + NOTES_MAX));
  const { level, block } = below[heading]!;
  const rest = lines.slice(end + heading + 2);
  const part = partOf(block, rest[0]);
  const notes: string[] = [];
  for (const line of rest) {
    if (part !== null && line.index >= part.end) break;
    const isHeading = line.level > 0 && line.level < 7;
    const isOther = isHeading && (line.level <= level || sectionOf(line.text) !== null);
    if (isOther || notes.length >= NOTES_MAX || line.text.length > NOTE_CHARACTERS_MAX || isSelling(line.text)) break;
    if (!isPageFurniture(line.text) && line.isLink !== true) notes.push(line.text);
  }
  return notes.some((note) => note.length >= NOTE_CHARACTERS_MIN && /[.!?。)]$/.test(note)) ? notes.join('\n') : null;
}

/** The notes that stand right below a method without a heading, each behind its word: 'Tipp: ...'. */
function labelledNotes(below: readonly PageLine[]): string | null {
  const notes: string[] = [];
  for (const { text } of below) {
    if (!LABELLED.test(text) || text.length > NOTE_CHARACTERS_MAX || isSelling(text)) break;
    notes.push(text);
  }
  return notes.length > 0 ? notes.join('\n') : null;
}

/** A note behind its word: not every label of what stands beside a method is one of notes ('Author: ...'). */
const LABELLED =
  /^\P{L}*(?:notes?|tips?|hinweise?|tipps?|anmerkung(?:en)?|remarques?|astuces?|conseils?|notas?|consejos?|trucos?|consigli(?:o)?|suggerimento|opmerking(?:en)?|variante?s?|variations?)\s?[:：]\s*\S/iu;

/** What calls the reader elsewhere: links to shops, and what is said about them. */
const isSelling = (text: string): boolean => callsReader(text) || SHOPS.test(text);
const SHOPS = /https?:|amzn\.|affiliate|commission|partnerlink|enlaces? de afiliad|liens? de vente/iu;

/** The smallest near element that holds a heading and the line below it. */
function partOf(heading: PageElement | null, below: PageLine | undefined): PageElement | null {
  if (below === undefined) return null;
  for (let owner = heading?.parent ?? null, level = 0; owner && level < LEVELS_MAX; owner = owner.parent, level += 1)
    if (below.index > owner.index && below.index < owner.end) return owner;
  return null;
}

/** Whether a line ends the method: it is the last step, or the end of it where the step has several lines. */
const isEndOf = (step: string, line: string): boolean =>
  line !== '' && (line === step || (line.length >= 10 && step.endsWith(line)));
