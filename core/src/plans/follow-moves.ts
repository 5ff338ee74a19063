/** What was put into each slot of a week, in short: see `marksOf`. */
type SlotMarks = Readonly<Record<string, string>>;

/** From which of two weeks, and from which of its slots, a slot takes its meal. */
interface Source {
  of: 'mine' | 'theirs';
  key: string;
}

/** A mark begins with the main dish: its recipe, and the words in place of one. A device may send anything else. */
const MAIN_DISH = /^\[\[("(?:[^"\\]|\\.)*","(?:[^"\\]|\\.)*"),/;
const NO_DISH = '"",""';

/** Which recipe, or which words, a mark tells of; null where the slot is empty or not there. */
function dishOf(mark: string | undefined): string | null {
  const dish = mark === undefined ? undefined : MAIN_DISH.exec(mark)?.[1];
  return dish === undefined || dish === NO_DISH ? null : dish;
}

/** Where a week has put the dish that lay in a slot: one slot that did not have it before. */
function movedTo(dish: string, loaded: SlotMarks, week: SlotMarks): string | null {
  const [to, ...others] = Object.keys(week).filter((key) => dishOf(week[key]) === dish && dishOf(loaded[key]) !== dish);
  return to === undefined || others.length > 0 ? null : to;
}

/**
 * One has moved a meal, and the other has changed its portions, sides or lock where it lay: what was changed follows the meal, and what
 * came in its place stays there.
 * @returns by slot, the source of those that take their meal from another week than each slot by itself would tell
 */
export function followMoves(loaded: SlotMarks, mine: SlotMarks, theirs: SlotMarks): Map<string, Source> {
  const sources = new Map<string, Source>();
  function follow(changed: SlotMarks, moved: SlotMarks, [ofChanged, ofMoved]: [Source['of'], Source['of']]) {
    for (const key of Object.keys(loaded)) {
      const dish = dishOf(loaded[key]);
      if (dish === null || changed[key] === loaded[key] || dishOf(changed[key]) !== dish) continue;
      if (dishOf(moved[key]) === dish) continue;
      const to = movedTo(dish, loaded, moved);
      // who has changed the slot that it was moved to has put something there
      if (to === null || changed[to] !== loaded[to]) continue;
      sources.set(key, { of: ofMoved, key });
      sources.set(to, { of: ofChanged, key });
    }
  }
  follow(mine, theirs, ['mine', 'theirs']);
  follow(theirs, mine, ['theirs', 'mine']);
  return sources;
}
