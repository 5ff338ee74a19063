import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { type ExplainedMeal, explainPlan } from './explain-plan.ts';
import { generatePlan } from './generate-plan.ts';
import { toldDistances } from './goal-distance.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { emptyWeek } from './week-plan.ts';

const recipe = (id: number, calories: number): PlanCandidate => ({
  id,
  type: 'any',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories },
});
const BOOK = Array.from({ length: 40 }, (_, id) => recipe(id, 200 + 20 * id));
const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };
const byId = new Map(BOOK.map((candidate) => [candidate.id, candidate]));
const explained = (plan: ReturnType<typeof generatePlan>['plan']) =>
  plan.map((day) => {
    const meals = (ids: typeof day.lunch) => ids.map((id): ExplainedMeal => (id === null ? null : byId.get(id)!));
    return {
      breakfast: meals(day.breakfast),
      lunch: meals(day.lunch),
      dinner: meals(day.dinner),
      snack: meals(day.snack),
    };
  });

describe('explaining a week', () => {
  it('says of a generated week what generating said of it', () => {
    const made = generatePlan(BOOK, settings, {}, seededRandom(1), { effort: 0.05 });
    const explanation = explainPlan(BOOK, settings, explained(made.plan), () => false);
    expect(explanation.distancePercent).toBeCloseTo(made.quality.distancePercent, 9);
    expect(explanation.reasons).toEqual(made.reasons);
  });

  it('does not blame the book for a week that could be better', () => {
    const week = emptyWeek<ExplainedMeal>(settings.structure, BOOK[0]!);
    const codes = explainPlan(BOOK, settings, week, () => false).reasons.map(({ code }) => code);
    expect(codes).not.toContain('goal_out_of_reach_low');
    expect(codes).toContain('goals_compete');
  });

  it('tells no distance of a day with a meal of which it is not known what it brings', () => {
    const week = emptyWeek<ExplainedMeal>(settings.structure, BOOK[0]!);
    const unknown: ExplainedMeal = { id: 'x', nutrients: null };
    const lacking: ExplainedMeal = { ...recipe(98, 500), lacks: ['calories'] };
    const without: ExplainedMeal = { ...recipe(97, 500), lacks: ['sugar'] };
    for (const [day, meal] of [unknown, lacking, without].entries()) week[day]!.lunch[0] = meal;
    const { days } = explainPlan(BOOK, settings, week, () => false);
    const told = toldDistances(days);
    expect(told.days.map(({ distancePercent }) => distancePercent === null)).toEqual([
      true,
      true,
      ...Array(5).fill(false),
    ]);
    const known = told.days.flatMap(({ distancePercent }) => distancePercent ?? []);
    expect(told.distancePercent).toBeCloseTo(known.reduce((sum, one) => sum + one, 0) / 5, 9);
    expect(toldDistances([{ distancePercent: 20, isKnown: false }]).distancePercent).toBeNull();
  });

  it('blames locked meals that had to stay', () => {
    const week = emptyWeek<ExplainedMeal>(settings.structure, recipe(99, 900));
    const codes = explainPlan(BOOK, settings, week, () => true).reasons.map(({ code }) => code);
    expect(codes).toContain('locked_over_goal');
  });
});
