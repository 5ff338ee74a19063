import { headingOf } from './heading-of.ts';
import type { Language } from './languages/language.ts';
import { MADE } from './title-in-front.ts';

/** What a recipe makes of the lines below, by itself or at the end of a title, and no shop sells under this word alone. */
const PARTS: ReadonlySet<string> = new Set(
  `crust glaze filling topping toppings dough batter icing frosting buttercream marinade dressing vinaigrette streusel crumble base rub
  brine levain leaven poolish biga preferment tangzhong tadka tempering garnish sauce`.split(/\s+/),
);
/** Of these what no list has as an ingredient: in the middle of one they need no other heading. */
const NEVER_BOUGHT: ReadonlySet<string> = new Set('glaze streusel marinade brine levain leaven poolish'.split(' '));
/** The same of what is also bought: only beside other headings. */
const ALSO_BOUGHT: ReadonlySet<string> = new Set([
  ...MADE,
  ...'starter sponge gravy dal daal slaw salsa ganache meringue syrup custard compote broth soup cake cookies masala cream'.split(
    ' ',
  ),
  ...'mousse jam chutney meatballs patties meat vegetables veggies veg spices aromatics roast'.split(' '),
]);
/** What stands in front of these words in the names of things that shops sell: 'pizza dough', 'soy sauce', 'graham cracker crust'. */
const SOLD =
  /^(?:pizza|pie|puff|shortcrust|filo|phyllo|tart|pastry|cookie|graham|soya?|tomato|hot|fish|oyster|hoisin|bbq|barbecue|worcestershire|chill?i|sriracha|tabasco|maple|golden|corn|agave|date|simple|sugar|whipped|caesar|ranch|italian|french|thousand|salad|pasta|marinara|enchilada|taco|pesto|apple|cranberry|mint|tartare?|steak|teriyaki|stir|sweet|plum|duck|brown|vanilla|crème|creme|sour|double|single|heavy|whipping|thick|thickened|ice|coconut|clotted|fresh|light|shaving|cashew|oat|soy|basmati|jasmine|white|wild|cooked|egg|udon|soba|ramen|glass|strawberry|raspberry|apricot|mango|mixed|frozen|minced|ground|lamb|pork|beef|deli|cold|lunch|sausage|crab|root|stewed|salad|green|pickled)\b/i;
/** A few words and nothing else: no number, and nothing that parts or offers. */
const BARE = /^\p{L}[\p{L}’' -]*$/u;
const CHOICE = /\b(?:or|to taste|as needed|optional)\b/i;
const WORDS_MAX = 4;
/** Share of the other lines that have an amount, from which one without is odd. */
const MEASURED_FROM = 0.6;
/** Lines that have to have amounts, all of them, to tell it of a single one. */
const OTHERS_FROM = 6;
const AMOUNT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|^(?:a|an|one|two|three|half|pinch|dash|knob|handful|splash|juice|zest)\b/iu;

/**
 * Which lines of a list are headings that nothing marks: 'Crust' above '1 cup flour'. Nobody knows it of the line alone; an amount right
 * below, amounts in most other lines, and further headings tell. For English lists; in other languages nothing.
 */
export function bareHeadings(lines: readonly string[], language: Language | null): boolean[] {
  const none = lines.map(() => false);
  if (language !== null && language !== 'en') return none;
  const isAbove = lines.map((line, at) => isBare(line) && AMOUNT.test(lines[at + 1]?.trim() ?? ''));
  if (!isAbove.includes(true)) return none;
  const marked = lines.map((line) => headingOf(line, language) !== null);
  const others = lines.filter((_, at) => !isAbove[at] && !marked[at]);
  if (others.filter((line) => AMOUNT.test(line.trim())).length < others.length * MEASURED_FROM) return none;
  const isPart = lines.map((line, at) => isAbove[at] === true && marked[at] === false && isTitle(line, PARTS));
  const isLong = (at: number): boolean => AMOUNT.test(lines[at + 2]?.trim() ?? '');
  const isMore = lines.map(
    (line, at) =>
      isAbove[at] === true &&
      !isPart[at] &&
      marked[at] === false &&
      (at === 0 || isLong(at)) &&
      isTitle(line, ALSO_BOUGHT),
  );
  // 'Sauce' by itself in a list may be one from a jar; in front of all lines it is none
  const certain = lines.filter((_, at) => isPart[at] || marked[at]).length;
  const more = certain > 0 ? isMore.filter(Boolean).length : 0;
  return lines.map((line, at) => {
    if (certain + more > 1) return isPart[at] === true || (more > 0 && isMore[at] === true);
    // where each other line has an amount, one without is bought by nobody
    const isOdd = isLong(at) && others.length >= OTHERS_FROM && others.every((other) => AMOUNT.test(other.trim()));
    return isPart[at] === true && (at === 0 || isOdd || NEVER_BOUGHT.has(line.trim().toLowerCase()));
  });
}

/** 'A shortcrust', 'half a crust': one of something is an amount, and names no part. */
const ONE_OF = /^(?:an?|one|half|eine?|une?|un[ao]?|een)\s/i;
const isBare = (line: string): boolean => {
  const text = line.trim();
  if (ONE_OF.test(text)) return false;
  return BARE.test(text) && !CHOICE.test(text) && text.split(/\s+/).length <= WORDS_MAX;
};

function isTitle(line: string, words: ReadonlySet<string>): boolean {
  const text = line.trim();
  const last = text.toLowerCase().split(/\s+/).at(-1) ?? '';
  return words.has(last) && !SOLD.test(text);
}

/** The lines with a colon behind each heading that nothing marks, by which all that reads one line alone knows it. */
export const withBareHeadingsMarked = (lines: readonly string[], language: Language | null): string[] => {
  const isHeading = bareHeadings(lines, language);
  return lines.map((line, at) => (isHeading[at] === true ? `${line.trim()}:` : line));
};
