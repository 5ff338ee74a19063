import { isElement, textOf } from './element-text.ts';
import type { Page, PageElement } from './page.ts';
import type { PageLine } from './page-lines.ts';
import { parseDuration, parseSpokenDuration } from './parse-duration.ts';
import { parseYield } from './parse-yield.ts';

/** Times and servings as the page shows them beside words or class names of their kind. */
export interface Facts {
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  servings: number | null;
  yieldText: string | null;
}

type TimeKind = 'prep' | 'cook' | 'total';

const PREP =
  'prep(?:aration)?[\\s-]*time|preparation|prep|active(?: time)?|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|temps de préparation|préparation|tiempo de preparación|tempo de preparo|tempo de preparação|tempo di preparazione|preparazione|preparación|preparação|preparo|voorbereiding(?:stijd)?|voorbereiden|förberedelsetid|arbejdstid|forberedelse(?:stid)?|előkészítés(?:i idő)?|zubereitung|zubereiten|vorbereiten|aktiv|czas przygotowania|príprava|příprava|doba prípravy|время подготовки|προετοιμασία|χρόνος προετοιμασίας|haz[ıiİ]rl[ıiİ]k(?: süres[iİ])?|haz[ıiİ]rlama süres[iİ]|tid forberedelse|voorbereidingstijd|mise en place(?: et préparation)?|準備時間';
const COOK =
  'cook(?:ing)?[\\s-]*time|cook|bak(?:e|ing)[\\s-]*time|bake|kochzeit|backzeit|garzeit|koch-/backzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo de cozimento|tempo de cozedura|tempo di cottura|cottura|kooktijd|oventijd|baktijd|koken|tillagningstid|tilberedningstid|koketid|stegetid|bagetid|főzési idő|sütési idő|sütés|főzés|czas (?:gotowania|pieczenia)|doba (?:varenia|pečenia|vaření|pečení)|время приготовления|μαγείρεμα|χρόνος μαγειρέματος|ψήσιμο|p[iİ]ş[iİ]rme(?: süres[iİ])?|bakduur|steektijd|調理時間';
const TOTAL =
  'total[\\s-]*time|total|ready in|time|takes|duration|gesamtzeit|gesamt|dauer|zeit|fertig in|zeitaufwand|temps total|durée(?: totale)?|temps|tiempo total|tiempo|tempo total|tempo totale|tempo|totale tijd|totaal|bereidingstijd|bereiden|tijd|total tid|tid i alt|tid|totalt|összesen|elkészítési idő|idő|czas całkowity|czas|celkový čas|čas|общее время|время|συνολικός χρόνος|χρόνος|toplam süre|süre|所要時間';
const COUNTED_PEOPLE =
  '(?:number of|no\\. of|anzahl(?: der)?|nombre de|número de|numero di|aantal|antal|antall|quantidade de|cantidad de|liczba|počet) (?:servings?|portions?|people|portionen|personen|personnes|parts|convives|raciones|porciones|personas|comensales|porções|pessoas|porzioni|persone|porties|portioner|personer|porsjoner|porcji|osób|porcií|porcí|osôb)';
const SERVES = `${COUNTED_PEOPLE}|serves|servings?|yields?|makes|portions?|portionen|port|personen|person|persons|people|personnes|pers|parts|rendement|raciones|porciones|comensales|personas|porções|porção|rendimento|pessoas|porzioni|dosi(?: per)?|persone|porties|aantal personen|portioner|pers\\.|antal|adag|személy(?:re)?|fő(?:re)?|porcji|porcje|porcja|osoby|osób|porcií|porcie|porcí|porce|osôb|порци[ийяю]|персон|μερίδες|άτομα|kişilik|porsiyon|personer|os|人分|人份|份量|分量|인분`;

const WORD_END = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';
const WORD_START = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';
const LABEL = new RegExp(`${WORD_START}(?:(${PREP})|(${COOK})|(${TOTAL}))${WORD_END}`, 'giu');
const COUNT = '(\\d{1,3}(?:\\s?(?:-|–|—|/|to|à|a|bis|tot|till|til|do)\\s?\\d{1,3})?)';
const SERVES_THEN_COUNT = new RegExp(
  `${WORD_START}(?:${SERVES})${WORD_END}[^\\d\\n]{0,18}?${COUNT}(?!\\s?(?:min|g|grams?|oz|ounces?|lbs?|pounds?|inch(?:es)?|kg|ml|std|h|cal|kcal|kj|%|:|[-–]\\s?\\d|/\\d{2})|\\d)`,
  'iu',
);
const COUNT_THEN_SERVES = new RegExp(`(?<![\\d/.,])${COUNT}\\s*(?:x\\s*)?(?:${SERVES})${WORD_END}`, 'iu');
const CLASS_KINDS: readonly (readonly [RegExp, TimeKind | 'serves'])[] = [
  [/prep(?:aration|are)?[-_]?time|time[-_]?prep|preptime/, 'prep'],
  [/cook(?:ing)?[-_]?time|bake[-_]?time|time[-_]?cook/, 'cook'],
  [/total[-_]?time|time[-_]?total|(?:^|[-_])duration(?:$|[-_])/, 'total'],
  [/(?:^|[-_])(?:servings?|yields?|serves|portions?|portionen|personen)(?:$|[-_])/, 'serves'],
];

