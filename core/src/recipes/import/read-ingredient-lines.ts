import { groupName } from '../groups.ts';
import { cleanLines, cleanText, withoutBullet, withoutPrice, withoutRepeatedList } from './clean-text.ts';
import { tellsTools } from './kitchen-tools.ts';
import { hasMeasure, isGroupHeading } from './list-likeness.ts';
import { isPageFurniture } from './page-furniture.ts';
import { isThing, referredThing, type Thing } from './structured-things.ts';

const LINES_MAX = 500;
/** Characters of a line that are kept; the reader of lines looks at fewer still. */
const LINE_CHARACTERS_MAX = 2_000;

/** Characters from which a text with numbers behind commas is a list; a shorter one is where each part has its measure. */
const LIST_CHARACTERS_MIN = 60;

/** What data call the name of a group of ingredients. */
const GROUP_NAME_KEYS = ['name', 'title', 'heading', 'header', 'headline', 'groupName', 'sectionName', 'label'];

type ById = ReadonlyMap<string, Thing>;

/** The lines of a list of ingredients: texts, things with a name and an amount, lists of groups; without the names of groups. */
export function readIngredientLines(value: unknown, byId: ById): string[] {
  const bare = listedIngredientLines(value, byId).filter(
    (line) => !isGroupHeading(line) && !tellsTools(line) && !isPageFurniture(line),
  );
  // A list that came as one text with commas between the lines.
  const only = bare.length === 1 ? bare[0]! : '';
  const apart = only.split(/\s*[,;]\s+(?=\d|[¼½¾⅓⅔])/);
  const parts = only.length > LIST_CHARACTERS_MIN || apart.every(hasMeasure) ? apart : [];
  return withoutRepeatedList((parts.length >= 3 ? parts : bare).slice(0, LINES_MAX));
}

/** The same lines as they are listed, each name of a group among them with a colon behind it. */
export function listedIngredientLines(value: unknown, byId: ById): string[] {
  const lines: string[] = [];
  const add = (entry: unknown, depth: number) => {
    if (lines.length > LINES_MAX || depth > 4) return;
    if (typeof entry === 'string') lines.push(...linesOf(entry));
    else if (Array.isArray(entry)) for (const inner of entry.slice(0, LINES_MAX)) add(inner, depth + 1);
    else if (isThing(entry)) {
      const thing = referredThing(entry, byId);
      const inner = thing['itemListElement'] ?? thing['ingredients'] ?? thing['recipeIngredient'] ?? thing['items'];
      if (Array.isArray(inner)) {
        const given = GROUP_NAME_KEYS.map((key) => thing[key]).find((name) => typeof name === 'string' && name !== '');
        const name = typeof given === 'string' ? groupName(cleanText(given)) : '';
        if (depth > 0 && name !== '' && !/\d/.test(name)) lines.push(`${name}:`);
        add(inner, depth + 1);
      } else {
        const line = ingredientOf(thing);
        if (line !== '') lines.push(...linesOf(line));
      }
    }
  };
  add(value, 0);
  return withCapitalsMarked(lines)
    .map((line) => withoutPrice(withoutBullet(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

const IN_CAPITALS = /^\p{Lu}[\p{Lu}\s'’-]{2,40}$/u;

/** The lines with a colon behind those all in capital letters that name a part: where the list begins with one, and what it lists is not written so. */
function withCapitalsMarked(lines: readonly string[]): readonly string[] {
  const names = lines.filter((line) => IN_CAPITALS.test(line)).length;
  if (!IN_CAPITALS.test(lines[0] ?? '') || names * 2 >= lines.length) return lines;
  const isName = (line: string, next: string | undefined) =>
    IN_CAPITALS.test(line) && next !== undefined && !IN_CAPITALS.test(next);
  return lines.map((line, place) => (isName(line, lines[place + 1]) ? `${line}:` : line));
}

/** The lines of a text, as many and as much of each as are read. */
const linesOf = (text: string) =>
  cleanLines(text)
    .slice(0, LINES_MAX)
    .map((line) => line.slice(0, LINE_CHARACTERS_MAX).replace(/\s*[,;]$/, ''))
    // a note in brackets that a plug-in set into brackets once more
    .map((line) => line.replace(/\(\s?(\([^()]*\))\s?\)/g, '$1'));

/** What a form says where no unit was chosen. */
const NO_UNIT =
  /^[([](?:none|no unit|n\/?a|ohne|keine?|sans|aucune?|sin|ning[uú]n[oa]?|senza|nessun[oa]?|zonder|geen|sem|ingen|brak)[)\]]$/iu;

/** The line of an ingredient that comes in parts: amount, unit, name, and what is said beside it. */
function ingredientOf(thing: Thing): string {
  const whole = ['text', 'original', 'originalText', 'display', 'rawText']
    .map((key) => thing[key])
    .find((text) => typeof text === 'string' && text.trim() !== '');
  if (typeof whole === 'string') return whole;
  const pick = (...keys: string[]) =>
    keys.map((key) => thing[key]).find((part) => part !== undefined && part !== null && part !== '');
  // a PropertyValue: name and value
  const value =
    thing['name'] !== undefined && /^\s*[\d½¼¾⅓⅔]/u.test(String(thing['value'])) ? thing['value'] : undefined;
  const amount = pick('amount', 'quantity', 'requiredQuantity', 'qty') ?? value;
  const count = typeof amount === 'number' ? amount : 1;
  const unit = pick('unit', 'unitText', 'unitOfMeasure');
  const name = pick(
    'name',
    'ingredient',
    'food',
    'item',
    'title',
    'ingredientName',
    '@value',
    'value',
    'description',
    'label',
  );
  const shown = thing['@value'];
  if (typeof shown === 'string' && isWhole(shown, [amount, name])) return shown.replace(/\s+/g, ' ');
  return [amount, unit, pick('prefix'), name, pick('suffix', 'note', 'notes', 'comment')]
    .map((part) => (isThing(part) ? nameOf(part, count) : part))
    .filter((part) => (typeof part === 'string' && part !== '') || (typeof part === 'number' && part !== 0))
    .filter((part) => !NO_UNIT.test(String(part)))
    .join(' ');
}

const SHOWN_CHARACTERS_MAX = 140;

/** Whether the text that a page shows of an ingredient holds the parts that its mark-up names: with the words between them. */
function isWhole(shown: string, parts: readonly unknown[]): boolean {
  const text = shown.replace(/\s+/g, ' ');
  const told = parts.filter((part) => typeof part === 'string').map((part) => cleanText(part));
  return told.length > 0 && text.length <= SHOWN_CHARACTERS_MAX && told.every((part) => text.includes(part));
}

function nameOf(thing: Thing, count: number): unknown {
  const plural = thing['name_plural'] ?? thing['namePlural'] ?? thing['plural'];
  const singular =
    thing['abbreviation'] ??
    thing['name'] ??
    thing['name_singular'] ??
    thing['nameSingular'] ??
    thing['singular'] ??
    thing['title'] ??
    thing['value'];
  return count > 1 ? (plural ?? singular) : (singular ?? plural);
}
