import { timeLabelsIn } from './fact-words.ts';
import type { JoinedTime } from './joined-times.ts';
import { isDurationAlone, parseSpokenDuration } from './parse-duration.ts';
import { servedInSentence } from './served-in-prose.ts';

/** Longest text of an article in which facts are looked for. */
export const PROSE_CHARACTERS_MAX = 1_200;
/** Where a sentence ends: behind 'min.' none does. */
const SENTENCES = /(?<=\p{L}{4}[.!?]|\d[!?])\s+(?=\p{Lu})/u;

/** The words of an article's text that say for how many the recipe is; null where none of its sentences does. */
export function servedInProse(text: string): string | null {
  if (text.length > PROSE_CHARACTERS_MAX) return null;
  for (const sentence of text.split(SENTENCES)) {
    const served = servedInSentence(sentence);
    if (served !== null) return served;
  }
  return null;
}

/** What may stand between a time and the word that says what it is of: '20 minutes de préparation'. */
const OF_BEHIND = /\s(?:of|für|de|di|voor|for)\s$/iu;
const WORDS_OF_TIME_MAX = 4;
/** 'in totaal ongeveer 50 minuten': a time right behind its word. */
const RIGHT_BEHIND =
  /^\s?(?:[:：]|is|ist|sind|est|es|è|dauert|takes|dura|duurt|for)?\s*(?=(?:\p{L}{2,10}\.?\s)?[\d½¼¾])/iu;
/** What in a sentence may be done with the dish as well as name a time: 'after 10 minutes bake ...'. */
const VERB =
  /^(?:cook|bake|cooking|baking|prep|takes|koken|bakken|stoven|braden|voorbereiden|bereiden|vorbereiten|zubereiten|kühlen|ruhen|ruht|koelen|rusten|rijzen|marineren|wachten|opstijven)$/iu;

/** The time that a text begins or ends with; null where it does with none. */
function minutesAt(text: string, side: 'start' | 'end'): number | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(WORDS_OF_TIME_MAX, words.length); count > 0; count -= 1) {
    const told = (side === 'end' ? words.slice(-count) : words.slice(0, count)).join(' ').replace(/[.,;]$/, '');
    if (/^[\d½¼¾]/.test(told) && isDurationAlone(told)) return parseSpokenDuration(told);
  }
  return null;
}

/** The times of an article's text, each right before or right behind its word: '30 minutos en prepararla y 45 minutos de horno'. */
export function timesInProse(text: string): JoinedTime[] {
  if (text.length > PROSE_CHARACTERS_MAX || !/\d/.test(text)) return [];
  return text.split(SENTENCES).flatMap(timesOfSentence);
}

function timesOfSentence(sentence: string): JoinedTime[] {
  const labels = timeLabelsIn(sentence).filter(({ text }) => !VERB.test(text));
  const times: JoinedTime[] = [];
  let from = 0;
  for (const [order, { kind, text, index }] of labels.entries()) {
    const end = index + text.length;
    const next = labels[order + 1]?.index ?? sentence.length;
    const before = minutesAt(sentence.slice(from, index).replace(OF_BEHIND, ' '), 'end');
    from = end;
    if (before !== null) {
      times.push({ kind, minutes: before, label: text });
      continue;
    }
    const behind = sentence.slice(end, next);
    const lead = RIGHT_BEHIND.exec(behind)?.[0];
    const told = lead === undefined ? '' : behind.slice(lead.length).replace(/^\p{L}{2,10}\.?\s/u, '');
    const minutes = minutesAt(told, 'start');
    if (minutes === null) continue;
    times.push({ kind, minutes, label: text });
    // a time is told once
    from = next;
  }
  return times;
}
