import { withBrokenLinesJoined } from './broken-steps.ts';
import { cleanLines, sameLineKey } from './clean-text.ts';
import { isCredit } from './credits.ts';
import { isFactLine } from './fact-lines.ts';
import { isPageFurniture } from './page-furniture.ts';
import { mayNamePart, sectionOf } from './section-words.ts';

// 'Step' in the languages of the web, where it only numbers what follows.
const STEP_WORD =
  '(?:step|schritt|arbeitsschritt|[ée]tape|paso|passo|passaggio|fase|krok|stap|steg|trin|trinn|vaihe|adım|lépés|pas(?:ul)?|korak|шаг|крок|стъпка|βήμα|bước|langkah|bosqich|ขั้นตอนที่|단계|手順|步骤|步驟|الخطوة|שלב)';
const STEP_LABEL = new RegExp(
  `^${STEP_WORD}\\s*(?:no\\.?|nr\\.?|#)?\\s*\\d{1,2}(?:\\s*(?:/|of|von|de|sur)\\s*\\d{1,2})?(?:\\s*[:.)\\]–—-]+\\s*|\\s+(?=\\p{Lu})|\\s*$)`,
  'iu',
);
const ORDINAL_LABEL = new RegExp(
  `^(?:\\d{1,2}\\s*[.:)\\]]*|\\d{1,2}\\s?(?:[.ºª°]|e|er|[eè]re|[eè]me|st|nd|rd|th)?\\s?${STEP_WORD}[:.]?|#\\d{1,2})$`,
  'iu',
);
/** Behind a whole sentence, where a line of several steps has lost its breaks: '… cool. Step 2: The filling'. */
const LABEL_WITHIN = new RegExp(`(?<=[.!?…]["'”’)]*)\\s+(?=${STEP_WORD}\\s*\\d{1,2}\\s*[:–—])`, 'giu');
// A number right before a capital letter, as style sheets set them apart: '1Heat the oil'.
const GLUED_NUMBERING = /^(\d{1,2})[\s\u00a0]*(?=\p{Lu})/u;
const NUMBERING = /^\(?(\d{1,2})\s*(?:[.)\]:]|[-–—]\s)[.)]?\s*(?=\D|\d+\s*[\p{L}°])/u;
/** What is done before the first step. */
const FROM_ZERO = /^\(?0\s*[.)\]:]/;
/** A mark before a step; what is written without a space behind it is one where it is no sign of a text. */
const BULLET = /^(?:[•·●○◦▪■□▢☐✓✔❑➤►▸▶◆★☆*–—-]+\s+|[•●○◦▪■□▢☐✓✔❑➤►▸▶◆★☆]+)/u;
/** A star is one of a footnote, unless each step has it. */
const STARS = /^\*+(?=[^\s*])/;

/** Whether a line only numbers the step that follows: 'Step 2', '2.', 'Étape 2 :'. */
export function isStepLabel(line: string): boolean {
  return ORDINAL_LABEL.test(line) || (line.length < 30 && line.replace(STEP_LABEL, '').trim() === '');
}

/** A heading of a step without what numbers it: 'Step 2: The filling', '2. The filling'. */
export function withoutStepLabel(line: string): string {
  return line
    .replace(STEP_LABEL, '')
    .replace(/^\d{1,2}\s*[.)]\s*/, '')
    .trim();
}

const ENDS_AS_LABEL = new RegExp(`(?:^|[\\s_-])${STEP_WORD}[\\s_-]*\\d{1,2}$`, 'iu');

/** Whether a name ends as numbering does, such as a publisher's own name for a step: 'gazpacho_r step 1'. */
export function endsAsStepLabel(name: string): boolean {
  return name.length < 60 && ENDS_AS_LABEL.test(name);
}

/** The name of a part of the method as it stands among the steps: with a colon behind it, so that nobody takes it for a step. */
export function stepHeading(name: string): string {
  return `${name.replace(/^\d{1,2}[.)]?\s+(?=\p{Lu})/u, '').replace(/[\s:：.]+$/, '')}:`;
}

