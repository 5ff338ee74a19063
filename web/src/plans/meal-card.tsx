import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Meal } from '@sorrel/contract/plans';
import type { LockKey } from '@sorrel/core/plans/lock-key';
import { ArrowRightLeft, Clock, Lock, LockOpen, RefreshCw, Replace, Search, Users, X } from 'lucide-react';
import { type MouseEvent, memo, useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { terms } from '../language/terms.ts';
import { recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { CaloriesFact } from '../ui/calories-fact.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { portionsText } from './plan-meal.ts';
import { say } from './sentences.ts';
import './meal-card.css';

/** After a tap the card shows that it was hit, then the page scrolls up and leads on. Source: specification, section 9. */
export const CARD_NAVIGATION_DELAY_MS = 500;

export interface SlotActions {
  onRespin: () => void;
  onSearch: () => void;
  onClear: () => void;
  onMove: () => void;
  onLockChange: (locked: boolean) => void;
}

interface MealCardProps extends SlotActions {
  /** The slot it lies in; what is dragged and dropped on is named by it. */
  slotKey: LockKey;
  meal: Meal;
  isLocked: boolean;
  /** While another meal is looked for, for this slot or for the whole week: the one shown can be read and locked. */
  isSpinning: boolean;
}

/** A filled slot. Locked, only the lock is left of its actions. */
export const MealCard = memo(function MealCard({
  slotKey,
  meal,
  isLocked,
  isSpinning,
  onRespin,
  onSearch,
  onClear,
  onMove,
  onLockChange,
}: MealCardProps) {
  const navigate = useNavigate();
  // by pointer only: the keyboard has the Move button
  const {
    setNodeRef: setDragged,
    listeners,
    isDragging,
  } = useDraggable({ id: slotKey, disabled: isLocked || isSpinning });
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: slotKey, disabled: isLocked || isSpinning });
  const setCard = useCallback(
    (node: HTMLElement | null) => {
      setDragged(node);
      setTarget(node);
    },
    [setDragged, setTarget],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const path = recipePath(meal.id ?? '', meal.name);
  const state = { id: meal.id };
  const minutes = meal.prep_time + meal.cook_time;

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
      className={cardClass(
        isLocked && 'meal-card-locked',
        isDragging && 'meal-card-dragged',
        isOver && 'meal-card-over',
      )}
      aria-busy={isSpinning}
    >
      <RecipePicture recipe={meal} sizes="(max-width: 640px) 120px, 260px" frame="own" className="rounded-md" eager />
      <h3 dir="auto">
        <Link to={path} state={state} onClick={handleOpen} draggable={false}>
          {meal.name}
        </Link>
      </h3>
      <p className="meal-card-meta num">
        {minutes > 0 && (
          <span>
            <Clock className="icon" aria-hidden />
            {terms.minutes(minutes)}
          </span>
        )}
        <CaloriesFact calories={meal.calories} className="" />
        {meal.portions !== undefined && (
          <span className="meal-card-portions">
            <Users className="icon" aria-hidden />
            {portionsText(meal)}
          </span>
        )}
      </p>
      <div className="meal-card-actions">
        {isLocked ? (
          <span className="meal-card-lock-word">{say.slots.lockWord}</span>
        ) : (
          <>
            <IconButton
              icon={RefreshCw}
              size="sm"
              label={say.slots.reroll(meal.name)}
              disabled={isSpinning}
              className={isSpinning ? 'is-spinning' : undefined}
              onClick={onRespin}
            />
            <IconButton
              icon={Replace}
              size="sm"
              label={say.slots.replace(meal.name)}
              disabled={isSpinning}
              onClick={onSearch}
            />
            <IconButton
              icon={ArrowRightLeft}
              size="sm"
              label={say.slots.move(meal.name)}
              disabled={isSpinning}
              onClick={onMove}
            />
            <IconButton icon={X} size="sm" label={say.slots.clear(meal.name)} disabled={isSpinning} onClick={onClear} />
          </>
        )}
        <span className="grow" />
        <IconButton
          icon={isLocked ? Lock : LockOpen}
          look="lock"
          size="sm"
          label={isLocked ? say.slots.unlock(meal.name) : say.slots.lock(meal.name)}
          pressed={isLocked}
          onClick={() => onLockChange(!isLocked)}
        />
      </div>
    </article>
  );
});

const cardClass = (...names: (string | false)[]) => ['meal-card', ...names].filter(Boolean).join(' ');

interface EmptySlotProps extends Omit<SlotActions, 'onClear' | 'onMove'> {
  slotKey: LockKey;
  /** 'breakfast' or, where there are several, 'snack 2': tells the buttons of two slots apart. */
  slotName: string;
  /** Why Generate left it empty. */
  why?: string;
  isLocked: boolean;
  isSpinning: boolean;
}

/** A slot with nothing in it. Locked, it stays empty when the week is generated. */
export const EmptySlot = memo(function EmptySlot({
  slotKey,
  slotName,
  why,
  isLocked,
  isSpinning,
  onRespin,
  onSearch,
  onLockChange,
}: EmptySlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slotKey, disabled: isLocked || isSpinning });
  return (
    <article
      ref={setNodeRef}
      className={cardClass('meal-card-blank', isLocked && 'meal-card-locked', isOver && 'meal-card-over')}
      aria-busy={isSpinning}
    >
      <svg className="meal-card-ghost" viewBox="0 0 90 90" aria-hidden="true" focusable="false">
        <circle cx="45" cy="45" r="38" />
        <circle cx="45" cy="45" r="26" />
      </svg>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="text-sm text-ink-2">{isLocked ? say.slots.keptEmpty : (why ?? say.slots.nothingYet)}</p>
        {!isLocked && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="quiet"
              size="sm"
              icon={RefreshCw}
              saving={isSpinning}
              savingLabel={say.slots.picking}
              aria-label={say.slots.pickFor(slotName)}
              onClick={onRespin}
            >
              {say.slots.pickForMe}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={Search}
              aria-label={say.slots.searchFor(slotName)}
              disabled={isSpinning}
              onClick={onSearch}
            >
              {say.search}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        icon={isLocked ? Lock : LockOpen}
        look="lock"
        size="sm"
        // in the corner, whatever the width: beside the buttons it would stand alone in a line of its own
        className="absolute top-1.5 right-1.5"
        label={isLocked ? say.slots.unlock(slotName) : say.slots.keepEmpty(slotName)}
        pressed={isLocked}
        onClick={() => onLockChange(!isLocked)}
      />
    </article>
  );
});
