import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Aisle } from '@sorrel/core/foods/aisles';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The arrow keys carry a picked-up item from aisle to aisle, in the order in which they are shown. */
export const nextAisleOf =
  (aisles: readonly Aisle[]): KeyboardCoordinateGetter =>
  (event, { context }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const from = (context.over?.id ?? context.active?.data.current?.aisle) as Aisle;
    const index = aisles.indexOf(from) + step;
    const to = aisles[(index + aisles.length) % aisles.length];
    const rect = to && context.droppableRects.get(to);
    const own = context.collisionRect;
    if (!rect || !own) return undefined;
    // centre on centre, which is how the aisle under the item is found
    return { x: rect.left + (rect.width - own.width) / 2, y: rect.top + (rect.height - own.height) / 2 };
  };
