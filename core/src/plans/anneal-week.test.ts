import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RECIPE_TYPES, type RecipeType } from '../recipes/meal-type.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { annealWeek } from './anneal-week.ts';
import type { PlanCandidate } from './candidates.ts';
import { fillWeek } from './fill-week.ts';
import { compilePlanProblem, type PlanProblem } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { scoreOf } from './search-week.ts';
import { SimilarRecipes } from './similar-recipes.ts';
import { WeekState } from './week-state.ts';

/** Looks at the week whenever a search asks for a recipe like another, which it does at nearly every move. */
class Watching extends SimilarRecipes {
  private readonly look: () => void;

  constructor(problem: PlanProblem, look: () => void) {
    super(problem);
    this.look = look;
  }

  override pick(recipe: number, type: number, chance: number): number {
    this.look();
    return super.pick(recipe, type, chance);
  }
}

const dish = (id: string, type: RecipeType, calories: number, change: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id,
  type,
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories, protein: calories / 20 },
  ...change,
});
const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));

/** A small book in which most dishes are for any meal, some are lent or unknown, and hardly enough for three days. */
function smallCase(seed: number): { candidates: PlanCandidate[]; settings: PlanSettings } {
  const random = seededRandom(seed);
  const candidates = Array.from({ length: whole(random, 3, 9) }, (_, number) =>
    dish(`r${number}`, random() < 0.6 ? 'any' : RECIPE_TYPES[whole(random, 0, 4)]!, whole(random, 100, 900), {
      ...(random() < 0.15 ? { nutrients: null } : {}),
      isBorrowed: random() < 0.2,
    }),
  );
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 1200, protein: 50 } };
  for (const type of RECIPE_TYPES) settings.repeat[type] = random() < 0.5;
  settings.structure = settings.structure.map((_, day) => {
    const meals = () => (day < 3 ? whole(random, 0, 1) : 0);
    return { breakfast: meals(), lunch: meals(), dinner: meals(), snack: 2 * meals() };
  });
  return { candidates, settings };
}

const stateOf = ({ candidates, settings }: { candidates: PlanCandidate[]; settings: PlanSettings }) => {
  const problem = compilePlanProblem(candidates, settings, {});
  return { problem, week: new WeekState(problem) };
};

/** How often a recipe that may not be repeated stands once too often. */
function repeatsAgainstRules({ problem, assigned }: WeekState): number {
  const held = [...assigned.keys()].filter((slot) => assigned[slot] !== problem.count);
  return held.filter((slot) =>
    held.some(
      (other) =>
        other < slot &&
        assigned[other] === assigned[slot] &&
        (problem.ownRepeats[assigned[slot]!] === 0 ||
          (problem.freeType[other] === problem.freeType[slot] && problem.typeRepeats[problem.freeType[slot]!] === 0)),
    ),
  ).length;
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('a week that is annealed', () => {
  it('is the best of all weeks that it came through, and none of those was against a rule', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.5, 0.02), (seed, from) => {
        const { problem, week } = stateOf(smallCase(seed));
        fillWeek(week);
        let [least, against] = [scoreOf(week), 0];
        const like = new Watching(problem, () => {
          least = Math.min(least, scoreOf(week));
          against += repeatsAgainstRules(week);
        });
        annealWeek(week, seededRandom(seed), { moves: 400, from, to: from / 10, similar: 1, like });
        expect(scoreOf(week)).toBeLessThan(least + 1e-6);
        expect(against + repeatsAgainstRules(week)).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  it('never comes to a worse one where it is cold', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, week } = stateOf(smallCase(seed));
        fillWeek(week);
        let [last, rise] = [scoreOf(week), 0];
        const look = () => {
          const score = scoreOf(week);
          rise = Math.max(rise, score - last);
          last = score;
        };
        const like = new Watching(problem, look);
        annealWeek(week, seededRandom(seed), { moves: 300, from: 1e-12, to: 1e-12, similar: 1, like });
        look();
        expect(rise).toBeLessThan(1e-6);
      }),
    );
  });

  it('wanders under its ceiling all the way, and is the last that it came to', () => {
    let higher = 0;
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.05, 0.4), (seed, room) => {
        const { problem, week } = stateOf(smallCase(seed));
        fillWeek(week);
        const start = scoreOf(week);
        let [least, most] = [start, start];
        const look = () => {
          const score = scoreOf(week);
          [least, most] = [Math.min(least, score), Math.max(most, score)];
        };
        const like = new Watching(problem, look);
        annealWeek(week, seededRandom(seed), { moves: 300, from: 1, to: 1, similar: 1, like, wanderWithin: room });
        look();
        expect(most).toBeLessThan(start + room + 1e-6);
        if (scoreOf(week) > least + 1e-6) higher++;
      }),
      { numRuns: 60 },
    );
    expect(higher).toBeGreaterThan(4);
  });
});

