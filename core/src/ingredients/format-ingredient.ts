import { NEEDS_OF } from './amount-reader.ts';
import { FILLINGS, HOLDERS } from './ingredient-words.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import { formatUnit, type Measure, type Unit, unitDimension } from './units.ts';

const FRACTIONS: readonly (readonly [string, number])[] = [
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
];

/**
 * A quantity as a cook writes it: '2', '½', '1¾', and decimals with up to three places where no kitchen fraction fits
 * within 0.002 ('0.45', '1.125' is '1⅛').
 */
export function formatQuantity(quantity: number): string {
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  if (quantity < 1000) {
    const fraction = FRACTIONS.find(([, value]) => Math.abs(value - rest) < 0.002);
    if (fraction) return whole === 0 ? fraction[0] : `${whole}${fraction[0]}`;
  }
  const rounded = Number(quantity.toFixed(3));
  return String(rounded === 0 && quantity > 0 ? Number(quantity.toPrecision(3)) : rounded);
}

/** A unit with the smaller one that its rest is measured in, and how many of that make one. */
const SMALLER_UNITS: Partial<Record<Unit, readonly [Unit, number]>> = {
  cup: ['tbsp', 16],
  tbsp: ['tsp', 3],
  lb: ['oz', 16],
};

const isPlain = (quantity: number): boolean => /^(?:\d+|\d*[½⅓⅔¼¾⅛⅜⅝⅞])$/.test(formatQuantity(quantity));

/** '1 cup', and '1 cup plus 1 tbsp' where no kitchen fraction of the unit fits. */
function formatAmount(quantity: number, unit: Unit): string {
  const whole = `${formatQuantity(quantity)} ${formatUnit(unit, quantity)}`;
  const smaller = SMALLER_UNITS[unit];
  if (!smaller || isPlain(quantity)) return whole;
  const [part, count] = smaller;
  const bases = [4, 3].map((steps) => Math.floor(quantity * steps) / steps).sort((a, b) => b - a);
  const base = bases.find((candidate) => candidate > 0 && isPlain((quantity - candidate) * count));
  if (base === undefined) return whole;
  const rest = (quantity - base) * count;
  return `${formatQuantity(base)} ${formatUnit(unit, base)} plus ${formatQuantity(rest)} ${formatUnit(part, rest)}`;
}

function formatMeasure(measure: Measure): string {
  const quantity = Number.isInteger(measure.quantity)
    ? String(measure.quantity)
    : String(Number(measure.quantity.toFixed(3)));
  return `${quantity} ${formatUnit(measure.unit, measure.quantity)}`;
}

/** A preparation that stands in front of the amount: 'finely grated zest of'. */
const PART_OF = /^(.*?\b(?:zests?|juices?|rind|peel|seeds|pulp|flesh|leaves)\b.*? of)(?:, (.*))?$/is;

/**
 * A parsed ingredient as one line, in the order cooks expect: amount, size, food, preparation, remarks. Reading the line
 * again gives the same amount and food, and printing that gives the same line.
 */
export function formatIngredient(parsed: ParsedIngredient): string {
  const { quantity, quantityMax, unit, packageSize, equivalent, size, name, isOptional } = parsed;
  const isCounted = unit !== null && unitDimension(unit) === 'count';
  const partOf = quantity === null ? null : PART_OF.exec(parsed.preparation ?? '');
  const preparation = partOf ? partOf[2] : parsed.preparation;

  const said = parsed.comment?.split(', ') ?? [];
  const firstOther = unit === null ? 0 : said.findIndex((remark) => !FILLINGS.has(remark));
  const fillings = firstOther < 0 ? said : said.slice(0, firstOther);
  const remarks = said.slice(fillings.length);
  const isHeld = unit !== null && !isCounted && HOLDERS.has(remarks[0] as Unit);
  const holder = isHeld ? remarks.shift() : undefined;

  const amount: (string | undefined | null)[] = [];
  if (quantityMax === null && packageSize === null && unit !== null && quantity !== null && fillings.length === 0) {
    if (isCounted && size) amount.push(formatQuantity(quantity), size, formatUnit(unit, quantity));
    else amount.push(formatAmount(quantity, unit));
  } else {
    if (quantity !== null)
      amount.push(
        [quantity, quantityMax]
          .filter((end) => end !== null)
          .map(formatQuantity)
          .join('-'),
      );
    if (packageSize) amount.push(`x ${formatMeasure(packageSize)}`);
    amount.push(isCounted ? size : null, ...fillings, unit && formatUnit(unit, quantityMax ?? quantity));
  }
  amount.push(holder);
  const isOne = (quantityMax ?? quantity ?? 1) <= 1;
  if (unit !== null && isOne && NEEDS_OF.has(unit)) amount.push('of');
  const isInFront = quantity !== null && equivalent !== null && packageSize === null && unit !== null;
  if (isInFront) amount.push(`(${formatMeasure(equivalent)})`);

  let line = [partOf?.[1], ...amount, isCounted ? null : size, name].filter(Boolean).join(' ');
  if (preparation) line += `, ${preparation}`;
  if (quantity !== null && equivalent !== null && !isInFront) line += ` (${formatMeasure(equivalent)})`;
  if (remarks.length > 0) line += ` (${remarks.join(', ')})`;
  return isOptional ? `${line} (optional)` : line;
}
