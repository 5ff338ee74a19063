import type { Category } from '@sorrel/core/recipes/categories';
import { Link } from 'react-router';
import { RecipeCover } from '../cover/recipe-cover.tsx';
import { terms } from '../language/terms.ts';
import { say } from './sentences.ts';

/** A dish that stands for its category. */
const DISHES: readonly { category: Category; name: string; ingredients: readonly string[] }[] = [
  { category: 'Pasta', name: 'Tomato and basil spaghetti', ingredients: ['spaghetti', 'tomato', 'basil'] },
  { category: 'Health Bowls', name: 'Halloumi quinoa bowl', ingredients: ['quinoa', 'halloumi', 'avocado'] },
  { category: 'Sandwiches & Wraps', name: 'Black bean tacos', ingredients: ['tortilla', 'black beans', 'tomato'] },
  { category: 'Salads', name: 'Greek salad', ingredients: ['lettuce', 'feta', 'tomato', 'cucumber', 'red onion'] },
  { category: 'Soups & Stews', name: 'Roast squash soup', ingredients: ['butternut squash', 'cream'] },
  { category: 'Casseroles & Bakes', name: 'Salmon and potato bake', ingredients: ['salmon', 'potato', 'lemon'] },
  { category: 'Curries & Stir-Fries', name: 'Aubergine curry', ingredients: ['aubergine', 'rice', 'tomato'] },
  { category: 'Grill & BBQ', name: 'Grilled steak', ingredients: ['steak', 'potato', 'tomato'] },
  { category: 'Breakfast & Brunch', name: 'Pancakes', ingredients: ['flour', 'egg', 'blueberries', 'butter'] },
  { category: 'Light Meals', name: 'Berry yoghurt bowl', ingredients: ['yoghurt', 'blueberries', 'strawberries'] },
  { category: 'Seafood & Fish', name: 'Teriyaki salmon and greens', ingredients: ['salmon', 'broccoli'] },
  { category: 'Rice & Grain Dishes', name: 'Mushroom risotto', ingredients: ['rice', 'mushrooms', 'peas'] },
];

const ROW = [
  'mt-5 grid grid-cols-[repeat(6,1fr)] gap-x-4 gap-y-5',
  'max-app:-mx-4 max-app:flex max-app:overflow-x-auto max-app:px-4 max-app:py-2 max-app:[scrollbar-width:none]',
].join(' ');
const LINK = 'grid justify-items-center gap-2.5 text-center text-sm leading-[1.25] font-semibold no-underline';
const NAME = [
  'group-hover:text-leaf group-hover:underline',
  'group-aria-[current=true]:text-leaf group-aria-[current=true]:underline',
].join(' ');

export interface PopularCategoriesProps {
  chosen: Category;
  /** The address of explore with a category. */
  addressOf: (category: Category) => string;
  /** After a category was followed. */
  onFollow: () => void;
}

export function PopularCategories({ chosen, addressOf, onFollow }: PopularCategoriesProps) {
  return (
    <section className="mt-12 scroll-mt-20" aria-labelledby="categories-title">
      <h2 className="text-xl" id="categories-title">
        {say.popularCategories}
      </h2>
      <ul className={ROW}>
        {DISHES.map(({ category, name, ingredients }) => (
          <li key={category} className="max-app:flex-[0_0_6.5rem]">
            <Link
              to={addressOf(category)}
              preventScrollReset
              className={`turns-cover group ${LINK}`}
              aria-current={chosen === category}
              onClick={onFollow}
            >
              <RecipeCover recipe={{ name, category, ingredients }} ratio="cutout" className="w-[min(100%,8.5rem)]" />
              <span className={NAME}>{terms.categories[category]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
