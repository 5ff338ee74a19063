/**
 * The proven best week of a small book, by day menus: every menu a day can have is a column, a week is seven of them with
 * no recipe above its permitted uses. The linear relaxation is solved by adding columns that could help (HiGHS), which
 * gives a lower bound; columns that cannot be part of a better week are dropped, and the rest is solved in whole numbers.
 */

import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { fitsSlot, type PlanCandidate, passesFilter } from '@sorrel/core/plans/candidates';
import { dayDistancePercent } from '@sorrel/core/plans/goal-distance';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import loadHighs from 'highs';
import type { PlanInstance } from './random-instances.ts';

/** An empty slot costs more than any distance. */
const EMPTY_PERCENT = 10_000;
const TOLERANCE = 1e-6;

type Menu = { recipes: number[]; cost: number };

/**
 * @param instance one without locks, whose days all have the same slots
 * @param reached distance of a known week, percent: the search looks for a better one only
 * @returns the least mean distance of any week with the fewest empty slots, percent, and its empty slots
 */
export async function provenOptimum(
  instance: PlanInstance,
  reached: { distancePercent: number; emptySlots: number },
): Promise<{ distancePercent: number; emptySlots: number }> {
  const { settings } = instance;
  const book = instance.candidates.filter((recipe) => passesFilter(recipe, settings));
  const menus = menusOf(book, instance);
  const limited = book.flatMap((recipe, number) => (settings.repeat[recipe.type] ? [] : [number]));
  const known = 7 * reached.distancePercent + EMPTY_PERCENT * reached.emptySlots;

  const highs = await loadHighs();
  const solve = (columns: Menu[], isWhole: boolean) => {
    const terms = (pick: (menu: Menu) => boolean) =>
      columns.flatMap((menu, index) => (pick(menu) ? [`+ x${index}`] : []));
    const rows = [
      `week: ${terms(() => true).join(' ')} = 7`,
      ...limited.flatMap((recipe) => {
        const row = terms((menu) => menu.recipes.includes(recipe));
        return row.length > 0 ? [`r${recipe}: ${row.join(' ')} <= 1`] : [];
      }),
    ];
    const model = [
      'Minimize',
      `cost: ${columns.map((menu, index) => `+ ${menu.cost.toFixed(9)} x${index}`).join(' ')}`,
      'Subject To',
      ...rows,
      ...(isWhole ? ['General', columns.map((_, index) => `x${index}`).join(' ')] : []),
      'End',
    ].join('\n');
    const solution = highs.solve(model, {
      output_flag: false,
      ...(isWhole ? { mip_rel_gap: 0, mip_abs_gap: 1e-7 } : {}),
    });
    const duals = new Map<string, number>();
    for (const row of solution.Rows) if ('Dual' in row) duals.set(row.Name, row.Dual);
    return { cost: solution.ObjectiveValue, isSolved: solution.Status === 'Optimal', duals };
  };

  menus.sort((a, b) => a.cost - b.cost);
  const chosen = new Set(menus.slice(0, 500));
  // The empty menu and those of one recipe: with them a week always exists.
  for (const menu of menus) if (menu.recipes.length <= 1) chosen.add(menu);
  let bound = solve([...chosen], false);
  const reducedCost = (menu: Menu) =>
    menu.cost -
    (bound.duals.get('week') ?? 0) -
    menu.recipes.reduce((sum, recipe) => sum + (bound.duals.get(`r${recipe}`) ?? 0), 0);
  while (true) {
    const helpful = menus
      .filter((menu) => !chosen.has(menu))
      .map((menu) => ({ menu, gain: reducedCost(menu) }))
      .filter(({ gain }) => gain < -TOLERANCE)
      .sort((a, b) => a.gain - b.gain)
      .slice(0, 400);
    if (helpful.length === 0) break;
    for (const { menu } of helpful) chosen.add(menu);
    bound = solve([...chosen], false);
  }
  const useful = menus.filter((menu) => reducedCost(menu) <= known - bound.cost + TOLERANCE);
  const whole = solve(useful, true);
  const cost = whole.isSolved ? Math.min(whole.cost, known) : known;
  const emptySlots = Math.floor((cost + TOLERANCE) / EMPTY_PERCENT);
  return { distancePercent: (cost - emptySlots * EMPTY_PERCENT) / 7, emptySlots };
}

/** Every menu of a day, slots left empty included; of menus with the same recipes one. */
function menusOf(book: PlanCandidate[], { settings }: PlanInstance): Menu[] {
  const structure = settings.structure[0];
  const slots = MEAL_TYPES.flatMap((type) => Array.from({ length: structure?.[type] ?? 0 }, () => type));
  const menus = new Map<string, Menu>();
  const picked: number[] = [];
  const visit = (slot: number): void => {
    const type = slots[slot];
    if (type === undefined) {
      const totals = { ...NO_GOALS };
      for (const recipe of picked) {
        for (const nutrient of GOAL_NUTRIENTS) totals[nutrient] += book[recipe]?.nutrients?.[nutrient] ?? 0;
      }
      const key = [...picked].sort((a, b) => a - b).join(' ');
      if (menus.has(key)) return;
      const distance = dayDistancePercent(totals, settings.nutGoals, settings.priorityNutrients);
      menus.set(key, { recipes: [...picked], cost: distance + EMPTY_PERCENT * (slots.length - picked.length) });
      return;
    }
    visit(slot + 1);
    for (const [recipe, { type: own }] of book.entries()) {
      if (!fitsSlot(own, type) || picked.includes(recipe)) continue;
      picked.push(recipe);
      visit(slot + 1);
      picked.pop();
    }
  };
  visit(0);
  return [...menus.values()];
}