const HEADING_WORDS_MAX = 6;
const NUMBERED_HEADING_WORDS_MAX = 10;
const SENTENCE_END = /[.!?。…]["'”’)]*$/;

/** Whether a line only names what the next one tells: a few words without a full stop before a sentence. */
export function isNameOf(line: string, next: string | undefined): boolean {
  const name = line.replace(/^\d{1,2}[.)]?\s+(?=\p{Lu})/u, '');
  // a number says by itself that something begins here
  const wordsMax = name === line ? HEADING_WORDS_MAX : NUMBERED_HEADING_WORDS_MAX;
  return (
    next !== undefined &&
    next.length > line.length &&
    SENTENCE_END.test(next) &&
    /^\p{Lu}/u.test(name) &&
    !/[\d.!?:：;,。)]/.test(name) &&
    name.split(' ').length <= wordsMax
  );
}

/** The lines of one step: its name as a heading, where it has one, and what it tells. */
export function stepOfLines(lines: readonly string[]): string[] {
  const told = lines.filter((line) => !isStepLabel(line));
  const [first = '', second] = told;
  if (told.length > 1 && isNameOf(first, second)) return [stepHeading(first), told.slice(1).join(' ')];
  return [lines.join(' ')];
}

/** The steps with a colon behind each line that only names the part after it: a few words without a full stop among sentences. */
function withHeadingsMarked(lines: readonly string[]): string[] {
  const sentences = lines.filter((line) => SENTENCE_END.test(line)).length;
  if (sentences < 2 || sentences * 2 < lines.length) return [...lines];
  return lines.map((line, index) => (isNameOf(line, lines[index + 1]) ? stepHeading(line) : line));
}

/** Whether the first line names a part of the method: it says what is made, and the name of another part follows. */
const isFirstPart = (lines: readonly string[]): boolean =>
  mayNamePart(lines[0]!) &&
  lines.some((line, place) => place > 0 && (line.endsWith(':') || isNameOf(line, lines[place + 1])));

/**
 * The steps without their numbering: labels such as 'Step 2', and '2.' where the numbers count the steps. Bullets go, lines
 * that are only a number go, and a step that repeats one before it goes.
 */