test('two dishes of which one stands twice on a day give way to no two that then both do', () => {
  // with three dishes for four meals of one day, one stands twice at the best; nothing of that is the nearest
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 400 } };
  for (const type of RECIPE_TYPES) settings.repeat[type] = true;
  settings.structure = settings.structure.map((_, day) => {
    const meals = day === 0 ? 2 : 0;
    return { breakfast: 0, lunch: meals, dinner: meals, snack: 0 };
  });
  const candidates = [dish('a', 'any', 900), dish('b', 'any', 100), dish('c', 'any', 100)];
  for (let seed = 1; seed <= 20; seed++) {
    const { problem, week } = stateOf({ candidates, settings });
    [0, 0, 1, 2].forEach((recipe, slot) => {
      week.place(slot, recipe);
    });
    let most = 0;
    const like = new Watching(problem, () => {
      most = Math.max(most, week.defects().sameDay);
    });
    annealWeek(week, seededRandom(seed), { moves: 500, from: 1e-9, to: 1e-9, similar: 1, like });
    expect(most).toBe(1);
  }
});

describe('of two dishes for one dinner, of which one is further from the goal', () => {
  const OFF = 0.1;
  const oneDinner = (more: Partial<PlanSettings> = {}) => {
    const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 1000 }, ...more };
    settings.structure = settings.structure.map((_, day) => ({
      breakfast: 0,
      lunch: 0,
      dinner: day === 0 ? 1 : 0,
      snack: 0,
    }));
    return stateOf({
      candidates: [dish('right', 'dinner', 1000), dish('wrong', 'dinner', 1000 * (1 - OFF))],
      settings,
    });
  };
  /** The state at each move: whether the further one stood there. */
  const stays = (from: number, to: number, wanderWithin?: number) => {
    const { problem, week } = oneDinner();
    fillWeek(week);
    const seen: boolean[] = [];
    const like = new Watching(problem, () => {
      seen.push(problem.recipes[week.assigned[0]!]!.id === 'wrong');
    });
    const room = wanderWithin === undefined ? {} : { wanderWithin };
    annealWeek(week, seededRandom(7), { moves: 40_000, from, to, similar: 1, like, ...room });
    return { seen, last: problem.recipes[week.assigned[0]!]!.id };
  };
  /** How often the further one stood there for once that the nearer one did, from a share of the moves to another. */
  const odds = (seen: readonly boolean[], from = 0, to = 1) => {
    const part = seen.slice(Math.floor(from * seen.length), Math.floor(to * seen.length));
    const wrong = part.filter(Boolean).length;
    return wrong / (part.length - wrong);
  };

  test.each([0.05, 0.1, 0.3])('chance takes the further one as often as a temperature of %f says', (temperature) => {
    const expected = Math.exp(-OFF / temperature);
    const { seen, last } = stays(temperature, temperature);
    expect(odds(seen) / expected).toBeGreaterThan(0.9);
    expect(odds(seen) / expected).toBeLessThan(1.1);
    expect(last).toBe('right');
  });

  test('it does so the less the colder it is, from the first temperature to the last in even steps', () => {
    const { seen } = stays(1, 0.01);
    expect(odds(seen, 0, 0.04)).toBeCloseTo(Math.exp(-OFF / 0.91), 1);
    expect(odds(seen, 0.49, 0.51)).toBeCloseTo(Math.exp(-OFF / 0.1), 1);
    expect(odds(seen, 0.9)).toBeLessThan(0.01);
  });

  test('wandering takes both as often where there is just room for it, and the further one never where there is not', () => {
    expect(odds(stays(1, 1, OFF * 1.001).seen)).toBeCloseTo(1, 1);
    expect(odds(stays(1, 1, OFF * 0.999).seen)).toBe(0);
    expect(odds(stays(1, 1, 0).seen)).toBe(0);
  });

  test('both are as good where there are no goals: the last stays, not the first', () => {
    const last = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const { problem, week } = oneDinner({ nutGoals: { ...NO_GOALS } });
        fillWeek(week);
        const like = new SimilarRecipes(problem);
        annealWeek(week, seededRandom(seed), { moves: 40, from: 0.01, to: 0.001, similar: 0, like });
        return problem.recipes[week.assigned[0]!]!.id;
      }),
    );
    expect(last.size).toBe(2);
  });
});

test('recipes like the one that is replaced are asked for as often as is said', () => {
  const candidates = Array.from({ length: 30 }, (_, number) => dish(`r${number}`, 'dinner', 300 + 10 * number));
  const { problem, week } = stateOf({
    candidates,
    settings: { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 500 } },
  });
  fillWeek(week);
  const asked = (similar: number) => {
    let times = 0;
    const like = new Watching(problem, () => {
      times++;
    });
    annealWeek(week, seededRandom(1), { moves: 10_000, from: 0.1, to: 0.1, similar, like });
    return times;
  };
  expect(asked(0)).toBe(0);
  expect(asked(0.2) / asked(0.8)).toBeCloseTo(0.25, 1);
});

test('a slot that stands empty is filled as soon as something fits, and meals give way to nothing', () => {
  const { problem, week } = stateOf({
    candidates: [dish('a', 'dinner', 400), dish('b', 'dinner', 600)],
    settings: { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 1000 } },
  });
  const like = new SimilarRecipes(problem);
  annealWeek(week, seededRandom(2), { moves: 400, from: 0.01, to: 0.001, similar: 0.5, like });
  const ids = [...week.assigned].flatMap((recipe) => problem.recipes[recipe]?.id ?? []);
  expect(ids.toSorted()).toEqual(['a', 'b']);
});
