import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { type Random, seededRandom } from '../../seeded-random.ts';
import { DAYS_IN_PLAN } from '../days.ts';
import type { GenerateOptions } from '../generate-plan.ts';
import type { PlanSettings } from '../plan-settings.ts';
import { VARIATION_CEILING_POINTS, VARIATION_NEW_MEALS_AIM, VARIATIONS } from '../variations.ts';
import { emptyWeek } from '../week-plan.ts';
import { noWishes } from '../wishes.ts';
import { makeHouseholdCheaper } from './cheaper-household.ts';
import { evenHouseholdDays } from './even-household-days.ts';
import type { Household, HouseholdCandidate, HouseholdLock, HouseholdMeal, HouseholdWeek } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { startFromOneServing } from './one-serving-start.ts';
import { HouseholdSearch } from './search-household.ts';
import { fillOpenSlots, seekNearestWeek, TEMPERATURE } from './seek-nearest-week.ts';
import { settleHouseholdWishes } from './settle-household-wishes.ts';
import { varyHouseholdWeek } from './vary-household-week.ts';

/** The best week is always sought with the same chance, so that None gives the same week for the same inputs. */
const STEADY_SEED = 20_261_121;
/** Plates tried for an effort of 1: about a fifth of a second of one core. */
const WORK = 11_000_000;
/**
 * Share of it where nobody has a goal: all then eat their usual portion, and a few dishes more or less add up to a usual day soon. Ten times
 * the work finds days no nearer and brings no newer meals, and takes five times as long as it does for goals, since a move tries one plate.
 */
const PLAIN_SHARE = 0.1;
/** The same where no dish is known to feed anybody, so that every full week is as good as another. */
const BLIND_SHARE = 0.05;
/** Share of the work that goes into a week at one serving to begin from. */
const ONE_SERVING_SHARE = 0.4;
const CEILING_MARGIN = 0.97;
/** Share of the rest that is kept for the other week, with variation. */
const VARIED_SHARE = 0.45;
/** Work that is added where cheaper dishes are wished, as a share of the rest. */
const CHEAPER_SHARE = 0.3;

/**
 * One week that a household cooks together: dishes, second dishes for those who do not eat the first, and each person's
 * portions, chosen together so that every person's days come as near to their own goals as the book allows. Hard rules are those
 * of `generatePlan`, second dishes included; locked meals and portions stay to the digit. The work is a fixed number of steps.
 * @param random source of the variation, used only when it is above None
 * @throws RangeError when the structure is not seven days
 */
export function generateHouseholdWeek(
  candidates: readonly HouseholdCandidate[],
  household: Household,
  settings: PlanSettings,
  locked: Readonly<Record<string, HouseholdLock | null>>,
  random: Random,
  { effort = 1, ahead }: GenerateOptions = {},
): HouseholdWeek {
  const problem = compileHouseholdProblem(candidates, household, settings, locked);
  const week = new HouseholdState(problem);
  const isVaried = settings.variation !== VARIATIONS.None;
  const search = new HouseholdSearch(week, isVaried && problem.countedDays === 0 ? random : seededRandom(STEADY_SEED));
  const fromOneServing = startFromOneServing(week, {
    candidates,
    household,
    settings,
    effort: ONE_SERVING_SHARE * effort,
  });
  fillOpenSlots(week, search.open);
  const asked = effort * WORK * (problem.countedDays === 0 ? BLIND_SHARE : problem.hasGoals ? 1 : PLAIN_SHARE);
  const work = fromOneServing ? asked * (1 - ONE_SERVING_SHARE) : asked;
  const first = isVaried && problem.countedDays > 0 ? work * (1 - VARIED_SHARE) : work;
  seekNearestWeek(search, week, first, fromOneServing ? TEMPERATURE.again : TEMPERATURE.hottest);
  if (isVaried && problem.countedDays > 0) {
    varyHouseholdWeek(week, random, {
      ceiling: (CEILING_MARGIN * VARIATION_CEILING_POINTS[settings.variation] * problem.countedDays) / 100,
      aim: VARIATION_NEW_MEALS_AIM[settings.variation],
      work: work * VARIED_SHARE,
    });
  }
  const hasFoods = candidates.some(({ mainFood }) => mainFood !== undefined);
  if (hasFoods || settings.wishes !== undefined) {
    const wishes = settings.wishes ?? noWishes();
    const chance = isVaried ? random : seededRandom(STEADY_SEED);
    const keepsWishes = settleHouseholdWishes(week, search, wishes, chance, ahead);
    if (wishes.cheaper) {
      makeHouseholdCheaper(week, search, chance, { isVaried, work: CHEAPER_SHARE * asked, keepsWishes });
    }
    evenHouseholdDays(week, search, keepsWishes);
  }
  return weekOf(week, settings);
}

function weekOf(week: HouseholdState, settings: PlanSettings): HouseholdWeek {
  const { problem, main, second, dish, plate } = week;
  const plan = emptyWeek<HouseholdMeal | null>(settings.structure, null);
  const portions: Record<string, Record<string, number>> = {};
  const cooked: Record<string, number> = {};
  const placeInDay = new Map<string, number>();
  const idOf = (recipe: number) => problem.recipes[recipe]!.id;
  problem.slots.forEach((slot, place) => {
    const mealType = MEAL_TYPES[slot.type]!;
    const at = `${slot.day} ${mealType}`;
    const index = placeInDay.get(at) ?? 0;
    placeInDay.set(at, index + 1);
    if (main[place] === NONE) return;
    const isBorrowed = [main[place]!, second[place]!].some(
      (recipe) => recipe !== NONE && problem.isBorrowed[recipe] === 1,
    );
    plan[slot.day]![mealType][index] = {
      id: idOf(main[place]!),
      second: second[place] === NONE ? null : idOf(second[place]!),
      ...(isBorrowed ? { borrowed: true as const } : {}),
    };
    const own: Record<string, number> = {};
    for (const person of slot.present) {
      const eaten = dish[place * problem.persons + person]!;
      if (eaten === NONE) continue;
      const portion = plate[place * problem.persons + person]!;
      own[problem.personIds[person]!] = portion;
      const id = String(idOf(eaten));
      cooked[id] = (cooked[id] ?? 0) + portion;
    }
    portions[slot.key] = own;
  });
  if (plan.length !== DAYS_IN_PLAN) throw new RangeError('A week has seven days.');
  return { plan, portions, cooked };
}
