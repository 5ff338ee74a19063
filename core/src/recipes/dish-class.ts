import type { DishKind } from './dish-kinds.ts';
import type { MealType } from './meal-type.ts';

export type DishClass = {
  readonly kind: DishKind;
  /** Meals it serves for; empty for what is none by itself, and where nothing is known. */
  readonly meals: readonly MealType[];
  /** False when only a weak sign speaks for it: worth a question. */
  readonly isSure: boolean;
};

export const MAIN_MEALS: readonly MealType[] = ['lunch', 'dinner'];
export const none = (kind: DishKind, isSure = true): DishClass => ({ kind, meals: [], isSure });
export const of = (kind: DishKind, meals: readonly MealType[], isSure = true): DishClass => ({ kind, meals, isSure });

export const SWEET: DishClass = { kind: 'sweet', meals: ['snack'], isSure: true };
