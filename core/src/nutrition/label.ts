import type { NutrientAmounts } from '../foods/nutrients.ts';

/** An amount as a label prints it: `below` is 'less than'. */
export interface LabelAmount {
  readonly value: number;
  readonly below: boolean;
}

/** What is known of a serving; a nutrient that is missing is not known, which is not the same as none. */
export type KnownNutrients = Partial<Readonly<NutrientAmounts>>;

const exactly = (value: number): LabelAmount => ({ value, below: false });
/** To the nearest step; half a step goes up, whatever a binary fraction makes of it. */
const nearest = (amount: number, step: number): number =>
  Number((Math.round(Number((amount / step).toPrecision(12))) * step).toPrecision(12));

// ---- European Union -------------------------------------------------------------------------------------------------

/** Energy of a gram. Source: Regulation (EU) 1169/2011, annex XIV. */
const EU_ENERGY = {
  fat: { kJ: 37, kcal: 9 },
  carbohydrate: { kJ: 17, kcal: 4 },
  protein: { kJ: 17, kcal: 4 },
  fibre: { kJ: 8, kcal: 2 },
  alcohol: { kJ: 29, kcal: 7 },
} as const;
/** Source: the thermochemical calorie, for a figure that is known in kcal alone. */
const KJ_PER_KCAL = 4.184;
/** Grams of salt in a gram of sodium. Source: Regulation (EU) 1169/2011, annex I, 11. */
const SALT_PER_SODIUM = 2.5;

/** What follows energy, in its order. Source: Regulation (EU) 1169/2011, annex XV. */
export const EU_ROWS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'] as const;
export type EuRow = (typeof EU_ROWS)[number];
/** Rows that say what part of the row above they are. */
export const EU_PARTS: ReadonlySet<EuRow> = new Set(['saturates', 'sugars']);

/** A day of an average adult; there is none for fibre. Source: Regulation (EU) 1169/2011, annex XIII, part B. */
export const EU_REFERENCE = {
  kJ: 8400,
  kcal: 2000,
  fat: 70,
  saturates: 20,
  carbohydrate: 260,
  sugars: 90,
  protein: 50,
  salt: 6,
} as const;

/** Grams of each row. Carbohydrate is without fibre there. */
function euGrams(known: KnownNutrients): Record<EuRow, number | null> {
  const { carbohydrates, fiber, sodium } = known;
  const net = carbohydrates === undefined || fiber === undefined ? undefined : Math.max(0, carbohydrates - fiber);
  return {
    fat: known.fat ?? null,
    saturates: known.saturatedFat ?? null,
    carbohydrate: known.netCarbohydrates ?? net ?? null,
    sugars: known.sugar ?? null,
    fibre: fiber ?? null,
    protein: known.protein ?? null,
    salt: sodium === undefined ? null : (sodium * SALT_PER_SODIUM) / 1000,
  };
}

/** Energy by the factors of the regulation, where all that brings it is known; else what is known in kcal. */
function euEnergy(known: KnownNutrients): { kJ: number; kcal: number } | null {
  const { fat, carbohydrate, protein, fibre } = euGrams(known);
  const { alcohol, calories } = known;
  if (fat === null || carbohydrate === null || protein === null || fibre === null || alcohol === undefined) {
    return calories === undefined ? null : { kJ: calories * KJ_PER_KCAL, kcal: calories };
  }
  const parts = { fat, carbohydrate, protein, fibre, alcohol };
  const sumOf = (unit: 'kJ' | 'kcal') =>
    (Object.keys(parts) as (keyof typeof parts)[]).reduce((sum, part) => sum + parts[part] * EU_ENERGY[part][unit], 0);
  return { kJ: sumOf('kJ'), kcal: sumOf('kcal') };
}

/** Source: guidance of the European Commission on tolerances, December 2012, table 4. */
export function euRounded(row: EuRow, grams: number): LabelAmount {
  if (row === 'salt') {
    if (grams >= 1) return exactly(nearest(grams, 0.1));
    return grams > 0.0125 ? exactly(nearest(grams, 0.01)) : { value: grams === 0 ? 0 : 0.01, below: grams > 0 };
  }
  if (grams >= 10) return exactly(nearest(grams, 1));
  const trace = row === 'saturates' ? 0.1 : 0.5;
  return grams > trace ? exactly(nearest(grams, 0.1)) : { value: grams === 0 ? 0 : trace, below: grams > 0 };
}

export interface EuFigures {
  readonly energy: { readonly kJ: number; readonly kcal: number } | null;
  readonly rows: Readonly<Record<EuRow, LabelAmount | null>>;
}

/** A column: amounts of a portion, or of 100 g of it. */
function euFigures(known: KnownNutrients, factor: number): EuFigures {
  const grams = euGrams(known);
  const energy = euEnergy(known);
  const rounded = (row: EuRow): LabelAmount | null => {
    const amount = grams[row];
    return amount === null ? null : euRounded(row, amount * factor);
  };
  return {
    energy: energy && { kJ: Math.round(energy.kJ * factor), kcal: Math.round(energy.kcal * factor) },
    rows: Object.fromEntries(EU_ROWS.map((row) => [row, rounded(row)])) as Record<EuRow, LabelAmount | null>,
  };
}

