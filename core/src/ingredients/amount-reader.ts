import { APPROXIMATIONS, FILLINGS, HOLDERS, type IngredientSize, SIZES } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { spoonMeant } from './misspelt-spoon.ts';
import { NumberReader } from './number-reader.ts';
import type { Read, Token } from './tokenize.ts';
import { misspeltUnit, parseUnit, UNIT_SPELLING_MAX_WORDS, type Unit, unitDimension } from './units.ts';

/** Units that are read as such only before 'of' when there is one of them: '1 fillet of cod', but '1 fillet steak'. */
export const NEEDS_OF: ReadonlySet<Unit> = new Set<Unit>([
  'stem',
  'round',
  'square',
  'strip',
  'breast',
  'thigh',
  'fillet',
  'drizzle',
  'leaf',
  'bulb',
  'ring',
  'slab',
]);

/** Words that make a food together with the unit in front of them. */
const FOODS_AFTER_UNIT = new Map<Unit, ReadonlySet<string>>([
  ['rib', new Set(['eye', 'eyes', 'roast', 'steak', 'steaks', 'chop', 'chops'])],
  // 'gram flour' is ground chickpeas
  ['g', new Set(['flour'])],
  ['container', new Set(['roast', 'pie', 'barley', 'sticker', 'stickers'])],
  ['stick', new Set(['cinnamon'])],
  ['head', new Set(['cheese'])],
  ['block', new Set(['margarine'])],
  ['leaf', new Set(['lettuce', 'spinach', 'lard', 'celery'])],
  ['round', new Set(['steak', 'roast'])],
  ['ear', new Set(['mushroom', 'mushrooms'])],
  ['ring', new Set(['bologna', 'sausage', 'doughnut', 'doughnuts', 'donuts'])],
  ['cube', new Set(['steak', 'steaks'])],
  ['bottle', new Set(['gourd', 'gourds'])],
  ['bag', new Set(['style'])],
  ['dash', new Set(['salt'])],
]);

/** Of so many 'gr.' may mean large. */
const LARGE_ONES_MAX = 8;
/** What nobody weighs in single grams. */
const COUNTED_IN_GERMAN =
  /^(?:(?:rote|weiße|gelbe|grüne|reife|feste|säuerliche|mehlige|festkochende)|\p{L}*zwiebeln?|Eier|Ei|\p{L}*kartoffeln?|Möhren?|Karotten?|\p{L}*tomaten?|\p{L}*gurken?|Paprika|Paprikaschoten?|[AÄ]pfel|Birnen?|Bananen?|Zucchinis?|Auberginen?|Zitronen?|Orangen?|Limetten?|Knoblauchzehen?|Schalotten?|Kohlrabi|Avocados?|Champignons?|Dosen?|Gläser|Glas|Bund|Kopf|Köpfe|Stangen?|Scheiben?|Stücke?|Zehen?|Blatt|Blätter|Knollen?|Tassen?|Packungen|Packung|Pck|Becher|Flaschen?)$/iu;

/** A unit as it was read: `factor` of it are one of what was written ('Pfund' is 500 g). */
export type UnitRead = { unit: Unit; size: IngredientSize | null; fillings: string[]; factor: number };

/** Reads ranges, units and measures of one line, and the numbers they are made of. */
export class AmountReader extends NumberReader {
  /** One number or a range: 2-3, 2 – 3, 2 to 3, 2 or 3, 4½- to 5½-. A single number has no `max`. */
  range(index: number): Read<{ min: number; max: number | null }> | null {
    const low = this.number(index);
    if (!low) return null;
    let at = low.next;
    const isDash = (text: string) => text === '-' || text === '–' || text === '—';
    const hadDash = isDash(this.lower(at));
    if (hadDash) at++;
    const joint = this.lower(at);
    if (
      this.lexicon?.joints.has(fold(joint)) ||
      joint === 'to' ||
      joint === 'or' ||
      joint === 'through' ||
      (joint === 'and' && this.lower(index - 1) === 'between')
    )
      at++;
    else if (!hadDash) return { value: { min: low.value, max: null }, next: low.next };
    const high = this.tokens[at]?.lower === 'a' || this.tokens[at]?.lower === 'an' ? null : this.number(at);
    // Not a range: '1 - 14 oz can' and '1-14oz can' are one can of 14 oz, '6 - 4 oz fillets' six of 4 oz.
    if (!high || high.value === low.value || this.isPackage(low.value, high, hadDash)) {
      return { value: { min: low.value, max: null }, next: low.next };
    }
    return { value: { min: Math.min(low.value, high.value), max: Math.max(low.value, high.value) }, next: high.next };
  }

  private isPackage(count: number, size: Read<number>, hadDash: boolean): boolean {
    if (!hadDash || !Number.isInteger(count)) return false;
    const unit = this.unit(size.next);
    if (!unit || unitDimension(unit.value.unit) === 'count') return false;
    if (size.value < count) return unitDimension(unit.value.unit) === 'mass' && this.tokens[unit.next]?.kind === 'word';
    const container = this.unit(unit.next);
    // '3 - 8 oz packages' are several, '1-2 lb bag' is one of some size
    const isHolder = container !== null && HOLDERS.has(container.value.unit);
    const isSeveral = count > 1 && isHolder && this.lower(unit.next).endsWith('s');
    if (size.value < count * 4 && !isSeveral) return false;
    return container !== null && unitDimension(container.value.unit) === 'count';
  }

