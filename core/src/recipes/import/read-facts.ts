import { besideOf } from './beside-posts.ts';
import { sameLineKey } from './clean-text.ts';
import { isElement, textOf } from './element-text.ts';
import { countServed, isTimeLabel, isYieldLabel, timeBesideServings } from './fact-lines.ts';
import { type TimeKind, type TimeLabel, timeLabelsIn } from './fact-words.ts';
import { PROSE_CHARACTERS_MAX, servedInProse, timesInProse } from './facts-in-prose.ts';
import { type HeatedTime, heatedMinutes } from './heated-times.ts';
import { joinedTimes, timesBeforeLabels } from './joined-times.ts';
import type { Page, PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { isDurationAlone, parseDuration, parseSpokenDuration } from './parse-duration.ts';
import { parseYield } from './parse-yield.ts';
import { withCountsInDigits } from './spelled-counts.ts';

/** Times and servings as the page shows them beside words or class names of their kind. */
export interface Facts {
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  servings: number | null;
  yieldText: string | null;
}

/** Where in `page.nodes` the recipe's lists stand. */
export interface PlaceOfLists {
  /** Where they start. */
  readonly start: number;
  /** The first and the last line of the method, where the page shows one. */
  readonly method: { readonly index: number; readonly end: number } | null;
  /** The steps that were read, wherever the page shows them again. */
  readonly steps: readonly string[];
}

type FactKind = TimeKind | 'serves' | 'unnamed';
interface Found {
  readonly value: number;
  readonly text: string;
  readonly index: number;
  readonly distance: number;
  /** Whether it stands where other recipes do: below the method, or in one of several cards. */
  readonly isFar: boolean;
}
type Offer = (kind: FactKind, value: number | null, text: string, index: number, penalty: number) => void;

const CLASS_KINDS: readonly (readonly [RegExp, TimeKind | 'serves'])[] = [
  [/prep(?:aration|are)?[-_]?time|time[-_]?prep|preptime/, 'prep'],
  [/cook(?:ing)?[-_]?time|bake[-_]?time|time[-_]?cook/, 'cook'],
  [/total[-_]?time|time[-_]?total|(?:^|[-_])duration(?:$|[-_])/, 'total'],
  [
    /(?:^|[-_])(?:servings?|yields?|serves|portions?|portionen|personen|porciones|porzioni|(?:persons?|people)[-_]?(?:amount|count|number))(?:$|[-_])/,
    'serves',
  ],
];

/** Longest line whose facts stand beside their words in any order; a longer one is an article's. */
const LINE_CHARACTERS_MAX = 160;
const PROSE_PENALTY = 500;

/** Cards of other recipes, each with its time, from which they are told by being alike. */
const CARDS_MIN = 3;
const CARD_PENALTY = 2_000;
/** What stands behind the method is of other recipes more often than of this one. */
const BEHIND_METHOD_PENALTY = 1_500;
/** Elements and texts behind the method in which a page may still tell of the recipe itself. */
const RIGHT_BEHIND_NODES = 150;
/** A class name says less than a word that the page shows. */
const CLASS_PENALTY = 120;
const UNNAMED_PENALTY = 300;
/** Times in a row, such as those to filter recipes by. */
const CHOICES_MIN = 3;

/** A number of hours or minutes alone, of which a time is put together. */
const CLASS_OF_WHOLE = /(?:prep|cook|total|bake)[-_]?time /;
const CLASS_OF_PART = /hour|min|day|sec(?:ond)?s?[\s_-]|unit|hr/;
const isClock = (text: string): boolean => /^\d{1,2}:\d\d$/.test(text);
const CLASS_OF_CONTROL = /scale|adjust|button|btn|label|unit|icon|multipl|input|select|slider/;

/**
 * Reads times and servings from what the page shows. Where it shows several, those nearest to the recipe are taken.
 * @param place where the recipe's lists stand: times within its method are of its steps
 */
export function readFacts(page: Page, given: readonly PageLine[], { start, method, steps }: PlaceOfLists): Facts {
  const lines = given.map((line) => {
    const text = line.text.length > PROSE_CHARACTERS_MAX ? line.text : withCountsInDigits(line.text);
    return text === line.text ? line : { ...line, text };
  });
  const found = new Map<FactKind, Found>();
  const isInMethod = (index: number) => method !== null && index >= method.index && index <= method.end;
  const offer: Offer = (kind, value, text, index, penalty) => {
    if (value === null || (kind !== 'serves' && isInMethod(index))) return;
    // a time without a word for it below the method is another recipe's
    if (kind === 'unnamed' && method !== null && index > method.end && index > start) return;
    const isBehind = method !== null && index > method.end + RIGHT_BEHIND_NODES && index > start;
    // What stands before the list describes it more often than what follows.
    const distance =
      (index <= start ? start - index : (index - start) * 2) + penalty + (isBehind ? BEHIND_METHOD_PENALTY : 0);
    const known = found.get(kind);
    if (!known || distance < known.distance)
      found.set(kind, { value, text, index, distance, isFar: isBehind || penalty >= CARD_PENALTY });
  };
  const heated: HeatedTime[] = [];
  const told = new Set(steps.map(sameLineKey));
  const cards = alikeTexts(lines.map((line) => [lookOf(line), line.text]));
  const isBeside = besideOf(page, start);
  for (const [position, line] of lines.entries()) {
    if (isBeside(line.index)) continue;
    const isCard = cards.has(lookOf(line));
    if (isCard && line.index > start) continue;
    const isStep = told.has(sameLineKey(line.text));
    readServings(lines, position, offer, isStep);
    if (isStep) continue;
    const offerLine: Offer = (kind, value, text, index, penalty) => {
      // how long a step cooks is told within the method, and no part of the time beside its heading
      if (kind === 'cook' && value !== null && text !== '' && !isCard && !isInMethod(index))
        heated.push({ word: text, value, index });
      offer(kind, value, text, index, penalty + (isCard ? CARD_PENALTY : 0));
    };
    if (line.text.length <= LINE_CHARACTERS_MAX) readTimes(lines, position, offerLine);
    else
      for (const { kind, minutes, label } of timesInProse(line.text))
        offerLine(kind, minutes, label, line.index, PROSE_PENALTY);
    // A line that is nothing but a time: taken when no words say what the times are.
    if (isDurationAlone(line.text) && !isChoice(lines, position))
      offerLine('unnamed', parseSpokenDuration(line.text), '', line.index, UNNAMED_PENALTY);
    else {
      const alone = timeBesideServings(line.text);
      if (alone !== null) offerLine('unnamed', parseSpokenDuration(alone), '', line.index, UNNAMED_PENALTY);
    }
  }
  readColumns(lines, offer);
  readClasses(page, lines, start, offer);
  return factsOf(found, heated);
}

const TIME_KINDS = ['prep', 'make', 'cook', 'rest', 'whole', 'total'] as const;

/** The facts of what was found, each of its kind: of times those near the recipe, and far ones only where there are none near. */
function factsOf(found: ReadonlyMap<FactKind, Found>, heated: readonly HeatedTime[]): Facts {
  const named = TIME_KINDS.map((kind) => found.get(kind)).filter((fact) => fact !== undefined);
  const unnamed = found.get('unnamed');
  const hasNear = [...named, ...(unnamed ? [unnamed] : [])].some(({ isFar }) => !isFar);
  const get = (kind: TimeKind) => {
    const fact = found.get(kind);
    if (fact === undefined || (fact.isFar && hasNear)) return null;
    return kind === 'cook'
      ? heatedMinutes({ word: fact.text, value: fact.value, index: fact.index }, heated)
      : fact.value;
  };
  const servings = { servings: found.get('serves')?.value ?? null, yieldText: found.get('serves')?.text ?? null };
  const make = get('make');
  const prepMinutes = get('prep') ?? make;
  const whole = get('whole');
  const cookMinutes = get('cook') ?? (get('prep') === null ? null : (make ?? whole));
  const rest = get('rest');
  const parts = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const distanceOf = (kind: TimeKind) => found.get(kind)?.distance ?? Number.POSITIVE_INFINITY;
  if (parts === 0 && unnamed && unnamed.distance < Math.min(distanceOf('total'), distanceOf('whole')))
    return { prepMinutes: null, cookMinutes: null, totalMinutes: unnamed.value, ...servings };
  // what takes less than both is no total
  const isCooking =
    whole !== null && get('prep') !== null && make === null && whole < (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const totalMinutes = get('total') ?? (isCooking ? null : whole) ?? (rest !== null && parts > 0 ? parts + rest : null);
  return { prepMinutes, cookMinutes, totalMinutes, ...servings };
}

/** Whether a time is one of several to choose from: it stands among others in a row. */
function isChoice(lines: readonly PageLine[], position: number): boolean {
  let from = position;
  let end = position + 1;
  while (from > 0 && position - from < CHOICES_MIN && isDurationAlone(lines[from - 1]!.text)) from -= 1;
  while (end < lines.length && end - position < CHOICES_MIN && isDurationAlone(lines[end]!.text)) end += 1;
  return end - from >= CHOICES_MIN;
}

/** @param isStep whether the line is a step, whose sentences count the parts of a dish too */
function readServings(lines: readonly PageLine[], position: number, offer: Offer, isStep: boolean): void {
  const line = lines[position]!;
  const served = countServed(line.text);
  if (served) {
    offer('serves', parseYield(served.count), served.text, line.index, line.text.length > 50 ? 400 : 0);
    return;
  }
  const told = isStep ? null : servedInProse(line.text);
  if (told !== null) offer('serves', parseYield(told), told, line.index, PROSE_PENALTY);
  if (!isYieldLabel(line.text)) return;
  const before = chosenBefore(lines, position);
  if (/^\d{1,3}(?:[-–]\d{1,3})?$/.test(before)) offer('serves', parseYield(before), before, line.index, 100);
  const next = lines[position + 1]?.text ?? '';
  if (next.length < 40 && /^\D{0,12}\d/.test(next) && !isDurationAlone(next))
    offer('serves', parseYield(next), next, line.index, 0);
}

const BARE_NUMBER = /^\d{1,3}$/;

/** The number before the word for servings; of several to choose from the one above them that is chosen, and none where none is. */
function chosenBefore(lines: readonly PageLine[], position: number): string {
  let from = position;
  while (from > 0 && position - from <= 40 && BARE_NUMBER.test(lines[from - 1]!.text)) from -= 1;
  const numbers = lines.slice(from, position).map(({ text }) => text);
  if (numbers.length < CHOICES_MIN) return lines[position - 1]?.text ?? '';
  return numbers.indexOf(numbers[0]!, 1) > 0 ? numbers[0]! : '';
}

/** What a line looks like, whatever its numbers are; '' for one that is too long for a card's facts. */
function lookOf({ text, block }: PageLine): string {
  return text.length > 60 || !/\d/.test(text) ? '' : `${block?.name} ${block?.classes} ${text.replace(/\d+/g, '0')}`;
}

/** The looks that several texts share which are not all the same. */
function alikeTexts(texts: readonly (readonly [look: string, text: string])[]): ReadonlySet<string> {
  const byLook = new Map<string, string[]>();
  for (const [look, text] of texts) {
    if (look === '') continue;
    const known = byLook.get(look);
    if (known) known.push(text);
    else byLook.set(look, [text]);
  }
  const isCards = (known: readonly string[]) => known.length >= CARDS_MIN && new Set(known).size > 1;
  return new Set([...byLook].filter(([, known]) => isCards(known)).map(([look]) => look));
}

/** Facts of a table whose first row names what the second one tells. */
function readColumns(lines: readonly PageLine[], offer: Offer): void {
  for (let start = 0; start < lines.length; start += 1) {
    let names = 0;
    while (lines[start + names]?.block?.name === 'th') names += 1;
    if (names < 2) continue;
    for (let column = 0; column < names; column += 1) {
      const name = lines[start + column]!.text;
      const told = lines[start + names + column];
      if (told?.block?.name !== 'td' || told.text.length > 40) continue;
      if (isYieldLabel(name)) offer('serves', parseYield(told.text), told.text, told.index, 0);
      const label = isTimeLabel(name) ? timeLabelsIn(name)[0] : undefined;
      if (label) offer(label.kind, parseSpokenDuration(told.text), '', told.index, 0);
    }
    start += names;
  }
}

const HAS_NUMBER = /[\d½¼¾]/;
const LABEL_ALONE_CHARACTERS_MAX = 40;
/** Where a word for a time begins that the line begins with. */
const START_CHARACTERS = 25;

function readTimes(lines: readonly PageLine[], position: number, offer: Offer): void {
  const line = lines[position]!;
  if (line.text.length >= LABEL_ALONE_CHARACTERS_MAX && !HAS_NUMBER.test(line.text)) return;
  const joined = joinedTimes(line.text);
  if (joined !== null) {
    for (const { kind, minutes, label } of joined) offer(kind, minutes, label, line.index, 0);
    return;
  }
  const labels = timeLabelsIn(line.text).slice(0, 8);
  const isProse = labels.length > 1 || (labels[0]?.index ?? 0) >= START_CHARACTERS;
  const beside = line.text.length > LABEL_ALONE_CHARACTERS_MAX && isProse ? timesInProse(line.text) : [];
  const before = timesBeforeLabels(line.text, labels) ?? (beside.length === labels.length ? beside : null);
  if (before !== null) {
    for (const { kind, minutes, label } of before) offer(kind, minutes, label, line.index, 0);
    return;
  }
  for (const [order, label] of labels.entries()) {
    const from = label.index + label.text.length;
    const rest = line.text.slice(from, labels[order + 1]?.index ?? line.text.length).slice(0, 40);
    const minutes = /^[^\d½¼¾]{0,15}[\d½¼¾]/.test(rest) ? minutesBehind(rest.replace(/^[^\d½¼¾]+/, '')) : null;
    const isStart = label.index < START_CHARACTERS;
    const ahead = label.index > 0 && isStart ? line.text.slice(0, label.index) : '';
    if (minutes !== null) offer(label.kind, minutes, label.text, line.index, isStart ? 0 : 300);
    else if (/^\D{0,3}\d/.test(ahead)) offer(label.kind, parseSpokenDuration(ahead), label.text, line.index, 150);
    else if (order === 0 && label.index < 12 && !HAS_NUMBER.test(line.text) && isOneKind(labels))
      offer(
        label.kind,
        minutesBeside(lines, position, label.text),
        label.text,
        line.index,
        label.index === 0 ? 0 : 100,
      );
  }
}

/** 'Time: 1:30': hours and minutes behind the word for a time, and no time of the day. */
const CLOCK_BEHIND = /^\d:[0-5]\d(?::[0-5]\d)?(?!\d|\s?(?:[ap]\.?m|uhr))/iu;

/** Minutes of the time that a text begins with. */
const minutesBehind = (text: string): number | null =>
  parseSpokenDuration(text) ?? parseDuration(CLOCK_BEHIND.exec(text)?.[0]);

/** Whether labels all name the same: 'Total time Total', as for wide and narrow screens. */
const isOneKind = (labels: readonly TimeLabel[]): boolean => labels.every(({ kind }) => kind === labels[0]!.kind);

/** Blocks above a line within which the number that belongs to it is looked for. */
const SHARED_LEVELS_MAX = 6;
/** A word that says that a number is one of minutes: 'Prep time' does, 'Prep' does not. */
const NAMES_TIME = /time|zeit|dauer|temps|durée|tiempo|tempo|tijd|duur|tid$|czas|idő|čas|doba|время|時間|시간/iu;

/** The time that stands in a line of its own beside the word that names it: the one that shares the smaller element with it. */
function minutesBeside(lines: readonly PageLine[], position: number, label: string): number | null {
  const line = lines[position]!;
  const [before, next] = [lines[position - 1], lines[position + 1]];
  const read = (other: PageLine | undefined): number | null => {
    if (other === undefined || other.text.length >= LABEL_ALONE_CHARACTERS_MAX) return null;
    if (/^\d{1,3}$/.test(other.text) && other === next) {
      const apart = minutesApart(lines, position + 1);
      if (apart !== null) return apart;
    }
    if (/^\d{1,3}$/.test(other.text)) return NAMES_TIME.test(label) ? parseDuration(other.text) : null;
    return /^\D{0,8}[\d½¼¾]/.test(other.text) || isDurationAlone(other.text) ? parseSpokenDuration(other.text) : null;
  };
  const values = { before: read(before), next: read(next) };
  const isOfNext = (other: PageLine | undefined) =>
    other !== undefined && sharedSize(line, next) > sharedSize(other, next) && isLabel(other.text);
  const isOfBefore = (other: PageLine | undefined) =>
    other !== undefined && sharedSize(line, before) >= sharedSize(other, before) && isLabel(other.text);
  const mayNext = values.next !== null && !isChoice(lines, position + 1) && !isOfNext(lines[position + 2]);
  const mayBefore = values.before !== null && !isChoice(lines, position - 1) && !isOfBefore(lines[position - 2]);
  if (mayNext && mayBefore) return sharedSize(line, before) < sharedSize(line, next) ? values.before : values.next;
  return mayNext ? values.next : mayBefore ? values.before : null;
}

/** A time whose numbers and units each stand in a line of their own: '1', 'hour', '10', 'minutes'. Null where no unit follows. */
function minutesApart(lines: readonly PageLine[], position: number): number | null {
  let told = '';
  for (let place = position; place < position + 4; place += 2) {
    const [number, unit] = [lines[place]?.text ?? '', lines[place + 1]?.text ?? ''];
    if (!/^\d{1,3}$/.test(number) || !/^\p{L}{1,9}\.?$/u.test(unit) || !isDurationAlone(`${number} ${unit}`)) break;
    told += ` ${number} ${unit}`;
  }
  return told === '' ? null : parseSpokenDuration(told.trim());
}

const isLabel = (text: string): boolean => isTimeLabel(text) || isYieldLabel(text);

/** Elements and texts of the smallest element that holds both lines; infinite where none near does. */
function sharedSize(one: PageLine, other: PageLine | undefined): number {
  let owner = one.block;
  for (let level = 0; owner !== null && level < SHARED_LEVELS_MAX; level += 1, owner = owner.parent)
    if (other !== undefined && other.index > owner.index && other.index < owner.end) return owner.end - owner.index;
  return Number.POSITIVE_INFINITY;
}

/** The element's kind of fact by its class names, or null. */
function kindOfClasses(classes: string): TimeKind | 'serves' | null {
  for (const token of classes.split(' ')) {
    const kind = CLASS_OF_CONTROL.test(token) ? undefined : CLASS_KINDS.find(([pattern]) => pattern.test(token))?.[1];
    if (kind !== undefined) return kind;
  }
  return null;
}

function readClasses(page: Page, lines: readonly PageLine[], anchor: number, offer: Offer): void {
  const seen = new Map<string, TimeKind | 'serves' | null>();
  const found: { kind: TimeKind | 'serves'; text: string; node: PageElement }[] = [];
  for (const node of page.nodes) {
    if (!isElement(node) || node.classes === '' || node.end - node.index > 60) continue;
    let kind = seen.get(node.classes);
    if (kind === undefined) {
      kind = kindOfClasses(node.classes);
      if (seen.size < 5000) seen.set(node.classes, kind);
    }
    if (kind === null) continue;
    const text = textOf(page, node);
    if (text !== '' && text.length <= 60) found.push({ kind, text, node });
  }
  const cards = alikeTexts(found.map(({ node, text }) => [node.classes, text]));
  for (const { kind, text, node } of found) {
    const isCard = cards.has(node.classes);
    if (isCard && node.index > anchor) continue;
    const penalty = CLASS_PENALTY + (isCard ? CARD_PENALTY : 0);
    if (kind !== 'serves') {
      if (!isNamedOtherwise(lines, node, kind, text))
        offer(kind, minutesOf(kind, text, node.classes), '', node.index, penalty);
    } else if (/^\D{0,25}\d/.test(text) && !/^(?:\d+x\s*)+$/i.test(text))
      offer(kind, parseYield(text), text, node.index, penalty);
  }
}

/** Whether an element or a line right before it names another time than its class does: the word that people read is right. */
function isNamedOtherwise(lines: readonly PageLine[], node: PageElement, kind: TimeKind, text: string): boolean {
  const own = timeLabelsIn(text);
  if (own.length > 0 && own.every((label) => label.kind !== kind)) return true;
  const position = lines.findIndex((line) => line.index >= node.index);
  const before = lines[position - 1];
  if (before === undefined || !isTimeLabel(before.text)) return false;
  return timeLabelsIn(before.text).every((label) => label.kind !== kind);
}

/** Minutes that an element of a class for times shows. */
function minutesOf(kind: TimeKind, text: string, classes: string): number | null {
  // 'Total time: Prep: 20 min Cook: 20 min' says no total
  if (kind === 'total' && timeLabelsIn(text).some(({ kind }) => kind === 'prep' || kind === 'cook')) return null;
  const bare = text.replace(/^[^\d½¼¾]{0,30}/, '');
  const isWhole = /^\d{1,3}$/.test(bare) && CLASS_OF_WHOLE.test(classes) && !CLASS_OF_PART.test(classes);
  return parseSpokenDuration(bare) ?? (isClock(bare) || isWhole ? parseDuration(bare) : null);
}