export function tidySteps(given: readonly string[]): string[] {
  const isStarred = given.length > 1 && given.every((line) => STARS.test(line));
  const bare = isStarred ? given.map((line) => line.replace(STARS, '')) : given;
  const lines = withBrokenLinesJoined(bare).flatMap((line) => line.split(LABEL_WITHIN));
  const kept = (lines.length > 40 ? lines : (splitAtNumbers(lines) ?? lines))
    .map((line) => line.replace(BULLET, '').replace(STEP_LABEL, '').trim())
    .filter(
      (line) =>
        line !== '' &&
        !isStepLabel(line) &&
        /[\p{L}\p{N}]/u.test(line) &&
        !isFactLine(line) &&
        !isCredit(line) &&
        !isPageFurniture(line),
    );
  // The heading of the method, taken along with it.
  const [first = ''] = kept;
  const isHeading = first.length <= 30 && sectionOf(first) === 'steps' && !/[.!]$/.test(first);
  if (kept.length > 1 && isHeading && !isFirstPart(kept)) kept.shift();
  const numbers = kept.map((line) => Number(NUMBERING.exec(line)?.[1] ?? 0));
  const numbered = numbers.filter((number) => number > 0).length;
  // Numbers count the steps when they rise from 1 (or restart at 1 in each section).
  const isCounting =
    numbered > 0 &&
    numbers.includes(1) &&
    numbered * 2 >= kept.length &&
    numbers.every((number, index) => {
      if (number <= 1) return true;
      for (let before = index - 1; before >= 0; before -= 1)
        if (numbers[before]! > 0) return number === numbers[before]! + 1;
      return false;
    });
  const glued = kept.map((line) => Number(GLUED_NUMBERING.exec(line)?.[1] ?? 0));
  const isGlued = kept.length > 1 && glued.every((number, index) => number === index + 1);
  const unnumbered = isGlued
    ? kept.map((line) => line.replace(GLUED_NUMBERING, ''))
    : isCounting
      ? kept.map((line, index) =>
          numbers[index]! > 0 || (index === 0 && FROM_ZERO.test(line)) ? line.replace(NUMBERING, '').trim() : line,
        )
      : kept;
  const seen = new Set<string>();
  return withHeadingsMarked(unnumbered).filter((line) => {
    const key = sameLineKey(line);
    if (key === '') return false;
    // Short repeats ('Enjoy!', 'For the sauce') may be meant; a long one is a fault of the page.
    if (key.length > 30 && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * The steps of a text that may hold markup: its lines; when it has only one line, the parts that its own numbering
 * ('1. ... 2. ...') or lost line breaks ('... cut.Heat the oil') show. A text that shows no parts stays one step.
 */
export function splitSteps(text: string): string[] {
  const lines = cleanLines(text);
  if (lines.length !== 1) return splitAtNumbers(lines) ?? lines;
  return splitAtNumbers(lines) ?? splitAtLostBreaks(lines[0]!) ?? lines;
}

/** '2.', '2)', 'Step 2:' and, where a sentence begins behind it, '2': what numbers a step within a text. */
const NUMBER_WITHIN = new RegExp(
  `(?<=^|[\\s.!?)\\]:;,。])(?:${STEP_WORD}\\s*)?\\(?(\\d{1,2})(?:\\s?([.):])\\s?(?=\\p{L})|\\s?([.):])\\s(?=\\d+\\s?\\p{L})|\\s(?=\\p{L}))`,
  'giu',
);

interface NumberWithin {
  readonly number: number;
  /** Whether no full stop or bracket follows it. */
  readonly isBare: boolean;
  readonly from: number;
  readonly to: number;
}

/** The numbers within a line, each with where it begins and where the text behind it does. */
function numbersWithin(line: string): NumberWithin[] {
  const found: NumberWithin[] = [];
  for (const match of line.matchAll(NUMBER_WITHIN)) {
    const to = match.index + match[0].length;
    const isBare = (match[2] ?? match[3]) === undefined;
    const isBetweenSentences =
      /(?:^|[.!?:;。]["”)]?)\s*$/.test(line.slice(0, match.index)) && /^\p{Lu}\p{Ll}/u.test(line.slice(to));
    if (!isBare || (isBetweenSentences && /\s$/.test(match[0])))
      found.push({ number: Number(match[1]), isBare, from: match.index, to });
  }
  return found;
}

/** Numbers in a row from which they count the steps: more where some of the steps are apart already. */
const COUNTED_MIN = 2;
const COUNTED_APART_MIN = 3;

/** The lines split where numbers that count from 1 stand within them; null where none do. */
function splitAtNumbers(lines: readonly string[]): string[] | null {
  const parts: string[] = [];
  let expected = 1;
  for (const line of lines) {
    let from = 0;
    const numbers = numbersWithin(line);
    // the first step may stand there without its number
    if (expected === 1 && numbers[0]?.number === 2 && !numbers[0].isBare) expected = 2;
    for (const mark of numbers) {
      if (mark.number !== expected) continue;
      parts.push(line.slice(from, mark.from).trim());
      from = mark.to;
      expected += 1;
    }
    parts.push(line.slice(from).trim());
  }
  const told = parts.filter((part) => part !== '');
  const isSplit = told.length > lines.length && expected > (lines.length === 1 ? COUNTED_MIN : COUNTED_APART_MIN);
  return isSplit ? told : null;
}

function splitAtLostBreaks(line: string): string[] | null {
  const parts = line.split(/(?<=[\p{Ll})\d°][.!?])(?=\p{Lu}\p{Ll})/u);
  return parts.length > 1 && parts.every((part) => part.length >= 15) ? parts : null;
}
