import { AISLES } from '@sorrel/core/foods/aisles';
import { EVERY, HABIT_KINDS, HABITS_BATCH_MAX, SHOP_NAME_MAX } from '@sorrel/core/lists/habits/habit';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ListItem } from './lists.ts';

/** Far beyond any clock that is merely wrong. */
const MS_MAX = 1e14;
const PLACE_MAX = 1e9;

const { name, food, quantity, unit, quantityDescription, shop } = ListItem.shape;
const Key = z.string().regex(/^[\w-]{1,64}$/);
const Ms = z.number().min(0).max(MS_MAX);

const ShopValues = z
  .object({
    name: z.string().overwrite(visibleText).min(1).max(SHOP_NAME_MAX),
    ...(Object.fromEntries(AISLES.map((aisle) => [aisle, z.number().min(-PLACE_MAX).max(PLACE_MAX)])) as Record<
      (typeof AISLES)[number],
      z.ZodNumber
    >),
  })
  .partial()
  .describe('its name, and by aisle where those stand that were moved');

const ChoiceValues = z.object({ shop: Key.describe("of a shop; 'usual' for the order that needs no name") }).partial();

const LastTime = z.object({
  what: z.enum(['started', 'put', 'skipped', 'bought', 'undone']),
  ms: Ms.describe('by the server: what is sent counts for `undone` alone, where it is the time before the tick'),
  list: z.uuid().optional().describe('saved list that it was put on'),
  item: z.string().max(200).optional(),
  beforeMs: Ms.optional().describe('the time before a tick'),
});

const RegularValues = z
  .object({
    thing: z.object({ name: name.min(1), food }),
    aisle: z.enum(AISLES),
    amount: z.object({ quantity: quantity.unwrap(), unit: unit.unwrap(), quantityDescription, shop }),
    every: z.enum(EVERY),
    last: LastTime.describe('what last became of it: it is due again so long after that'),
  })
  .partial();

const BASE = {
  id: z.string().min(1).max(64).describe('made on the device; sent twice, it is done once'),
  madeAtMs: z.number().min(-MS_MAX).max(MS_MAX).describe('by the clock of the device'),
  seenMs: Ms.describe('nowMs of the last answer that the device had when this was made'),
};

const operationOn = <Habit extends string, Values extends z.ZodType>(
  habit: Habit,
  key: z.ZodString,
  values: Values,
) => {
  const base = { ...BASE, habit: z.literal(habit), key };
  return z.discriminatedUnion('kind', [
    z.object({ ...base, kind: z.enum(['add', 'set']), values }),
    z.object({ ...base, kind: z.literal('remove') }),
  ]);
};
const HabitOperation = z.discriminatedUnion('habit', [
  operationOn('shop', Key, ShopValues),
  operationOn('choice', Key.describe('id of the list'), ChoiceValues),
  operationOn('regular', Key, RegularValues),
]);

export const syncHabits = endpoint({
  method: 'POST',
  path: '/api/lists/habits',
  summary:
    'Does what a device did to what the household keeps for all its lists, each operation once and by the time it was made, and answers all of it: its shops with the order of their aisles, which list is for which shop, and what is bought again and again.',
  access: 'user',
  body: z.object({
    sentAtMs: z.number().min(-MS_MAX).max(MS_MAX).describe('by the clock of the device, as madeAtMs'),
    afterMs: Ms.default(0).describe('doneMs of the last answer'),
    operations: z.array(HabitOperation).max(HABITS_BATCH_MAX).default([]),
  }),
  reply: z.object({
    revision: z.int(),
    nowMs: z.number(),
    doneMs: z.number().describe('the latest time that an operation of this device was given'),
    habits: z.array(
      z.object({ habit: z.enum(HABIT_KINDS), key: z.string(), values: z.record(z.string(), z.unknown()) }),
    ),
  }),
  errors: ['too_many_shops', 'too_many_regulars'],
});
