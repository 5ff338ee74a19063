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

export interface PopularCategoriesProps {
  chosen: Category;
  /** The address of explore with a category. */
  addressOf: (category: Category) => string;
  /** After a category was followed. */
  onFollow: () => void;
}

export function PopularCategories({ chosen, addressOf, onFollow }: PopularCategoriesProps) {
  return (
    <section className="explore-section" aria-labelledby="categories-title">
      <h2 id="categories-title">{say.popularCategories}</h2>
      <ul className="categories">
        {DISHES.map(({ category, name, ingredients }) => (
          <li key={category}>
            <Link
              to={addressOf(category)}
              preventScrollReset
              className="turns-cover"
              aria-current={chosen === category}
              onClick={onFollow}
            >
              <RecipeCover recipe={{ name, category, ingredients }} ratio="cutout" />
              <span>{terms.categories[category]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
