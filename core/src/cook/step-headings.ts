import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { exceptedIn } from './excepted.ts';
import type { Food } from './food.ts';
import { groupNamed } from './meant-together.ts';
import { type Word, wordsOf } from './step-words.ts';

/** A step that only remarks on the others. */
const NOTE = /^\s*(?:\*|note|notes|tip|nb|hinweis|tipp|remarque|astuce|nota|consejo|consiglio)s?\s*:/iu;

/** A step that only names what follows: 'For the sauce:', 'For the vegetables and tomato sauce'. */
const HEADING =
  /^(?:[^.!?]{0,90}:|(?:for|für|pour|para|per|voor) (?:the|die|den|das|la|le|les|el|il|lo|de|het) [^.!?,:;]{0,40}|(?:how )?to (?:make|prepare|assemble) [^.!?,:;]{0,40})\s*$/iu;

/** 'To make the chips, …' at the beginning of any sentence: what is named behind it belongs to that group. */
const LEAD =
  /(?:^|[.!?]\s+)(?:meanwhile,? )?(?:to make|make|prepare|to prepare|for) (?:the |your )?[^.:,!?]{1,40}[:,.]/giu;

/** The same at the beginning of the step, in all languages. */
const FIRST_LEAD =
  /^(?:for|make|prepare|to make|für|pour|para|per|voor)?\s*(?:the|die|den|das|la|le|les|el|il|de)?[^.:,]{0,40}[:,.]/iu;

/** 'To make the spinach meatballs: …': the dish is named, not what it is made of. */
const TITLE = /^\s*(?:\d+\s*[.)]\s*)?(?:how )?to (?:make|prepare) [^.:!?]{1,60}:/iu;

/** A caption has no more words, and the step that it stands over is longer by as much. */
const CAPTION_WORDS = 5;
const LONGER_BY = 20;

type Lead = { readonly from: number; readonly group: string };

/** Which part of the dish a step is about, and where in it no food is taken though one is named. */
export type StepPart = {
  /** The beginning up to the first comma, colon or full stop. */
  readonly lead: string;
  /** The group that the beginning names. */
  readonly led: string | null;
  readonly leads: readonly Lead[];
  /** Behind the title of a dish: 'To make the spinach meatballs: '. */
  readonly titleEnd: number;
  /** 'Except the oil' */
  readonly excepted: { readonly from: number; readonly end: number } | null;
};

/** A step that takes nothing: 'For the sauce:', which names a part of the dish, or a remark, or a caption over the next step. */
export function kindOfStep(
  text: string,
  words: readonly Word[],
  next: string | undefined,
): 'heading' | 'remark' | null {
  const isHeading = HEADING.test(text.trim());
  const isCaption =
    words.length <= CAPTION_WORDS &&
    !/[.!]\s*$/u.test(text) &&
    next !== undefined &&
    next.length > 2 * text.length + LONGER_BY;
  if ((isCaption && !isHeading) || NOTE.test(text)) return 'remark';
  return isHeading ? 'heading' : null;
}

/** Whether steps are written without a full stop, most of the longer ones: then a short one is no caption for having none. */
export function endBare(steps: readonly string[]): boolean {
  const long = steps.filter((step) => step.trim().length > SENTENCE_FROM);
  return long.length > 1 && long.filter((step) => !/[.!?:)]\s*$/u.test(step)).length * 2 > long.length;
}
/** Characters from which a step is a sentence. */
const SENTENCE_FROM = 30;

/** @param isEnglish whether 'except' is said in English */
export function partOf(
  text: string,
  foods: readonly Food[],
  { lexicon, isEnglish }: { readonly lexicon: Lexicon | null; readonly isEnglish: boolean },
): StepPart {
  const lead = FIRST_LEAD.exec(text.trim())?.[0] ?? '';
  return {
    lead,
    led: lead === '' ? null : groupNamed(wordsOf(lead, lexicon), foods),
    leads: leadsIn(text, foods, lexicon),
    titleEnd: TITLE.exec(text)?.[0].length ?? 0,
    excepted: exceptedIn(text, isEnglish),
  };
}

function leadsIn(text: string, foods: readonly Food[], lexicon: Lexicon | null): Lead[] {
  return [...text.matchAll(LEAD)].flatMap((match) => {
    const group = groupNamed(wordsOf(match[0], lexicon), foods);
    return group === null ? [] : [{ from: match.index, group }];
  });
}

/** The group that is spoken of at a place of a step. */
export const groupAt = ({ leads, led }: StepPart, place: number): string | null =>
  leads.findLast(({ from }) => from < place)?.group ?? led;

/** Whether a food at a place of a step is only named: in the title of a dish, before its colon, behind 'except'. */
export const isOnlyNamed = (part: StepPart, place: number): boolean =>
  place < part.titleEnd ||
  (part.led !== null && part.lead.endsWith(':') && place < part.lead.length) ||
  isExcepted(part, place);

export const isExcepted = ({ excepted }: StepPart, place: number): boolean =>
  excepted !== null && place > excepted.from && place < excepted.end;
