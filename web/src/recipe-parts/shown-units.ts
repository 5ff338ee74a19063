import type { Ingredient, Recipe } from '@sorrel/contract/recipe';
import { kitchenFraction } from '@sorrel/core/cook/read-steps';
import { kitchenAmountIn, UNIT_CHOICES, type UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import { parseUnit, saysAmountAlone } from '@sorrel/core/ingredients/units';
import { scaleQuantity } from '@sorrel/core/recipes/scale-ingredient';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { z } from 'zod';
import { terms } from '../language/terms.ts';
import { writeDecimal } from '../language/write.ts';
import { useStored } from '../lib/use-stored.ts';

/** The unit of what has no number: 'pinch', but nothing for a measure, of which no amount is known. */
export function unitAlone(unit: string): string {
  const known = parseUnit(unit);
  return known !== null && !saysAmountAlone(known) ? '' : terms.unit(unit, 1);
}

const Choice = z.enum(UNIT_CHOICES);

/** The units that the person on this device wants recipes in. */
export const useUnitChoice = () => useStored<UnitChoice>('recipeUnits', Choice, 'written', window.localStorage);

type Amount = Pick<Ingredient, 'quantity' | 'unit' | 'food'>;

/** '½ cup and 2 tbsp' for so many serves; null where the amount stays as it is written. */
export function amountIn(choice: UnitChoice, ingredient: Amount, recipeServes: number, serves: number): string | null {
  const { quantity, unit, food } = ingredient;
  const wanted = { quantity: (quantity / recipeServes) * serves, unit };
  const parts = kitchenAmountIn(choice, wanted, food?.kitchen ?? null);
  return parts === null ? null : parts.map((part) => kitchenText(part.quantity, part.unit)).join(' + ');
}

const kitchenText = (quantity: number, unit: string): string =>
  `${kitchenFraction(quantity, unit) ?? writeDecimal(quantity)} ${terms.unit(unit, quantity)}`.trim();

/** '¼ tsp' beside '0.3 tsp': what a cook measures, where the number on the page is a rounded one; null elsewhere. */
export function fractionBeside({ quantity, unit }: Amount, recipeServes: number, serves: number): string | null {
  const wanted = (quantity / recipeServes) * serves;
  const fraction = kitchenFraction(wanted, unit);
  const isExact = scaleQuantity(quantity, recipeServes, serves) === Number(wanted.toPrecision(12));
  return fraction === null || isExact ? null : `${fraction} ${terms.unit(unit, wanted)}`.trim();
}

/** Whether other units would change anything of a recipe. */
export const hasOtherUnits = ({ ingredients, method, serves }: Pick<Recipe, 'ingredients' | 'method' | 'serves'>) =>
  UNIT_CHOICES.some(
    (choice) =>
      ingredients.some((ingredient) => amountIn(choice, ingredient, Math.max(1, serves), 1) !== null) ||
      method.some(({ desc }) => temperaturesIn(desc, choice) !== desc),
  );
