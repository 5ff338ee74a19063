import { callsReader } from './calls-reader.ts';
import { sameLineKey } from './clean-text.ts';
import { isFactLine, isTimeLine, isYieldLabel } from './fact-lines.ts';
import { isPageFurniture } from './page-furniture.ts';
import type { PageLine } from './page-line.ts';
import { mayNamePart } from './section-words.ts';
import { isStepLabel, stepHeading } from './split-steps.ts';

const NAME_CHARACTERS_MAX = 60;
/** Characters of a step from which its beginning alone tells it. */
const BEGINNING_CHARACTERS_MIN = 15;
/** Lines between two steps that are neither: names, pictures, advertisements. */
const OTHERS_MAX = 6;
const STARTS_MAX = 12;
/** Class names of what stands above a part of a method, though it is no heading element. */
const NAME_CLASS =
  /(?:group|section|sub|list|part|component)[-_ ]?(?:name|title|head(?:er|ing)?|label)|(?:^|[\s_-])(?:heading|subhead\w*|\w*separator)(?:$|[\s_-])|(?:step|instruction|direction)s?[-_](?:group|section|label)/i;

interface Found {
  /** The name of the part that begins with a step, by the step's position. */
  readonly names: ReadonlyMap<number, string>;
  readonly aligned: number;
}

/**
 * The steps with the names of their parts as the page sets them above, where no step has one: data often lists the steps
 * of a cake's dough, filling and icing without a word between them.
 */
export function withPartsOfPage(steps: readonly string[], lines: readonly PageLine[]): string[] {
  if (steps.length < 2 || steps.some((step) => /[:：]$/.test(step))) return [...steps];
  const keys = steps.map(sameLineKey);
  const names = partsAmong(keys, lines);
  return steps.flatMap((step, place) => {
    const name = names.get(place);
    return name === undefined ? [step] : [stepHeading(name), step];
  });
}

/** The names of parts where the page shows all steps in a row; none where it does not, or where each step has a heading. */
function partsAmong(keys: readonly string[], lines: readonly PageLine[]): ReadonlyMap<number, string> {
  const shown = lines.map(({ text }) => sameLineKey(text));
  let best: Found | null = null;
  let starts = 0;
  for (const [place, key] of shown.entries()) {
    if (!isBeginning(key, keys[0]!)) continue;
    starts += 1;
    if (starts > STARTS_MAX) break;
    const found = alignedFrom(place, keys, shown, lines);
    if (best === null || found.names.size > best.names.size) best = found;
  }
  return best === null || best.names.size >= keys.length ? new Map() : best.names;
}

/** Whether a line shows a step, or the beginning of it where the step has several lines. */
const isBeginning = (line: string, step: string): boolean =>
  line === step || (line.length >= BEGINNING_CHARACTERS_MIN && step.startsWith(line));

function alignedFrom(
  start: number,
  keys: readonly string[],
  shown: readonly string[],
  lines: readonly PageLine[],
): Found {
  const none = { names: new Map<number, string>(), aligned: 0 };
  const names = new Map<number, string>();
  const looks = new Set<string>();
  let current = 0;
  let waiting: PageLine | null = null;
  let others = 0;
  for (let at = start + 1; at < lines.length && current + 1 < keys.length; at += 1) {
    const [line, key] = [lines[at]!, shown[at]!];
    if (key === '' || isStepLabel(line.text)) continue;
    if (isBeginning(key, keys[current + 1]!)) {
      current += 1;
      others = 0;
      if (waiting !== null) {
        names.set(current, waiting.text);
        looks.add(lookOf(waiting));
        waiting = null;
      }
    } else if (isName(line)) waiting = line;
    else if (!keys[current]!.includes(key)) {
      others += 1;
      waiting = null;
      if (others > OTHERS_MAX) return none;
    }
  }
  if (current + 1 < keys.length || names.size === 0) return none;
  const first = nameAbove(start, lines);
  if (first !== null && looks.has(lookOf(first))) names.set(0, first.text);
  return { names, aligned: current + 1 };
}

/** The name right above the first step, over the number that it may have. */
function nameAbove(start: number, lines: readonly PageLine[]): PageLine | null {
  for (let at = start - 1; at >= Math.max(0, start - 2); at -= 1) {
    const line = lines[at]!;
    if (isName(line)) return line;
    if (!isStepLabel(line.text)) return null;
  }
  return null;
}

const lookOf = ({ level, block }: PageLine): string =>
  `${level} ${block?.name} ${(block?.classes ?? '').replace(/\d+/g, '')}`;

/** Whether a line may name a part of a method: a heading whose words are not those of a part of the page. */
function isName({ text, level, block, isLink }: PageLine): boolean {
  if (level === 0 && !NAME_CLASS.test(block?.classes ?? '')) return false;
  return (
    text.length <= NAME_CHARACTERS_MAX &&
    /\p{L}{3}/u.test(text) &&
    !/[.!?;…]["'”’)]*$/.test(text) &&
    isLink !== true &&
    mayNamePart(text) &&
    !isStepLabel(text) &&
    !isPageFurniture(text) &&
    !callsReader(text) &&
    !isFactLine(text) &&
    !isTimeLine(text) &&
    !isYieldLabel(text)
  );
}