  /**
   * A unit with what qualifies it: 'heaped tbsp', 'large handfuls', '-ounce', 'fl. oz.', 'cup(s)'. A unit word that is
   * the food itself ('2 stem ginger', 'rib eye') is none.
   */
  unit(index: number): Read<UnitRead> | null {
    if (this.lexicon) return this.unitIn(this.lexicon, index);
    let at = index;
    let size: IngredientSize | null = null;
    const fillings: string[] = [];
    if (this.lower(at) === '-' || this.lower(at) === '–') at++;
    for (let count = 0; count < 4; count++) {
      const lower = this.lower(at);
      const found = SIZES.get(lower);
      if (found) size = lower === 'large' && this.lower(at - 1) === 'extra' ? 'extra large' : found;
      else if (FILLINGS.has(lower)) fillings.push(lower);
      else if (
        !(count > 0 && (lower === ',' || lower === 'to' || lower === 'or')) &&
        lower !== 'extra' &&
        lower !== 'very'
      )
        break;
      at++;
      if (this.lower(at) === '.') at++;
    }
    const spelled = this.unitWord(at);
    if (!spelled) return null;
    let next = spelled.next;
    if (this.lower(next) === '.') next++;
    if (this.lower(next) === '(' && /^e?s$/.test(this.lower(next + 1)) && this.lower(next + 2) === ')') next += 3;
    return { value: { unit: spelled.value, size, fillings, factor: 1 }, next };
  }

  /** A unit of another language with what qualifies it on either side: 'gestrichener TL', 'c. à café rase'. */
  private unitIn(lexicon: Lexicon, index: number): Read<UnitRead> | null {
    let at = index;
    let size: IngredientSize | null = null;
    const fillings: string[] = [];
    if (this.lower(at) === '-' || this.lower(at) === '–') at++;
    let found = this.isLargeSaid(lexicon, at) ? null : lexicon.unitAt(this.tokens, at);
    for (let count = 0; !found && count < 3; count++) {
      const lower = this.lower(at);
      const sized = lexicon.size(lower);
      if (sized) size = sized;
      else if (lexicon.isFilling(lower)) fillings.push(lower);
      // 'un bon filet d’huile'
      else if (!lexicon.approximations.has(fold(lower))) break;
      at++;
      if (this.lower(at) === '.') at++;
      found = lexicon.unitAt(this.tokens, at);
    }
    found ??= this.misspeltIn(lexicon, at);
    if (!found) {
      const spelled = this.unitWord(at);
      if (!spelled || unitDimension(spelled.value) === 'count') return null;
      const isDotted = this.lower(spelled.next) === '.';
      return { value: { unit: spelled.value, size, fillings, factor: 1 }, next: spelled.next + (isDotted ? 1 : 0) };
    }
    let { next } = found;
    // '200 g g', '6 El El': some pages print the unit twice
    const again = lexicon.unitAt(this.tokens, next);
    if (again && again.value.unit === found.value.unit && this.tokens[again.next] !== undefined) next = again.next;
    if (this.tokens[next]?.text === '(' && lexicon.isFilling(this.lower(next + 1)) && this.lower(next + 2) === ')') {
      fillings.push(this.lower(next + 1));
      next += 3;
    }
    // '1 TL, gestr. Salz'
    if (this.tokens[next]?.text === ',' && lexicon.isFilling(this.lower(next + 1))) next++;
    while (lexicon.isFilling(this.lower(next)) && this.tokens[next + 1] !== undefined) {
      // 'una lata pequeña': of what is counted it is a size
      const sized = unitDimension(found.value.unit) === 'count' ? lexicon.size(this.lower(next)) : undefined;
      if (sized) size = sized;
      else fillings.push(this.lower(next));
      next += this.lower(next + 1) === '.' ? 2 : 1;
    }
    const { unit, factor } = found.value;
    return { value: { unit, size, fillings, factor }, next };
  }

  /** '1 gr. Zwiebel', '2 gr. Dosen': a few of what is counted are large, not so many grams. */
  private isLargeSaid(lexicon: Lexicon, index: number): boolean {
    const count = this.tokens[index - 1];
    const isFew = count?.kind === 'number' && Number.isInteger(count.value) && count.value <= LARGE_ONES_MAX;
    if (lexicon.language !== 'de' || !isFew || this.lower(index) !== 'gr') return false;
    return COUNTED_IN_GERMAN.test(this.tokens[this.lower(index + 1) === '.' ? index + 2 : index + 1]?.text ?? '');
  }

