/** What the scorer of ../shared/food-search asks: foods for what is typed, best first, by the numbers of their tables. */
import { searchFoods as search } from '@sorrel/core/foods/search-foods';
import { realFoodIndex } from '../shared/food-index.ts';

const index = realFoodIndex();

export const searchFoods = (text: string): { ndb: string; name: string }[] =>
  search(index, text, 10).map(({ food }) => ({ ndb: food.source.id, name: food.name }));
