import { sectionOf } from '../recipes/import/section-words.ts';
import { around, type Fragment, fragmentOf, textOf } from './read-word.ts';

/** A part of the page that is read from top to bottom before the next one. */
export type Block = Fragment[];

/** Columns have at least so much room between them, in heights of small letters. */
const GUTTER_LETTERS = 1.4;
/** A narrower column holds numbers or marks of its neighbour. */
const NARROWEST_LETTERS = 4;
const AMOUNT = /^(?:ca\.?\s)?[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/–-]*(?:\s?\p{L}{1,10}\.?)?$/u;

/**
 * The blocks of a page in the order they are read: what stands beside each other is read column by column, what goes across all
 * of them before or after. Amounts in a column of their own stay with what they are amounts of.
 */
export function pageBlocks(fragments: readonly Fragment[], letterPx: number): Block[] {
  const byTop = [...fragments].sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom);
  return cut(byTop, letterPx);
}

function cut(fragments: readonly Fragment[], letterPx: number): Block[] {
  if (fragments.length === 0) return [];
  const run = widestRun(fragments, letterPx);
  if (run === null) return [[...fragments]];
  const { from, end, at } = run;
  const within = fragments.slice(from, end);
  const left = within.filter(({ box }) => box.right <= at);
  const right = within.filter(({ box }) => box.right > at);
  const paired = pairedRows(left, right);
  return [
    ...cut(fragments.slice(0, from), letterPx),
    ...(paired === null ? [...cut(left, letterPx), ...cut(right, letterPx)] : cut(paired, letterPx)),
    ...cut(fragments.slice(end), letterPx),
  ];
}

interface Run {
  from: number;
  end: number;
  /** Where the columns part. */
  at: number;
}

/** The longest run of fragments, from top to bottom, through which a way leads between columns. */
function widestRun(fragments: readonly Fragment[], letterPx: number): Run | null {
  let best: Run | null = null;
  for (let from = 0; from < fragments.length - 3; from++) {
    for (let end = fragments.length; end - from > (best === null ? 3 : best.end - best.from); end--) {
      const at = gutterOf(fragments.slice(from, end), letterPx);
      if (at === null) continue;
      best = { from, end, at };
      break;
    }
  }
  return best === null ? null : withoutLaterPart(fragments, best);
}

/** The run without a part of the page that begins below one of its columns: 'Method' under the first of two columns of a list. */
function withoutLaterPart(fragments: readonly Fragment[], { from, end, at }: Run): Run {
  const within = fragments.slice(from, end);
  const isLeft = ({ box }: Fragment) => box.right <= at;
  const bottomOf = (side: readonly Fragment[]) => Math.max(...boxesOf(side).map(({ bottom }) => bottom));
  const [left, right] = [bottomOf(within.filter(isLeft)), bottomOf(within.filter((one) => !isLeft(one)))];
  const later = within.findIndex(
    (one) => one.box.top >= (isLeft(one) ? right : left) && sectionOf(textOf(one).replace(/\s*:$/, '')) !== null,
  );
  return { from, end: later < 0 ? end : from + later, at };
}

/** The middle of the widest way from top to bottom that has two lines or more on both sides; null where there is none. */
function gutterOf(fragments: readonly Fragment[], letterPx: number): number | null {
  const across = [...fragments].sort((a, b) => a.box.left - b.box.left);
  let [right, best, at]: [number, number, number | null] = [across[0]?.box.right ?? 0, letterPx * GUTTER_LETTERS, null];
  for (const [place, { box }] of across.entries()) {
    const way = box.left - right;
    if (way > best && place >= 2 && across.length - place >= 2 && isSideBySide(across, place, letterPx))
      [best, at] = [way, right + way / 2];
    right = Math.max(right, box.right);
  }
  return at;
}

function isSideBySide(across: readonly Fragment[], place: number, letterPx: number): boolean {
  const [left, right] = [around(boxesOf(across.slice(0, place))), around(boxesOf(across.slice(place)))];
  const shared = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  const narrowest = letterPx * NARROWEST_LETTERS;
  return shared > letterPx * 2 && left.right - left.left > narrowest / 2 && right.right - right.left > narrowest / 2;
}

const boxesOf = (fragments: readonly Fragment[]) => fragments.map(({ box }) => box);

/** Rows of two columns of which one holds amounts alone, each as one; null where both are columns of their own. */
function pairedRows(left: readonly Fragment[], right: readonly Fragment[]): Fragment[] | null {
  const areAmounts = (column: readonly Fragment[]) =>
    column.filter((one) => AMOUNT.test(textOf(one))).length >= column.length * 0.7;
  const amounts = areAmounts(left) ? left : areAmounts(right) ? right : null;
  if (amounts === null) return null;
  const names = amounts === left ? right : left;
  const taken = new Set<Fragment>();
  const rows = names.map((name) => {
    const middle = (name.box.top + name.box.bottom) / 2;
    const own = amounts.filter((one) => !taken.has(one) && one.box.top < middle && one.box.bottom > middle);
    for (const one of own) taken.add(one);
    return fragmentOf([...own.flatMap(({ words }) => words), ...name.words]);
  });
  const unpaired = amounts.filter((one) => !taken.has(one));
  return [...rows, ...unpaired].sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom);
}