  /** 'Esslöfel', 'cuillières à soupe', 'cucharda': a spoon with a letter wrong, behind a number and in front of a food. */
  private misspeltIn(lexicon: Lexicon, index: number): ReturnType<Lexicon['unitAt']> {
    const word = this.tokens[index];
    const isMeasured = this.tokens[index - 1]?.kind === 'number' && this.tokens[index + 1]?.kind === 'word';
    const spoon = isMeasured && word?.kind === 'word' ? spoonMeant(word.text, lexicon.language) : null;
    if (word === undefined || spoon === null) return null;
    return lexicon.unitAt(this.tokens.with(index, { ...word, text: spoon, lower: spoon }), index);
  }

  private unitWord(index: number): Read<Unit> | null {
    const first = this.tokens[index];
    if (first === undefined || first.kind === 'number') return null;
    if (first.kind === 'mark') {
      const isInch = first.text === '"' && this.tokens[index - 1]?.kind === 'number' && this.isJoined(index);
      return isInch ? { value: 'inch', next: index + 1 } : null;
    }
    const sized = /^(inch|cm)-(?:thick|long|wide)$/.exec(first.lower);
    if (sized) return { value: sized[1] as Unit, next: index + 1 };
    let text = '';
    let longest: Read<Unit> | null = null;
    for (let count = 0, at = index; count < UNIT_SPELLING_MAX_WORDS; count++) {
      const word = this.tokens[at];
      if (word?.kind !== 'word') break;
      text = text ? `${text} ${word.text}` : word.text;
      at++;
      const unit = parseUnit(text);
      if (unit && this.isUnitHere(unit, word, index, at)) longest = { value: unit, next: at };
      if (this.lower(at) === '.' && this.isJoined(at)) {
        text += '.';
        at++;
        const dotted = parseUnit(text);
        if (dotted && this.isUnitHere(dotted, word, index, at)) longest = { value: dotted, next: at };
      }
    }
    return longest ?? this.misspelt(index);
  }

  /** 'tablespoos': a long unit with a letter wrong, behind a number and in front of a food. */
  private misspelt(index: number): Read<Unit> | null {
    const word = this.tokens[index];
    const isMeasured = this.tokens[index - 1]?.kind === 'number' && this.tokens[index + 1]?.kind === 'word';
    const unit = isMeasured && word?.kind === 'word' ? misspeltUnit(word.text) : null;
    return unit && { value: unit, next: index + 1 };
  }

  /** Whether a word that can be a unit is one here. */
  private isUnitHere(unit: Unit, word: Token, index: number, next: number): boolean {
    const after = this.lower(next);
    if (word.lower === 'in') {
      return (
        this.tokens[index - 1]?.kind === 'number' &&
        (this.isJoined(index) || /^(?:piece|thick|long|wide|chunk|knob|x|square)/.test(after))
      );
    }
    // '2 T bone steaks', '4 filet mignons'
    if (word.lower === 't' && after === 'bone') return false;
    if (word.lower === 'filet' && /^mignons?$/.test(after)) return false;
    if (word.lower === 'ea') return this.tokens[index - 1]?.kind === 'number';
    if (after === '-' && this.isJoined(next) && this.tokens[next + 1]?.kind === 'word') return false;
    if (unit === 'g' && (word.lower !== 'gram' || this.tokens[index - 1]?.kind === 'number')) return true;
    const isSingular = word.lower === unit;
    if (isSingular && NEEDS_OF.has(unit) && after !== 'of' && after !== '(') return false;
    return !FOODS_AFTER_UNIT.get(unit)?.has(after);
  }

  /** A number with a unit of measure: '400g', '1½ lb', '14-ounce', '1lb 2oz', '2 cups plus 1 tbsp'. */
  measure(index: number): Read<{ min: number; max: number | null; unit: Unit }> | null {
    const at = this.skipApproximations(index);
    if (this.lower(at) === 'half-inch') return { value: { min: 0.5, max: null, unit: 'inch' }, next: at + 1 };
    const range = this.range(at);
    if (!range) return null;
    const unit = this.unit(range.next);
    if (!unit) return null;
    const { factor } = unit.value;
    const { min, max } = range.value;
    return {
      value: { min: min * factor, max: max === null ? null : max * factor, unit: unit.value.unit },
      next: unit.next,
    };
  }

  skipApproximations(index: number): number {
    let at = index;
    for (let count = 0; count < 4; count++) {
      const lower = this.lower(at);
      // 'some 200 g', but 'some flour' is so much as is needed
      const isSome = !this.lexicon && lower === 'some' && this.tokens[at + 1]?.kind !== 'number';
      if (
        this.lexicon
          ? lower === '~' || lower === '≈' || lower === '±' || this.lexicon.approximations.has(fold(lower))
          : APPROXIMATIONS.has(lower) && !isSome
      )
        at += this.lower(at + 1) === '.' ? 2 : 1;
      else if (!this.lexicon && lower === 'between' && this.tokens[at + 1]?.kind === 'number') at++;
      else if (
        (lower === 'up' && this.lower(at + 1) === 'to') ||
        (lower === 'at' && /^(?:least|most)$/.test(this.lower(at + 1)))
      )
        at += 2;
      else break;
    }
    return at;
  }
}
