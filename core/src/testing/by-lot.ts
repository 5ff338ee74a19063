import fc from 'fast-check';
import type { GoalNutrients } from '../foods/nutrients.ts';
import type { Random } from '../seeded-random.ts';

/** What tests that draw books and weeks by lot share: somebody's goals, whole numbers, and seeds. */
export const GOALS: GoalNutrients = { calories: 2000, protein: 100, carbohydrates: 250, fat: 70, fiber: 30, sugar: 50 };
export const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));

export const seeds = fc.integer({ min: 1, max: 100_000 });