/** Cards of other recipes, each with its time, from which they are told by being alike. */
const CARDS_MIN = 3;
const CARD_PENALTY = 2_000;

/** A number of hours or minutes alone, of which a time is put together. */
const CLASS_OF_WHOLE = /(?:prep|cook|total|bake)[-_]?time /;
const CLASS_OF_PART = /hour|min|day|sec(?:ond)?s?[\s_-]|unit|hr/;
const isClock = (text: string): boolean => /^\d{1,2}:\d\d$/.test(text);
const CLASS_OF_CONTROL = /scale|adjust|button|btn|label|unit|icon|multipl|input|select|slider/;

/**
 * Reads times and servings from what the page shows. Where it shows several, those nearest to the recipe are taken.
 * @param anchor where in `page.nodes` the recipe's lists start
 */
export function readFacts(page: Page, lines: readonly PageLine[], anchor: number): Facts {
  const found = new Map<string, { value: number; text: string; distance: number }>();
  const offer = (kind: string, value: number | null, text: string, index: number, penalty: number) => {
    if (value === null) return;
    // What stands before the list describes it more often than what follows.
    const distance = (index <= anchor ? anchor - index : (index - anchor) * 2) + penalty;
    const known = found.get(kind);
    if (!known || distance < known.distance) found.set(kind, { value, text, distance });
  };
  const cards = alikeTexts(lines.map((line) => [lookOf(line), line.text]));
  for (const [position, line] of lines.entries()) {
    if (line.text.length > 160) continue;
    const isCard = cards.has(lookOf(line));
    if (isCard && line.index > anchor) continue;
    const offerLine: Offer = (kind, value, text, index, penalty) =>
      offer(kind, value, text, index, penalty + (isCard ? CARD_PENALTY : 0));
    readTimes(lines, position, offerLine);
    // A line that is nothing but a time: taken when no words say what the times are.
    if (line.text.length <= 40 && ONLY_DURATION.test(line.text))
      offerLine('unnamed', parseSpokenDuration(line.text), '', line.index, UNNAMED_PENALTY);
    const after = SERVES_THEN_COUNT.exec(line.text) ?? COUNT_THEN_SERVES.exec(line.text);
    if (after && line.text.length < 110)
      offer(
        'serves',
        parseYield(after[1]!),
        line.text.length < 40 ? line.text : after[0],
        line.index,
        line.text.length > 50 ? 400 : 0,
      );
    else if (line.text.length < 30 && isYieldLabel(line.text)) {
      const before = lines[position - 1]?.text ?? '';
      if (/^\d{1,3}(?:[-–]\d{1,3})?$/.test(before)) offer('serves', parseYield(before), before, line.index, 100);
      const next = lines[position + 1]?.text ?? '';
      if (next.length < 40 && /^\D{0,12}\d/.test(next) && !ONLY_DURATION.test(next))
        offer('serves', parseYield(next), next, line.index, 0);
    }
  }
  readColumns(lines, offer);
  readClasses(page, anchor, offer);
  const get = (kind: string) => found.get(kind)?.value ?? null;
  const unnamed = found.get('unnamed');
  if (
    unnamed &&
    !found.has('prep') &&
    !found.has('cook') &&
    unnamed.distance < (found.get('total')?.distance ?? Number.POSITIVE_INFINITY)
  ) {
    found.set('total', unnamed);
  }
  return {
    prepMinutes: get('prep'),
    cookMinutes: get('cook'),
    totalMinutes: get('total'),
    servings: get('serves'),
    yieldText: found.get('serves')?.text ?? null,
  };
}

const UNNAMED_PENALTY = 300;
const ONLY_DURATION =
  /^(?:unter|under|max\.?|up to|bis zu|about|approx\.?|around|ca\.?|circa|etwa|rund|env(?:iron)?\.?|moins de|meno di|menos de|minder dan|ongeveer)?\s?\D{0,3}\d{1,3}\s?(?:-\s?\d{1,3}\s?)?(?:min|min[uúü]t\p{L}*|h|hours?|std\.?|uur|stunden?|heures?|horas?|ore|perc|dk|dakika|λεπτά|мин\p{L}*)\.?(?:\s?(?:\d{1,2}\s?(?:min\p{L}*\.?)?|\+.*))?$/iu;
const ONLY_SERVES = new RegExp(`^(?:${SERVES})?\\D{0,12}${COUNT}\\s*(?:${SERVES})(?:\\s[\\p{L}\\s]{0,25})?$`, 'iu');
const ONLY_SERVES_LABEL = new RegExp(`^(?:${SERVES})\\s*[:：]?\\s*${COUNT}?\\D{0,15}$`, 'iu');
const ONLY_TIME = new RegExp(`^(?:${PREP}|${COOK}|${TOTAL})\\s*[:：]?\\s*\\d.{0,24}$`, 'iu');

