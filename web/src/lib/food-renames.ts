import { FoodRename } from '@sorrel/contract/foods';
import { z } from 'zod';
import { useStored } from './use-stored.ts';

const FoodRenames = z.array(FoodRename);
const NONE: FoodRename[] = [];

/**
 * Corrections that the shopping list on this tab's screen does not know yet: the recipe page adds them, the list takes them.
 * The lists on the server have them from the start.
 */
export const useFoodRenames = () => useStored('foodRenames', FoodRenames, NONE);
