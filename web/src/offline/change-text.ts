import { DAY_NAMES } from '@sorrel/core/plans/days';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { terms } from '../language/terms.ts';
import type { KeptChange } from './outbox.ts';

/** A form may carry lists as they are or as JSON; what does not read is nothing to copy. */
const listed = <Row extends z.ZodType>(row: Row) =>
  z
    .preprocess((value) => (typeof value === 'string' ? JSON.parse(value) : value), z.array(row))
    .optional()
    .catch(undefined);

const Line = z.looseObject({ name: z.string(), quantity: z.number().nullish(), unit: z.string().nullish() });
const Sent = z.looseObject({
  description: z.string().optional().catch(undefined),
  ingredients: listed(Line),
  method: listed(z.looseObject({ desc: z.string() })),
  plan: listed(z.looseObject(Object.fromEntries(MEAL_TYPES.map((type) => [type, z.array(z.unknown()).catch([])])))),
});
const Listed = z.looseObject({ shoppingList: z.record(z.string(), z.array(Line)) });
const Named = z.looseObject({ name: z.string().min(1) });

const lineText = ({ name, quantity, unit }: z.output<typeof Line>) =>
  [quantity || '', quantity ? (unit ?? '') : '', name].filter((word) => word !== '').join(' ');

/** What a change would have saved, in words that can be kept elsewhere: a recipe as it is written, a week by its days, a list by its lines. */
export function changeText({ name, body = {} }: Pick<KeptChange, 'name' | 'body'>): string {
  const sent = Sent.safeParse(body).data ?? {};
  const days = (sent.plan ?? []).map((day, index) => {
    const meals = MEAL_TYPES.flatMap((type) =>
      ((day[type] ?? []) as unknown[]).flatMap((meal) => Named.safeParse(meal).data?.name ?? []),
    );
    const dayName = DAY_NAMES[index];
    return meals.length === 0 || dayName === undefined ? '' : `${terms.dayNames[dayName]}: ${meals.join(', ')}`;
  });
  const bought = Object.values(Listed.safeParse(body).data?.shoppingList ?? {}).flat();
  const parts = [
    [name, sent.description ?? ''],
    bought.map(lineText),
    (sent.ingredients ?? []).map(lineText),
    (sent.method ?? []).map(({ desc }) => desc),
    days,
  ];
  return parts
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}
