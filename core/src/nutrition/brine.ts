import { BRINE_SHARE } from './eaten-part.ts';
import type { GramsRule } from './line-grams.ts';

/** What is dissolved in a brine or rubbed in with the salt, in which it lies: sugars of every kind. */
const SWEETENS = /sugar$|^(?:honey|maple syrup|molasses|golden syrup|black treacle|jaggery)$/;
/** Less of it seasons the dish, so many lines from the salt at the most; our own estimates. */
const LEAST_SWEETENER_G = 80;
const LINES_FROM_SALT = 2;

/** As much of a counted line as tells what lies in a brine. */
type BrineLine = {
  readonly food: { readonly name: string } | null;
  readonly grams: number | null;
  readonly gramsRule: GramsRule;
};

/**
 * The share that is eaten of each line: a tenth of the sugar that stands beside so much salt that this is a brine or a cure ('1 cup salt, 1 cup
 * brown sugar, 1 gallon water'), all of any other.
 * @param lines in the order of the list
 */
export function sharesOfBrine(lines: readonly BrineLine[]): number[] {
  const isBrineSalt = ({ food, gramsRule }: BrineLine): boolean =>
    gramsRule === 'partly eaten' && (food?.name.endsWith('salt') ?? false);
  const isBroken = (from: number, to: number): boolean =>
    lines.slice(Math.min(from, to), Math.max(from, to)).some(({ gramsRule }) => gramsRule === 'heading');
  const salts = lines.flatMap((line, at) => (isBrineSalt(line) ? [at] : []));
  return lines.map(({ food, grams }, at) => {
    if (food === null || (grams ?? 0) < LEAST_SWEETENER_G || !SWEETENS.test(food.name)) return 1;
    const isBeside = salts.some((salt) => Math.abs(salt - at) <= LINES_FROM_SALT && !isBroken(salt, at));
    return isBeside ? BRINE_SHARE : 1;
  });
}
