import { type TimeKind, type TimeLabel, timeLabelsIn } from './fact-words.ts';
import { parseSpokenDuration } from './parse-duration.ts';

/** A time of a line in which several are added up, of the kind that its words say; null where they say none. */
interface Part {
  readonly kind: TimeKind | null;
  readonly minutes: number;
  readonly label: string;
}

/** A time of the recipe that a line tells, with the word for it. */
export interface JoinedTime {
  readonly kind: TimeKind;
  readonly minutes: number;
  readonly label: string;
}

const PLUS = /\s*[,;(]?\s*(?:\+|(?<!\p{L})(?:plus|zzgl\.?|zuzüglich)(?!\p{L}))\s*/iu;
/** '40 Min. Backzeit und 45 Min. Gehzeit': what joins times that each have their word. */
const AND = /\s*(?:[,;]\s+(?:(?:und|and|et|y|e|en)\s+)?|\s(?:und|and|et|y|e|en|sowie)\s+)(?=[\d½¼¾])/iu;
const PARTS_MAX = 4;
/** 'Chilling', 'Kühlen', 'de repos': waiting behind a plus sign, where no word says that it is a time. */
const WAITING =
  /(?<!\p{L})(?:rest|chill|cool|marinat|soak|ris|proof|prov|freez|sett?|stand|infus|overnight|ruh|kühl|geh|warte|marinier|zieh|quell|einweich|repos|réfrig|marin|pousse|trempage|reposo|enfri|remojo|riposo|lievit|raffredd|ammoll|rust|koel|wacht|rijs|week)\p{L}*/iu;

/** The parts of a text behind a plus sign: one time, or several that each have their word. */
function partsOf(text: string): (Part | null)[] {
  const whole = partOf(text);
  if (whole !== null) return [whole];
  const parts = text.split(AND).map(partOf);
  return parts.every((part) => part?.kind) ? parts : [null];
}

function partOf(text: string): Part | null {
  const digits = text.search(/[\d½¼¾]/u);
  const minutes = digits < 0 ? null : parseSpokenDuration(text.slice(digits));
  if (minutes === null) return null;
  const [label, ...others] = timeLabelsIn(text);
  // two words for times in one part: which of them it is cannot be told
  if (others.some(({ kind }) => kind !== label?.kind)) return null;
  const named = label?.kind === 'whole' ? 'total' : label?.kind;
  return { kind: named ?? (WAITING.test(text) ? 'rest' : null), minutes, label: label?.text ?? '' };
}

/**
 * The times of a line that adds them up: '20 min + 1 hour in the oven' in the words of the page. What is named as the whole before
 * 'plus' is the work before the oven; the whole is the sum. Null where a line adds nothing up, or says of no part what it is.
 */
export function joinedTimes(line: string): JoinedTime[] | null {
  const texts = line.split(PLUS);
  if (texts.length < 2 || texts.length > PARTS_MAX) return null;
  const parts = texts.flatMap(partsOf);
  if (parts.some((part) => part === null)) return null;
  const [first, ...rest] = parts as Part[];
  if (first === undefined || rest.some(({ kind }) => kind !== 'cook' && kind !== 'rest')) return null;
  const isBeforeHeat = (first.kind === null || first.kind === 'total') && rest.some(({ kind }) => kind === 'cook');
  const kind = isBeforeHeat ? 'make' : first.kind;
  const total = [first, ...rest].reduce((sum, { minutes }) => sum + minutes, 0);
  const told = kind === null || kind === 'total' ? [] : [{ ...first, kind }];
  const others = rest.map((part) => ({ ...part, kind: part.kind! }));
  const isWhole = kind === null || kind === 'total' || isBeforeHeat;
  return [...told, ...others, ...(isWhole ? [{ kind: 'total' as const, minutes: total, label: '' }] : [])];
}

const NUMBER_FIRST = /^[^\p{L}\d½¼¾]*(?:(?:ca|env|approx|circa|etwa|about)\.?\s)?[\d½¼¾]/iu;

/**
 * The times of a line that each stand before their word: '25 min Vorbereitung, 40 min Backzeit', 'Takes 15 minutes to prepare and
 * 1 hour to cook'. Null where one of them does not, or there is only one.
 */
export function timesBeforeLabels(line: string, all: readonly TimeLabel[]): JoinedTime[] | null {
  const isLed = all[0]?.kind === 'total' || all[0]?.kind === 'whole';
  const labels = isLed ? all.slice(1) : all;
  if (labels.length < 2) return null;
  // 'Serves 4 | 15 min prep, 30 min cook': other facts stand before a bar
  const lead = isLed ? all[0]!.index + all[0]!.text.length : line.slice(0, labels[0]!.index).search(/[^|•·]*$/);
  if (!NUMBER_FIRST.test(line.slice(lead).replace(/^\s*[:：]/, ''))) return null;
  const ends = labels.map((label) => label.index + label.text.length);
  if (/[\d½¼¾]/.test(line.slice(ends.at(-1)))) return null;
  const times = labels.map(({ kind, text, index }, order) => {
    const before = line.slice(order === 0 ? lead : ends[order - 1], index);
    const minutes = parseSpokenDuration(before.replace(/^[^\d½¼¾]+/, ''));
    return minutes === null ? null : { kind, minutes, label: text };
  });
  return times.every((time) => time !== null) ? times : null;
}
