import { isAmountOnly } from './list-likeness.ts';

const BARE_NUMBER = /^\d{1,2}$/;
export const STARTS_WITH_NUMBER = /^[\d½¼¾⅓⅔⅛]/u;

/** Lines where each amount that stands alone is joined to the name after it, or, where the names come first, before it. */
export function withAmountsJoined(lines: readonly string[]): string[] {
  const isNameFirst = !isAmountOnly(lines[0] ?? '') && isAmountOnly(lines.at(-1) ?? '');
  const joined: string[] = [];
  let waiting = '';
  for (const line of lines) {
    if (!isAmountOnly(line)) {
      // a number before a line that has its own amount counts something else, such as the servings
      joined.push(
        waiting === '' || (BARE_NUMBER.test(waiting) && STARTS_WITH_NUMBER.test(line)) ? line : `${waiting} ${line}`,
      );
      waiting = '';
    } else if (!isNameFirst) waiting = waiting === '' ? line : `${waiting} ${line}`;
    else if (joined.length > 0) joined.push(`${joined.pop()} ${line}`);
  }
  return joined;
}