/** Whether a line only says for how many the recipe is: '2 Portionen', 'For 4 people'. */
export function isYieldLine(line: string): boolean {
  return line.length <= 40 && ONLY_SERVES.test(line);
}

const YIELD_LABEL = new RegExp(`^(?:${SERVES})(?:\\s?[/|]\\s?(?:${SERVES}))?\\s*[:：]?$`, 'iu');

/** Whether a line is only the word beside which the number of servings stands: 'Serves', 'Portionen:'. */
export function isYieldLabel(line: string): boolean {
  return line.length <= 30 && YIELD_LABEL.test(line);
}

const TIME_LABEL = new RegExp(`^(?:${PREP}|${COOK}|${TOTAL})\\s*[:：]?$`, 'iu');

/** Whether a line is only the word beside which a time stands: 'Prep time', 'Kochzeit:'. */
export function isTimeLabel(line: string): boolean {
  return line.length <= 30 && TIME_LABEL.test(line);
}

/** Whether a line is nothing but a time, with or without the word that names it: '30 Minuten', 'Prep time: 10 minutes'. */
export function isTimeLine(line: string): boolean {
  return line.length <= 60 && (ONLY_DURATION.test(line) || (/\d/.test(line) && ONLY_TIME.test(line)));
}

/** Whether a line only states a time or the servings: 'Prep time: 10 minutes', 'Makes: 12'. */
export function isFactLine(line: string): boolean {
  return (
    line.length <= 60 &&
    (isYieldLine(line) || (/\d/.test(line) && (ONLY_TIME.test(line) || ONLY_SERVES_LABEL.test(line))))
  );
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
      const label = isTimeLabel(name) ? [...name.matchAll(LABEL)][0] : undefined;
      if (label)
        offer(label[1] ? 'prep' : label[2] ? 'cook' : 'total', parseSpokenDuration(told.text), '', told.index, 0);
    }
    start += names;
  }
}

type Offer = (kind: string, value: number | null, text: string, index: number, penalty: number) => void;

function readTimes(lines: readonly PageLine[], position: number, offer: Offer): void {
  const line = lines[position]!;
  const labels = [...line.text.matchAll(LABEL)].slice(0, 8);
  for (const [order, label] of labels.entries()) {
    const kind: TimeKind = label[1] ? 'prep' : label[2] ? 'cook' : 'total';
    const from = label.index + label[0].length;
    const rest = line.text.slice(from, labels[order + 1]?.index ?? line.text.length).slice(0, 40);
    const isStart = label.index < 25;
    const minutes = /^[^\d½¼¾]{0,15}[\d½¼¾]/.test(rest) ? parseSpokenDuration(rest.replace(/^[^\d½¼¾]+/, '')) : null;
    const ahead = label.index > 0 && label.index < 25 ? line.text.slice(0, label.index) : '';
    if (minutes !== null) offer(kind, minutes, '', line.index, isStart ? 0 : 300);
    else if (/^\D{0,3}\d/.test(ahead)) offer(kind, parseSpokenDuration(ahead), '', line.index, 150);
    else if (labels.length === 1 && rest.replace(/[\s:()]/g, '') === '' && line.text.length < 40) {
      const next = lines[position + 1]?.text ?? '';
      if (next.length < 40 && /^\D{0,8}[\d½¼¾]/.test(next)) offer(kind, parseSpokenDuration(next), '', line.index, 0);
      const before = label.index === 0 ? (lines[position - 1]?.text ?? '') : line.text.slice(0, label.index);
      if (before.length < 25 && /^\D{0,3}\d/.test(before))
        offer(kind, parseSpokenDuration(before), '', line.index, 350);
    }
  }
}

/** The element's kind of fact by its class names, or null. */
function kindOfClasses(classes: string): TimeKind | 'serves' | null {
  for (const token of classes.split(' ')) {
    const kind = CLASS_OF_CONTROL.test(token) ? undefined : CLASS_KINDS.find(([pattern]) => pattern.test(token))?.[1];
    if (kind !== undefined) return kind;
  }
  return null;
}

function readClasses(page: Page, anchor: number, offer: Offer): void {
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
    const penalty = isCard ? CARD_PENALTY : 0;
    if (kind !== 'serves') offer(kind, minutesOf(kind, text, node.classes), '', node.index, penalty);
    else if (/^\D{0,25}\d/.test(text) && !/^(?:\d+x\s*)+$/i.test(text))
      offer(kind, parseYield(text), text, node.index, penalty);
  }
}

/** Minutes that an element of a class for times shows. */
function minutesOf(kind: TimeKind, text: string, classes: string): number | null {
  // 'Total time: Prep: 20 min Cook: 20 min' says no total
  if (kind === 'total' && [...text.matchAll(LABEL)].some((label) => label[1] || label[2])) return null;
  const bare = text.replace(/^[^\d½¼¾]{0,30}/, '');
  const isWhole = /^\d{1,3}$/.test(bare) && CLASS_OF_WHOLE.test(classes) && !CLASS_OF_PART.test(classes);
  return parseSpokenDuration(bare) ?? (isClock(bare) || isWhole ? parseDuration(bare) : null);
}
