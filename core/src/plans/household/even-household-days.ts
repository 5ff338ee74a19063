import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from '../days.ts';
import { SLOT_SHARE } from '../usual-day.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';
import type { HouseholdSearch } from './search-household.ts';
import type { KeepsHouseholdWishes } from './settle-household-wishes.ts';

/** How much further from their goals those at a table may be for days that are filled alike, each, in shares of a day's goals for each meal. */
const MOVE_COST = 0.02;

/** Moves tried at most: more than a week has meals. */
const TRIES_MAX = 150;

type Move = { from: number; into: number };

/**
 * `evenDays` for several: moves meals of a week that its book cannot fill to empty slots of their type on emptier days, so that no day is
 * whole while another has hardly anything; on a day the first slots of a type are filled. As many slots stay empty as before, nobody goes
 * without for it and nothing costs a wish.
 */
export function evenHouseholdDays(
  week: HouseholdState,
  search: HouseholdSearch,
  keepsWishes: KeepsHouseholdWishes,
): void {
  if (!search.open.some((place) => week.main[place] === NONE)) return;
  const refused = new Set<string>();
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const move = nextMove(week, search, refused);
    if (move === null) break;
    if (!tryMove(week, search, move, keepsWishes)) refused.add(nameOf(move));
  }
  closeGaps(week, search);
}

const nameOf = ({ from, into }: Move): string => `${from} ${into}`;

/** The move that makes two days most alike. */
function nextMove(week: HouseholdState, search: HouseholdSearch, refused: ReadonlySet<string>): Move | null {
  const { slots } = week.problem;
  const filled = filledShares(week);
  let best: (Move & { gain: number }) | null = null;
  for (const into of search.open) {
    if (week.main[into] !== NONE) continue;
    const { day, type } = slots[into]!;
    for (const from of search.open) {
      if (week.main[from] === NONE || slots[from]!.type !== type) continue;
      const gain = filled[slots[from]!.day]! - filled[day]! - SLOT_SHARE[MEAL_TYPES[type]!];
      if (gain <= 0 || (best !== null && gain <= best.gain) || refused.has(nameOf({ from, into }))) continue;
      best = { from, into, gain };
    }
  }
  return best;
}

/** What each day holds, in shares of a day's meals, with what is locked or eaten elsewhere. */
function filledShares({ problem, main }: HouseholdState): number[] {
  const filled = Array.from({ length: DAYS_IN_PLAN }, () => 0);
  problem.slots.forEach(({ day, type, present }, place) => {
    if (main[place] !== NONE || present.length === 0) filled[day]! += SLOT_SHARE[MEAL_TYPES[type]!];
  });
  return filled;
}

function tryMove(
  week: HouseholdState,
  search: HouseholdSearch,
  { from, into }: Move,
  keepsWishes: KeepsHouseholdWishes,
): boolean {
  const { slots } = week.problem;
  const [main, second] = [week.main[from]!, week.second[from]!];
  if (!week.mayMove(main, slots[from]!.type, slots[into]!.type)) return false;
  if (week.defectsOf(into, main, second) > week.defectsOf(from, main, second)) return false;
  if (!keepsWishes(into, main, from)) return false;
  const distanceNow = () => week.distanceOfDay(slots[from]!.day) + week.distanceOfDay(slots[into]!.day);
  const before = week.copy();
  const distance = distanceNow();
  search.exchangeDishes(from, into);
  if (distanceNow() - distance <= MOVE_COST * slots[into]!.present.length) return true;
  week.load(before);
  return false;
}

/** On each day the first slots of a type are filled, where the same people are at table. */
function closeGaps(week: HouseholdState, search: HouseholdSearch): void {
  const { slots } = week.problem;
  for (const place of search.open) {
    if (week.main[place] !== NONE) continue;
    const { day, type, present } = slots[place]!;
    const later = search.open.find(
      (other) =>
        other > place &&
        week.main[other] !== NONE &&
        slots[other]!.day === day &&
        slots[other]!.type === type &&
        slots[other]!.present.join() === present.join(),
    );
    if (later !== undefined) search.exchangeDishes(place, later);
  }
}
