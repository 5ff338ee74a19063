import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PlanId } from './plans.ts';
import { EmptiedTrash, EmptiedUntil, TrashedSaved } from './saved-trash.ts';

export const getTrashedPlans = endpoint({
  method: 'GET',
  path: '/api/plans/trash',
  summary: 'The plans that were deleted in the last 30 days, the last first.',
  access: 'user',
  reply: z.array(TrashedSaved),
});

export const putPlanBack = endpoint({
  method: 'POST',
  path: '/api/plans/trash/:id',
  summary:
    'Puts a deleted plan back. Its name gets a number where another plan has it now; its week stays with the plan that has it now.',
  access: 'user',
  isForEditors: true,
  params: PlanId,
  reply: z.object({
    name: z.string(),
    weekStart: z.string().nullable(),
    message: z.string().describe('also what is not as it was'),
  }),
  errors: ['plan_not_found', 'plan_limit_reached'],
});

export const deletePlanForGood = endpoint({
  method: 'DELETE',
  path: '/api/plans/trash/:id',
  summary: 'Deletes a plan of the trash for good.',
  access: 'user',
  isForEditors: true,
  params: PlanId,
  reply: Message,
  errors: ['plan_not_found'],
});

export const emptyTrashOfPlans = endpoint({
  method: 'DELETE',
  path: '/api/plans/trash',
  summary: 'Deletes the plans of the trash for good.',
  access: 'user',
  isForEditors: true,
  query: EmptiedUntil,
  reply: EmptiedTrash,
  errors: [],
});
