import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

const foodOf = (line: string, language: 'de' | 'en' | null) =>
  computeNutrition(index, [line], 4, { language }).lines[0]!.food?.name ?? null;

describe('a German compound with spaces at its hyphen', () => {
  test.each<[string, string]>([
    ['250 ml Butter - Milch', 'buttermilk'],
    ['250 ml Butter - Milch, zimmerwarm', 'buttermilk'],
    ['4 EL Soja - Sauce', 'soy sauce'],
    ['300 g Kirsch - Tomaten', 'cherry tomato'],
    ['1 Pck. Back - Pulver', 'baking powder'],
    ['150 g Ziegen - Käse', 'goat cheese'],
  ])('%s is %s', (line, food) => {
    expect(foodOf(line, 'de')).toBe(food);
    expect(foodOf(line, null)).toBe(food);
  });

  test.each<[string, string]>([
    ['100 g Käse - Gouda', 'gouda'],
    ['200 g Mehl - Typ 405', 'plain flour'],
    ['100 g Butter (Zimmertemperatur)', 'butter'],
    ['100 g Butter - weich', 'butter'],
  ])('%s is none', (line, food) => {
    expect(foodOf(line, 'de')).toBe(food);
  });

  test('and English words stay apart', () => {
    expect(foodOf('200 g Butter - Milch', 'en')).toBe('butter');
  });
});
