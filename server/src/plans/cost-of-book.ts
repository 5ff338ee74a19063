import { createHash } from 'node:crypto';
import { AISLES } from '@sorrel/core/foods/aisles';
import type { ListItem } from '@sorrel/core/lists/list';
import type { ShopIngredient } from '@sorrel/core/lists/shop-line';
import { buildShopList } from '@sorrel/core/lists/shop-list';
import type { PlanCandidate } from '@sorrel/core/plans/candidates';
import { type Cost, costOfItems } from '@sorrel/core/prices/cost-of-items';
import { fairCosts } from '@sorrel/core/prices/fair-costs';
import type { UnitRates } from '@sorrel/core/prices/unit-rates';
import type { Corrections } from '../foods/repo.ts';
import { shopKnowledge } from '../foods/shop-knowledge.ts';
import type { CostedRecipe } from './costs-repo.ts';

/** What a week's cost is judged by: recipes with their ingredients, what the household said of foods, and what foods cost. */
export interface Costing {
  recipes: readonly CostedRecipe[];
  corrections: Corrections;
  rates: ReadonlyMap<string, UnitRates>;
}

/** Lines that are read for one week, beyond those that this worker has read before: some seconds of work. */
const LINES_MAX = 12_000;

type Needed = Pick<ListItem, 'name' | 'food' | 'quantity' | 'unit' | 'quantityDescription' | 'exact' | 'shop'>;

/** What a serving of a recipe takes, of the recipes that this worker has read: reading them takes longer than all else. */
const NEEDED = new Map<string, readonly Needed[]>();
const NEEDED_MAX = 5_000;

/** What is bought for a serving, but for what is at home and of which little is needed; null where there is too much to read. */
function neededFor(
  { serves, ingredients }: CostedRecipe,
  corrections: Corrections,
  said: string,
  room: { lines: number },
) {
  const key = createHash('sha1').update(`${serves} ${said} ${ingredients}`).digest('base64');
  const known = NEEDED.get(key);
  if (known !== undefined) return known;
  const lines = JSON.parse(ingredients) as readonly ShopIngredient[];
  room.lines -= lines.length;
  if (room.lines < 0) return null;
  const list = buildShopList([{ name: '', serves, portions: 1, lines }], shopKnowledge(corrections));
  const needed = AISLES.flatMap((aisle) => list[aisle])
    .filter(({ isStaple, shop }) => isStaple !== true && shop?.unit !== 'small')
    .map(({ name, food, quantity, unit, quantityDescription, exact, shop }): Needed => {
      return { name, food, quantity, unit, quantityDescription, exact, shop };
    });
  if (NEEDED.size >= NEEDED_MAX) NEEDED.clear();
  NEEDED.set(key, needed);
  return needed;
}

/** The recipes of a book with what a serving of each is taken to cost, where any of them is priced well enough to tell. */
export function withCosts<Candidate extends PlanCandidate>(
  candidates: Candidate[],
  { recipes, corrections, rates }: Costing,
): Candidate[] {
  const room = { lines: LINES_MAX };
  const said = corrections.size === 0 ? '' : JSON.stringify([...corrections]);
  const ofRecipe = new Map<string, Cost>();
  for (const recipe of recipes) {
    const needed = neededFor(recipe, corrections, said, room);
    if (needed !== null)
      ofRecipe.set(
        recipe.id,
        costOfItems(needed, 1, (name) => rates.get(name)),
      );
  }
  const costs = fairCosts(candidates.map(({ id, type }) => ({ type, cost: ofRecipe.get(String(id)) ?? null })));
  if (costs === null) return candidates;
  return candidates.map((candidate, index) => ({ ...candidate, costHundredths: costs[index] ?? 0 }));
}
