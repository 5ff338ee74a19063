import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import { lockMeal, setMeal, unlockMeal } from '@sorrel/core/plans/edit-plan';
import { eatAgain, moveCooked } from '@sorrel/core/plans/leftovers';
import { type LockKey, lockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { addSide, removeSide } from '@sorrel/core/plans/sides';
import { mealAt } from '@sorrel/core/plans/week-plan';
import { useMemo, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { dayName } from './day-name.ts';
import type { KeptDish } from './keep-button.tsx';
import { besides, inPlaceOf, NO_MEAL } from './plan-meal.ts';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import { leftOfMeal, seatedMeal } from './use-persons.ts';
import type { usePlan } from './use-plan.ts';
import type { usePlanRequests } from './use-plan-requests.ts';

type Dish = NonNullable<Meal['sides']>[number];

/** What can be done with a slot. */
export interface SlotActions {
  onRespin: () => void;
  onSearch: () => void;
  onClear: () => void;
  onMove: () => void;
  /** Writes words into it, or other ones. */
  onNote: () => void;
  /** Asks for a recipe that goes with the meal. */
  onSide: () => void;
  onRemoveSide: (index: number) => void;
  /** Asks when what is left of the meal is eaten. */
  onEatAgain: () => void;
  /** Copies a borrowed recipe into the book. */
  onKeep: (dish: KeptDish) => void;
  onLockChange: (locked: boolean) => void;
}

/** A dialog about a slot. */
interface Asked {
  what: 'search' | 'side' | 'move' | 'note' | 'leftovers';
  place: SlotPlace;
}

type Way = Parameters<typeof eatAgain>[1];

interface SlotActsProps {
  plan: ReturnType<typeof usePlan>;
  persons: readonly Person[];
  requests: ReturnType<typeof usePlanRequests>;
  /** Is told what was done, in a sentence. */
  onAnnounce: (sentence: string) => void;
}

/** What a person does with single slots, by buttons, menus, dialogs and dragging. */
export function useSlotActs({ plan, persons, requests, onAnnounce }: SlotActsProps) {
  const { week } = plan;
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameAt = (place: SlotPlace) => mealAt(week.plan, place)?.name || say.slots.the(place.mealType);

  function move(from: SlotPlace, to: SlotPlace) {
    const name = mealAt(week.plan, from)?.name ?? '';
    if (plan.apply(moveCooked(week, from, to))) onAnnounce(say.done.moved(name, dayName(to.day), to.mealType));
    setAsked(null);
  }
  function pick(place: SlotPlace, meal: Meal) {
    plan.apply(setMeal(week, place, seatedMeal(persons, place, inPlaceOf(mealAt(week.plan, place), meal))));
    onAnnounce(say.done.chosen(meal.name));
    setAsked(null);
  }
  function pickSide(place: SlotPlace, side: Meal) {
    const main = mealAt(week.plan, place);
    const result = addSide<Dish, Meal>(week, place, besides(main, side));
    if (result.ok) {
      plan.setWeek(result);
      onAnnounce(saySlot.sides.added(side.name, main?.name ?? ''));
    }
    setAsked(null);
  }
  function eatLater(from: SlotPlace, to: SlotPlace) {
    putLeftovers(plan, persons, { from, to });
    setAsked(null);
  }
  function write(place: SlotPlace, { name, note }: Required<Pick<Meal, 'name' | 'note'>>) {
    const before = mealAt(week.plan, place);
    const result = setMeal(week, place, { ...NO_MEAL, name, note });
    // a recipe that gave way can be had back
    const gaveWay = before !== undefined && !isEmptyMeal(before) && before.note === undefined ? before.name : null;
    if (result.ok) plan.setWeek(result, gaveWay === null ? undefined : saySlot.notes.gaveWay(gaveWay));
    onAnnounce(saySlot.notes.written(name));
    setAsked(null);
  }

  // the same functions for as long as the page stands: what did not change is not drawn anew
  const respinAt = useLatestCallback(requests.respin);
  const clearAt = useLatestCallback((place: SlotPlace) => {
    plan.apply(setMeal(week, place, NO_MEAL));
    onAnnounce(say.done.cleared(nameAt(place)));
  });
  const lockAt = useLatestCallback((place: SlotPlace, locked: boolean) => {
    plan.apply(locked ? lockMeal(week, place) : unlockMeal(week, place));
    onAnnounce(lockText(nameAt(place), locked));
  });
  const removeSideAt = useLatestCallback((place: SlotPlace, index: number) => {
    const name = mealAt(week.plan, place)?.sides?.[index]?.name ?? '';
    const result = removeSide<Dish, Meal>(week, place, index);
    if (result.ok) plan.setWeek(result, saySlot.sides.removed(name));
  });
  const keep = useLatestCallback((dish: KeptDish) => void requests.keep(dish));
  const actions = useMemo(() => {
    const known = new Map<LockKey, SlotActions>();
    return (place: SlotPlace): SlotActions => {
      const key = lockKey(place.day, place.mealType, place.index);
      const ofSlot = known.get(key) ?? {
        onRespin: () => void respinAt(place),
        onSearch: () => setAsked({ what: 'search', place }),
        onMove: () => setAsked({ what: 'move', place }),
        onNote: () => setAsked({ what: 'note', place }),
        onSide: () => setAsked({ what: 'side', place }),
        onEatAgain: () => setAsked({ what: 'leftovers', place }),
        onRemoveSide: (index: number) => removeSideAt(place, index),
        onClear: () => clearAt(place),
        onKeep: keep,
        onLockChange: (locked: boolean) => lockAt(place, locked),
      };
      known.set(key, ofSlot);
      return ofSlot;
    };
  }, [respinAt, clearAt, removeSideAt, keep, lockAt]);

  return { actions, asked, close: () => setAsked(null), move, pick, pickSide, eatLater, write };
}

export const lockText = (what: string, locked: boolean) => (locked ? say.done.locked(what) : say.done.unlocked(what));

function putLeftovers({ week, weekStart, setWeek }: SlotActsProps['plan'], persons: readonly Person[], way: Way) {
  const cooked = mealAt(week.plan, way.from);
  if (cooked === undefined) return;
  const next = eatAgain(week, way, leftOfMeal(persons, way.to, cooked), weekStart);
  setWeek(next, saySlot.leftovers.chosen(cooked.name, dayName(way.to.day)));
}
