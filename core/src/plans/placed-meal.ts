import type { PlanCandidate } from './candidates.ts';
import type { SlotPlace } from './lock-key.ts';

/** What wishes ask of a recipe. */
export type WishedRecipe = Pick<
  PlanCandidate,
  'mainFood' | 'foodGroups' | 'isSweet' | 'minutes' | 'usesUp' | 'isRecent' | 'isCooked' | 'keepsDays' | 'serves'
>;

/** A meal of a week where it stands. */
export type PlacedMeal = {
  /** What is left of a dish that was cooked before takes no time. */
  place: SlotPlace & { isLeftover?: boolean };
  recipe: WishedRecipe | null;
  isLocked: boolean;
  /** One of two dishes of a slot: neither is cooked ahead, and none that was takes their place. */
  isShared?: boolean;
};
