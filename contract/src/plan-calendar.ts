import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PlanId } from './plans.ts';

export const renewCalendar = endpoint({
  method: 'POST',
  path: '/api/plans/calendar',
  summary: 'A new secret calendar address for a saved plan; the previous address stops working.',
  access: 'user',
  once: true,
  body: PlanId,
  reply: z.object({ address: z.url() }),
  errors: ['plan_not_found'],
});

export const stopCalendar = endpoint({
  method: 'DELETE',
  path: '/api/plans/calendar',
  summary: 'The secret address of the calendar stops working.',
  access: 'user',
  reply: Message,
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/plans/calendar/:secret',
  summary: 'A plan as iCalendar (RFC 5545), for anyone who has its secret address.',
  access: 'anyone',
  params: z.object({ secret: z.string().max(200) }),
  replyKind: 'file',
  errors: ['plan_not_found'],
});
