import { US_LACKING, US_ROWS, type UsRow, usLabel } from '@sorrel/core/nutrition/label';
import type { LabelFacts } from './label-of.ts';

/** The names that the law gives, in English wherever they are read. Source: 21 CFR 101.9 (c) and (d). */
const NAMES: Readonly<Record<UsRow, { name: string; unit: 'g' | 'mg'; level: 0 | 1; isMineral?: true }>> = {
  fat: { name: 'Total Fat', unit: 'g', level: 0 },
  saturatedFat: { name: 'Saturated Fat', unit: 'g', level: 1 },
  cholesterol: { name: 'Cholesterol', unit: 'mg', level: 0 },
  sodium: { name: 'Sodium', unit: 'mg', level: 0 },
  carbohydrates: { name: 'Total Carbohydrate', unit: 'g', level: 0 },
  fiber: { name: 'Dietary Fiber', unit: 'g', level: 1 },
  sugar: { name: 'Total Sugars', unit: 'g', level: 1 },
  protein: { name: 'Protein', unit: 'g', level: 0 },
  calcium: { name: 'Calcium', unit: 'mg', level: 0, isMineral: true },
  iron: { name: 'Iron', unit: 'mg', level: 0, isMineral: true },
};
const LACKING: Readonly<Record<(typeof US_LACKING)[number], string>> = {
  transFat: 'trans fat',
  addedSugars: 'added sugars',
  vitaminD: 'vitamin D',
  potassium: 'potassium',
};

export interface FactsRow {
  name: string;
  amount: string;
  percent: string;
  level: 0 | 1;
  isMineral: boolean;
}

interface UsFacts {
  servings: string;
  servingSize: string;
  calories: string;
  rows: FactsRow[];
  notes: string[];
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The American facts box in words. */
export function usFacts({ serves, portion, portionGrams, isCalculated, energyRange, leftOut }: LabelFacts): UsFacts {
  const { calories, rows } = usLabel(portion);
  const known = US_ROWS.flatMap((row): FactsRow[] => {
    const figure = rows[row];
    if (figure === null) return [];
    const { name, unit, level, isMineral = false } = NAMES[row];
    const { value, below } = figure.amount;
    const amount = `${below ? 'less than ' : ''}${NUMBER.format(value)}${unit}`;
    return [{ name, amount, percent: figure.percent === null ? '' : `${figure.percent}%`, level, isMineral }];
  });
  const unknown = [
    ...US_ROWS.filter((row) => rows[row] === null).map((row) => NAMES[row].name.toLowerCase()),
    ...US_LACKING.map((nutrient) => LACKING[nutrient]),
  ];
  const range =
    energyRange && ` Calories may lie between ${energyRange.map((kcal) => NUMBER.format(kcal)).join(' and ')}.`;
  const little = leftOut.length === 0 ? '' : ` Not counted, being little: ${leftOut.join(', ')}.`;
  return {
    servings: `${serves} ${serves === 1 ? 'serving' : 'servings'} per recipe`,
    servingSize: portionGrams === null ? 'not known' : `1 portion (${NUMBER.format(Math.round(portionGrams))}g)`,
    calories: calories === null ? '-' : NUMBER.format(calories),
    rows: known,
    notes: [
      '* The % Daily Value tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
      `Not known: ${unknown.join(', ')}. ${isCalculated ? 'Worked out from the ingredients, not measured.' : 'As the source of the recipe gives it.'}${range ?? ''}${little}`,
    ],
  };
}

export function usText(facts: LabelFacts): string {
  const { servings, servingSize, calories, rows, notes } = usFacts(facts);
  return [
    `Nutrition Facts: ${facts.name}`,
    servings,
    `Serving size: ${servingSize}`,
    `Calories: ${calories}`,
    ...rows.map(
      ({ name, amount, percent, level }) =>
        `${level === 1 ? '- ' : ''}${name} ${amount}${percent && ` (${percent} Daily Value)`}`,
    ),
    ...notes,
  ].join('\n');
}
