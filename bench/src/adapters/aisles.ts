/** What the scorer of ../shared/aisles asks: the aisle of a shopping item. */
import { classifyAisle as classify } from '@sorrel/core/foods/classify-aisle';
import { realFoodIndex } from '../shared/food-index.ts';

const index = realFoodIndex();

export const classifyAisle = (name: string): string => classify(index, name);
