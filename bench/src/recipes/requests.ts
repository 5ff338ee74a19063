import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';

export interface BenchRequest {
  name: string;
  path: string;
  /** Whose recipes may be read for it. */
  scope: 'own' | 'public';
}

const book = (name: string, query: string): BenchRequest => ({
  name: `book: ${name}`,
  path: `/api/recipes/user-recipes?limit=24&${query}`,
  scope: 'own',
});
const explore = (name: string, query: string): BenchRequest => ({
  name: `explore: ${name}`,
  path: `/api/recipes/premium-recipes?limit=24&${query}`,
  scope: 'public',
});
const own = (name: string, path: string): BenchRequest => ({ name, path: `/api/recipes/${path}`, scope: 'own' });

/** Every list of a book and of explore: each search, filter and sort of its own, and all of them together. */
export const REQUESTS: BenchRequest[] = [
  book('first page', 'page=1'),
  book('page 400', 'page=400'),
  book('search a word', 'page=1&search=tomato'),
  book('search two words', 'page=1&search=onion%20spiced'),
  book('search part of a word', 'page=1&search=occoli'),
  book('search finds nothing', 'page=1&search=zzgrobnik'),
  book('type', 'page=1&type=dinner'),
  book('two tags', 'page=1&tags=Vegetarian&tags=One%20Pot'),
  book('favourites', 'page=1&favorites=true'),
  book('time', 'page=1&time=30'),
  book('without nuts', 'page=1&without=nuts'),
  ...GOAL_NUTRIENTS.map((key) => {
    const [min, max] = GOAL_NUTRIENT_FACTS[key].bucketBounds;
    return book(`range of ${key}`, `page=1&${key}Min=${min}&${key}Max=${max}`);
  }),
  book('oldest first', 'page=1&sort=date&order=asc'),
  ...GOAL_NUTRIENTS.map((key) => book(`sort by ${key}`, `page=1&sort=${key}&order=desc`)),
  book(
    'all at once',
    'page=1&search=onion&type=dinner&tags=Vegetarian&time=90&caloriesMin=200&caloriesMax=900&sort=protein&order=desc',
  ),
  explore('first page', 'page=1'),
  explore('search', 'page=1&search=tomato'),
  explore('category', 'page=1&category=Pasta'),
  explore('sort and filter', 'page=1&sort=protein&order=desc&type=dinner&time=60'),
  own('count', 'recipe-count'),
  own('spin', 'spin?resultsPool=user&type=dinner&ingredients=onion&ingredientsNot=beef&cals=800'),
];
