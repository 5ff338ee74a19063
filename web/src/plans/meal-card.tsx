import type { Meal } from '@sorrel/contract/plans';
import type { Batch } from '@sorrel/core/plans/leftovers';
import type { LockKey } from '@sorrel/core/plans/lock-key';
import { Clock, Compass, RefreshCw, Replace, Users, X } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { terms } from '../language/terms.ts';
import { exploreRecipePath, recipePath } from '../paths.ts';
import { CaloriesFact } from '../ui/calories-fact.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { KeepButton } from './keep-button.tsx';
import { MealDoubt } from './meal-doubt.tsx';
import { MealLeftovers } from './meal-leftovers.tsx';
import { MealPlates } from './meal-plates.tsx';
import { MealSides } from './meal-sides.tsx';
import { portionsText } from './plan-meal.ts';
import { say } from './sentences.ts';
import { SlotLock } from './slot-lock.tsx';
import {
  filledClass,
  MEAL_ACTIONS,
  MEAL_FACT,
  MEAL_LINK,
  MEAL_META,
  MEAL_NAME,
  MEAL_PORTIONS,
  PICTURE_SHAPES,
  type SlotShape,
} from './slot-looks.ts';
import { SlotMenu } from './slot-menu.tsx';
import type { SlotActions } from './use-slot-acts.ts';
import { useSlotDrag } from './use-slot-drag.ts';

/** After a tap the card shows that it was hit, then the page scrolls up and leads on. Source: specification, section 9. */
export const CARD_NAVIGATION_DELAY_MS = 500;

interface MealCardProps extends SlotActions {
  /** The slot it lies in; what is dragged and dropped on is named by it. */
  slotKey: LockKey;
  shape: SlotShape;
  meal: Meal;
  /** Where it is cooked for more than this meal. */
  batch: Batch | undefined;
  isLocked: boolean;
  /** While another meal is looked for, for this slot or for the whole week: the one shown can be read and locked. */
  isSpinning: boolean;
}

/** A filled slot. Locked, only the lock is left of its actions. */
export const MealCard = memo(function MealCard({
  slotKey,
  shape,
  meal,
  batch,
  isLocked,
  isSpinning,
  onRespin,
  onSearch,
  onClear,
  onMove,
  onNote,
  onSide,
  onEatAgain,
  onRemoveSide,
  onKeep,
  onLockChange,
}: MealCardProps) {
  const navigate = useNavigate();
  const { setCard, listeners, isDragging, isOver } = useSlotDrag(slotKey, isLocked || isSpinning);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const path = (meal.borrowed ? exploreRecipePath : recipePath)(meal.id ?? '', meal.name);
  const state = { id: meal.id };
  // what is left of a dish takes no time again
  const minutes = meal.leftover === undefined ? meal.prep_time + meal.cook_time : 0;

  function handleOpen(event: MouseEvent) {
    // a new tab or window is the browser's business
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      window.scrollTo(0, 0);
      void navigate(path, { state });
    }, CARD_NAVIGATION_DELAY_MS);
  }

  return (
    <article
      ref={setCard}
      {...listeners}
      className={filledClass({ shape, isLocked, isDragged: isDragging, isOver })}
      aria-busy={isSpinning}
    >
      <RecipePicture
        recipe={meal}
        sizes="(max-width: 640px) 120px, 260px"
        frame="own"
        className={PICTURE_SHAPES[shape]}
        eager
      />
      <h3 className={MEAL_NAME} dir="auto">
        <Link className={MEAL_LINK} to={path} state={state} onClick={handleOpen} draggable={false}>
          {meal.name}
        </Link>
      </h3>
      <p className={MEAL_META}>
        <MealLeftovers leftover={meal.leftover} batch={batch} />
        {minutes > 0 && (
          <span className={MEAL_FACT}>
            <Clock className="icon" aria-hidden />
            {terms.minutes(minutes)}
          </span>
        )}
        <CaloriesFact calories={meal.calories} className={MEAL_FACT} />
        {meal.borrowed && (
          <span className={MEAL_FACT}>
            <Compass className="icon" aria-hidden />
            {say.firstWeek.borrowed}
          </span>
        )}
        {meal.portions !== undefined && (
          <span className={MEAL_PORTIONS}>
            <Users className="icon" aria-hidden />
            {portionsText(meal)}
          </span>
        )}
      </p>
      <MealDoubt meal={meal} />
      {meal.sides !== undefined && (
        <MealSides sides={meal.sides} isFixed={isLocked || isSpinning} onRemove={onRemoveSide} />
      )}
      <MealPlates slotKey={slotKey} meal={meal} onKeep={onKeep} />
      <div className={MEAL_ACTIONS}>
        <KeepButton dish={meal} onKeep={onKeep} />
        {isLocked ? (
          <span className="pl-2 text-xs font-semibold text-ink-2">{say.slots.lockWord}</span>
        ) : (
          <>
            <IconButton
              icon={RefreshCw}
              size="sm"
              label={say.slots.reroll(meal.name)}
              disabled={isSpinning}
              className={isSpinning ? '*:animate-turn' : undefined}
              onClick={onRespin}
            />
            <IconButton
              icon={Replace}
              size="sm"
              label={say.slots.replace(meal.name)}
              disabled={isSpinning}
              onClick={onSearch}
            />
            <IconButton icon={X} size="sm" label={say.slots.clear(meal.name)} disabled={isSpinning} onClick={onClear} />
          </>
        )}
        <SlotMenu
          meal={meal}
          isLocked={isLocked}
          disabled={isSpinning}
          onMove={onMove}
          onNote={onNote}
          onSide={onSide}
          onEatAgain={onEatAgain}
        />
        <SlotLock
          className="ml-auto"
          name={meal.name}
          lockLabel={say.slots.lock(meal.name)}
          isLocked={isLocked}
          onLockChange={onLockChange}
        />
      </div>
    </article>
  );
});
