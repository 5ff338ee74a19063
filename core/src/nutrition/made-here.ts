import { foodWords, LINK_WORDS } from '../foods/food-words.ts';

/** A line of a recipe as far as it tells whether others make it. */
export type PlacedLine = {
  /** The food as a cook calls it. */
  readonly name: string;
  /** All that is printed of it. */
  readonly text: string;
  /** The heading that it stands under; null under none. */
  readonly group: string | null;
};

/** What is left of something that stands in the list already: 'reserved marinade', '1/2 cup remaining sauce', 'the rest of the dough'. */
const LEFT_OF_IT =
  /^[\d\s½⅓⅔¼¾⅛./-]*(?:(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|ml)\s+)?(?:of )?(?:the )?(?:reserved|remaining|rest of the)\s/i;
/** What a pan or a bowl gives, which no line of a list names. */
const OF_THE_PAN = new Set('marinade water liquid juice dripping mixture rub batter'.split(' '));

/** A group of fewer lines makes nothing: its heading may say what its one line is. */
const LINES_OF_A_COMPONENT = 2;
/** Words in front of what a heading names are no longer: 'für den Teig', 'pour la sauce'. */
const SHORT_WORD = 4;

const wordsOf = (text: string): string[] => foodWords(text).filter((word) => !LINK_WORDS.has(word));

/** Whether a heading says no more than the name: 'For the peanut sauce:' of 'peanut sauce'. */
function isHeadingOf(heading: readonly string[], name: readonly string[]): boolean {
  const before = heading.length - name.length;
  return (
    before >= 0 &&
    name.every((word, at) => heading[before + at] === word) &&
    heading.slice(0, before).every((word) => word.length <= SHORT_WORD)
  );
}

/**
 * Which lines are made from other lines of the same recipe, and counted there: '1 batch peanut sauce' beside a group of its own with
 * that name, and what is left of something that the list has already. A group that names the food among its lines prepares it
 * ('For the chicken: 4 chicken breasts, salt'), and makes none.
 */
export function madeHere(lines: readonly PlacedLine[]): boolean[] {
  const groups = new Map<string, string[][]>();
  for (const { group, name } of lines) {
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), wordsOf(name)]);
  }
  const made = [...groups]
    .filter(([, within]) => within.length >= LINES_OF_A_COMPONENT)
    .map(([group, within]) => ({ group, heading: wordsOf(group), within }));
  return lines.map((line, at) => {
    const isLeft = LEFT_OF_IT.test(line.text);
    // most recipes make nothing of their own: no word of theirs has to be read
    if (!isLeft && made.length === 0) return false;
    const name = wordsOf(line.name.replace(/^(?:reserved|remaining) /i, ''));
    if (name.length === 0) return false;
    const isIn = (words: readonly string[]) => name.every((word) => words.includes(word));
    if (isLeft) {
      const isNamedBefore = lines.slice(0, at).some((before) => isIn(wordsOf(before.name)));
      return isNamedBefore || OF_THE_PAN.has(name.at(-1) ?? '') || made.some(({ heading }) => isIn(heading));
    }
    return made.some(
      ({ group, heading, within }) =>
        group !== line.group && isHeadingOf(heading, name) && !within.some((words) => isIn(words)),
    );
  });
}