interface EuLabel {
  /** Null where nobody knows what a portion weighs. */
  readonly per100g: EuFigures | null;
  readonly perPortion: EuFigures;
  /** Whole percent of an average adult's day that a portion holds; null where not known or where there is no reference. */
  readonly reference: Readonly<Record<EuRow | 'energy', number | null>>;
}

/** A label as Regulation (EU) 1169/2011 lays it out, from what is known of a portion. */
export function euLabel(portion: KnownNutrients, portionGrams: number | null): EuLabel {
  const grams = euGrams(portion);
  const energy = euEnergy(portion);
  const shareOf = (row: EuRow): number | null => {
    const amount = grams[row];
    return row === 'fibre' || amount === null ? null : Math.round((100 * amount) / EU_REFERENCE[row]);
  };
  return {
    per100g: portionGrams === null || portionGrams <= 0 ? null : euFigures(portion, 100 / portionGrams),
    perPortion: euFigures(portion, 1),
    reference: {
      energy: energy && Math.round((100 * energy.kJ) / EU_REFERENCE.kJ),
      ...(Object.fromEntries(EU_ROWS.map((row) => [row, shareOf(row)])) as Record<EuRow, number | null>),
    },
  };
}

// ---- United States --------------------------------------------------------------------------------------------------

/** What follows the calories, in its order. Source: 21 CFR 101.9 (c) and (d). */
export const US_ROWS = [
  'fat',
  'saturatedFat',
  'cholesterol',
  'sodium',
  'carbohydrates',
  'fiber',
  'sugar',
  'protein',
  'calcium',
  'iron',
] as const;
export type UsRow = (typeof US_ROWS)[number];
/** Required there, and in no table of ours: said in the footnote, never shown as 0. */
export const US_LACKING = ['transFat', 'addedSugars', 'vitaminD', 'potassium'] as const;

/** A day of an adult. Source: 21 CFR 101.9 (c)(8)(iv) and (c)(9); there is none for sugars, and for protein only with its quality. */
const US_DAILY_VALUES: Readonly<Partial<Record<UsRow, number>>> = {
  fat: 78,
  saturatedFat: 20,
  cholesterol: 300,
  sodium: 2300,
  carbohydrates: 275,
  fiber: 28,
  calcium: 1300,
  iron: 18,
};

/** Source: 21 CFR 101.9 (c)(1). */
export const usCalories = (kcal: number): number => (kcal < 5 ? 0 : nearest(kcal, kcal <= 50 ? 5 : 10));

/** Source: 21 CFR 101.9 (c)(2) to (c)(8). */
export function usRounded(row: UsRow, amount: number): LabelAmount {
  switch (row) {
    case 'fat':
    case 'saturatedFat':
      return exactly(amount < 0.5 ? 0 : nearest(amount, amount < 5 ? 0.5 : 1));
    case 'cholesterol':
      if (amount < 2) return exactly(0);
      return amount <= 5 ? { value: 5, below: true } : exactly(nearest(amount, 5));
    case 'sodium':
      return exactly(amount < 5 ? 0 : nearest(amount, amount <= 140 ? 5 : 10));
    case 'calcium':
      return exactly(nearest(amount, 10));
    case 'iron':
      return exactly(nearest(amount, 0.1));
    default:
      if (amount < 0.5) return exactly(0);
      return amount < 1 ? { value: 1, below: true } : exactly(nearest(amount, 1));
  }
}

/** Of minerals in steps. Source: 21 CFR 101.9 (c)(8)(iii). */
function usPercent(row: UsRow, amount: number): number | null {
  const daily = US_DAILY_VALUES[row];
  if (daily === undefined) return null;
  const percent = (100 * amount) / daily;
  if (row !== 'calcium' && row !== 'iron') return Math.round(percent);
  if (percent < 2) return 0;
  return nearest(percent, percent <= 10 ? 2 : percent <= 50 ? 5 : 10);
}

interface UsLabel {
  readonly calories: number | null;
  readonly rows: Readonly<Record<UsRow, { readonly amount: LabelAmount; readonly percent: number | null } | null>>;
}

/** A facts box as 21 CFR 101.9 lays it out, from what is known of a serving. */
export function usLabel(serving: KnownNutrients): UsLabel {
  const rowOf = (row: UsRow) => {
    const amount = serving[row];
    return amount === undefined ? null : { amount: usRounded(row, amount), percent: usPercent(row, amount) };
  };
  return {
    calories: serving.calories === undefined ? null : usCalories(serving.calories),
    rows: Object.fromEntries(US_ROWS.map((row) => [row, rowOf(row)])) as UsLabel['rows'],
  };
}
