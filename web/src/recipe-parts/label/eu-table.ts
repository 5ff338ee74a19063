import {
  EU_PARTS,
  EU_REFERENCE,
  EU_ROWS,
  type EuFigures,
  type EuRow,
  euLabel,
  type LabelAmount,
} from '@sorrel/core/nutrition/label';
import { writeAll, writeAmount, writeDecimal, writeNumber } from '../../language/write.ts';
import type { LabelFacts } from './label-of.ts';
import { say } from './sentences.ts';

/** A row as it is printed: its cells in the order of the heads, each in one line or two. */
interface TableRow {
  name: string;
  isPart: boolean;
  cells: string[][];
}

/** The European declaration in words. */
export interface EuTable {
  title: string;
  heads: string[][];
  rows: TableRow[];
  notes: string[];
}

const amountText = (amount: LabelAmount | null): string => {
  if (amount === null) return say.unknown;
  const text = `${writeDecimal(amount.value)} g`;
  return amount.below ? say.below(text) : text;
};

const energyLines = ({ energy }: EuFigures): string[] =>
  energy === null ? [say.unknown] : [`${writeNumber(energy.kJ)} kJ`, `${writeNumber(energy.kcal)} kcal`];

const percentText = (percent: number | null): string => (percent === null ? '' : `${writeNumber(percent)} %`);

export function euTable(facts: LabelFacts): EuTable {
  const { per100g, perPortion, reference } = euLabel(facts.portion, facts.portionGrams);
  const columns = per100g === null ? [perPortion] : [per100g, perPortion];
  const portionHead = [
    say.perPortion,
    ...(facts.portionGrams === null ? [] : [`(${writeAmount(facts.portionGrams, 'g')})`]),
  ];
  const rowOf = (row: EuRow): TableRow => ({
    name: say.rows[row],
    isPart: EU_PARTS.has(row),
    cells: [...columns.map((column) => [amountText(column.rows[row])]), [percentText(reference[row])]],
  });
  return {
    title: say.nutritionDeclaration,
    heads: [[say.typicalValues], ...(per100g === null ? [] : [[say.per100g]]), portionHead, [say.reference]],
    rows: [
      {
        name: say.rows.energy,
        isPart: false,
        cells: [...columns.map(energyLines), [percentText(reference.energy)]],
      },
      ...EU_ROWS.map(rowOf),
    ],
    notes: notesOf(facts),
  };
}

/** What the figures rest on. */
function notesOf({ serves, weighed, isCalculated, energyRange, leftOut }: LabelFacts): string[] {
  const range = energyRange && say.between(writeNumber(energyRange[0]), writeAmount(energyRange[1], 'kcal'));
  const weights = weighed === null ? say.weightUnknown : weighed === 'cooked' ? say.weightCooked : say.weightRaw;
  return [
    say.referenceNote(writeAmount(EU_REFERENCE.kJ, 'kJ'), writeAmount(EU_REFERENCE.kcal, 'kcal')),
    [say.servesNote(serves), isCalculated ? say.workedOut : say.fromPublisher, range, weights, leftOutNote(leftOut)]
      .filter(Boolean)
      .join(' '),
  ];
}

/** What is too little to be counted; nothing where all is. */
export const leftOutNote = (ingredients: readonly string[]): string =>
  ingredients.length === 0 ? '' : say.leftOut(writeAll(ingredients));

export function euText(facts: LabelFacts): string {
  const { title, heads, rows, notes } = euTable(facts);
  const lines = [
    `${title}: ${facts.name}`,
    heads.map((head) => head.join(' ')).join(' | '),
    ...rows.map(({ name, isPart, cells }) =>
      [`${isPart ? '- ' : ''}${name}`, ...cells.map((cell) => cell.join(' / '))].join(' | ').replace(/ \| $/, ''),
    ),
    ...notes,
  ];
  return lines.join('\n');
}
