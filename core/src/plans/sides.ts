import { type EditablePlan, type EditResult, isLocked } from './edit-plan.ts';
import type { SlotPlace } from './lock-key.ts';
import { mealAt, withMealAt } from './week-plan.ts';

/** Recipes that go with the main one of a slot. */
export const SIDES_MAX = 3;

type Named = { name: string };
type WithSides<Side> = { sides?: Side[] | undefined };
type SidesResult<M> = EditResult<M> | { ok: false; reason: 'too_many_sides' };

/** Puts a side beside the meal of a slot that is not locked. */
export function addSide<Side, M extends WithSides<Side>>(
  week: EditablePlan<M>,
  place: SlotPlace,
  side: Side,
): SidesResult<M> {
  const sides = mealAt(week.plan, place)?.sides ?? [];
  if (sides.length >= SIDES_MAX) return { ok: false, reason: 'too_many_sides' };
  return withSides(week, place, [...sides, side]);
}

/** Takes a side of a slot that is not locked away; the others keep their order. */
export function removeSide<Side, M extends WithSides<Side>>(
  week: EditablePlan<M>,
  place: SlotPlace,
  index: number,
): SidesResult<M> {
  const sides = mealAt(week.plan, place)?.sides ?? [];
  return withSides(
    week,
    place,
    sides.filter((_, other) => other !== index),
  );
}

function withSides<Side, M extends WithSides<Side>>(
  { plan, locks }: EditablePlan<M>,
  place: SlotPlace,
  sides: Side[],
): EditResult<M> {
  const meal = mealAt(plan, place);
  if (meal === undefined) return { ok: false, reason: 'no_such_slot' };
  if (isLocked(locks, place)) return { ok: false, reason: 'locked' };
  const { sides: _, ...main } = meal;
  return { ok: true, plan: withMealAt(plan, place, (sides.length === 0 ? main : { ...main, sides }) as M), locks };
}

/** What a slot is called where there is one line for it: 'Leek stew + Green salad', and '/' before what others eat instead. */
export function slotName({
  name,
  second,
  sides = [],
}: Named & { second?: Named | undefined; sides?: readonly Named[] | undefined }): string {
  const together = [name, ...sides.map((side) => side.name)].join(' + ');
  return second === undefined ? together : `${together} / ${second.name}`;
}
