import { FIRST_DAYS } from '@sorrel/core/plans/plan-dates';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PlanId, PlanName } from './plans.ts';
import { WeekStart } from './week-start.ts';

const FirstDay = z.enum(FIRST_DAYS);

export const DatedWeek = z.object({ id: z.uuid(), name: z.string(), weekStart: z.string() });
export type DatedWeek = z.output<typeof DatedWeek>;

export const getWeeks = endpoint({
  method: 'GET',
  path: '/api/plans/weeks',
  summary: 'The saved plans that have a date, the latest first, and the day with which weeks begin.',
  access: 'user',
  reply: z.object({ firstDay: FirstDay, weeks: z.array(DatedWeek) }),
});

export const setPlanWeek = endpoint({
  method: 'PUT',
  path: '/api/plans/week/:id',
  summary:
    'Gives a saved plan a week of the calendar, or takes it off. A plan that has the week stays, without a date.',
  access: 'user',
  isForEditors: true,
  once: true,
  isMeantAgain: true,
  params: PlanId,
  body: z.object({ weekStart: WeekStart.nullable() }),
  reply: z.object({ undated: PlanName.nullable().describe('the plan that had the week before') }),
  errors: ['plan_not_found'],
});

export const setFirstDay = endpoint({
  method: 'PUT',
  path: '/api/plans/first-day',
  summary: 'The day with which new weeks of the household begin. Weeks that have a date keep it.',
  access: 'user',
  isForEditors: true,
  body: z.object({ firstDay: FirstDay }),
  reply: z.object({ firstDay: FirstDay }),
});
