import { AISLES } from '@sorrel/core/foods/aisles';
import { BATCH_MAX } from '@sorrel/core/lists/operations/operation';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ListItem } from './lists.ts';

/** Far beyond any clock that is merely wrong. */
const MS_MAX = 1e14;

const { name, food, byHand, shop, exact } = ListItem.shape;

const ItemFields = z.object({
  checked: z.boolean(),
  name,
  food: food.describe('goes with `name`: a name that comes without it names no known food'),
  amount: z.object({
    quantity: z.number().min(0).max(1e9).nullable(),
    unit: z.string().max(100).nullable(),
    quantityDescription: z.string().max(1000),
    meals: z.array(z.string().max(300)).max(500),
    byHand,
    shop,
    exact,
  }),
  aisle: z.enum(AISLES),
  place: z.number().min(-1e9).max(1e9).describe('items of an aisle stand in the order of this'),
  atHome: z.boolean().nullable().describe('probably at home; null where nobody said either'),
});

const ShownFields = ItemFields.extend({
  checkedBy: z.string().optional().describe('id of the member who ticked it; absent where that is not known'),
});

const BASE = {
  id: z.string().min(1).max(64).describe('made on the device; sent twice, it is done once'),
  item: z.string().min(1).max(200),
  madeAtMs: z.number().min(-MS_MAX).max(MS_MAX).describe('by the clock of the device'),
  seenMs: z.number().min(0).max(MS_MAX).describe('nowMs of the last answer that the device had when this was made'),
};

const ListOperation = z.discriminatedUnion('kind', [
  z.object({ ...BASE, kind: z.literal('add'), fields: ItemFields }),
  z.object({ ...BASE, kind: z.literal('set'), fields: ItemFields.partial() }),
  z.object({ ...BASE, kind: z.literal('remove') }),
]);

export const syncList = endpoint({
  method: 'POST',
  path: '/api/lists/sync/:id',
  summary:
    'Does what a device did to a saved list, each operation once and by the time it was made, and answers what is new since a revision.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    since: z.int().min(0).default(0).describe('revision of the last answer; 0 for the whole list'),
    sentAtMs: z.number().min(-MS_MAX).max(MS_MAX).describe('by the clock of the device, as madeAtMs'),
    afterMs: z.number().min(0).max(MS_MAX).default(0).describe('doneMs of the last answer'),
    operations: z.array(ListOperation).max(BATCH_MAX).default([]),
  }),
  reply: z.object({
    name: z.string(),
    revision: z.int(),
    isWhole: z.boolean().describe('these are all items: what is not among them is not on the list'),
    nowMs: z.number(),
    doneMs: z.number().describe('the latest time that an operation of this device was given'),
    items: z.array(z.object({ id: z.string(), fields: ShownFields.nullable().describe('null: not on the list') })),
  }),
  errors: ['list_not_found', 'list_full'],
});

/** Longest that a stream is open; whoever listens opens the next. */
const STREAM_SECONDS_MAX = 3600;

export const liveLists = endpoint({
  method: 'GET',
  path: '/api/lists/live',
  summary:
    'Server-sent events that say which saved list has something new: data: {"list": id}. The event book says that the recipe book has something new, the event missed that any of it may have. A comment comes every 20 seconds.',
  access: 'user',
  query: z.object({
    seconds: z.coerce.number().int().min(0).max(STREAM_SECONDS_MAX).default(STREAM_SECONDS_MAX),
  }),
  replyKind: 'file',
  errors: ['too_much_at_once'],
});
