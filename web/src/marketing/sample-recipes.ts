import type { RecipeToDraw } from '../cover/read-recipe.ts';

/** A recipe that the public pages show as a picture. The pictures are drawn at build time by `prerender.ts`. */
export interface SampleRecipe extends RecipeToDraw {
  slug: string;
  meta: string;
}

const sample = (name: string, meta: string, ingredients: string): SampleRecipe => ({
  slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  meta,
  ingredients: ingredients.split(', '),
});

export const SALMON = sample(
  'Miso salmon rice bowl',
  '30 min',
  'salmon, edamame, cucumber, avocado, carrot, sesame seeds, sushi rice',
);
export const BEETROOT = sample('Beetroot and feta salad', '15 min', 'beetroot, feta, walnuts, rocket, orange');
export const SQUASH = sample('Roast squash soup', '45 min', 'squash, carrot, chickpeas, coriander, seeds');
export const CURRY = sample(
  'Aubergine and lentil curry',
  '40 min',
  'aubergine, lentils, tomatoes, spinach, rice, coriander',
);
export const HALLOUMI = sample(
  'Halloumi quinoa bowl',
  '25 min',
  'halloumi, quinoa, sweet potato, red pepper, avocado, mint',
);
export const PAD_THAI = sample(
  'Prawn pad thai noodles',
  '25 min',
  'prawns, rice noodles, lime, carrot, peanuts, spring onion, chilli',
);
export const PIZZA = sample('Margherita flat pizza', '35 min', 'tomato, mozzarella, basil, mushrooms, olives');
export const SHAKSHUKA = sample('Green shakshuka', '25 min', 'eggs, spinach, peas, feta, courgette, coriander');
export const GREEK = sample(
  'Greek salad with chickpeas',
  '15 min',
  'cherry tomatoes, cucumber, feta, olives, red onion, chickpeas',
);
export const RAMEN = sample(
  'Ramen with soft egg',
  '30 min',
  'noodles, egg, mushrooms, sweetcorn, spring onion, chilli',
);
export const OATS = sample(
  'Blueberry overnight oats',
  '10 min',
  'oats, blueberries, banana, almonds, honey, chia seeds',
);
export const TRAYBAKE = sample('Lemon chicken traybake', '50 min', 'chicken, potatoes, lemon, broccoli, olives, thyme');
export const TOAST = sample('Avocado toast with egg', '10 min', 'avocado, egg, radish, chilli flakes, seeds');
export const SMOOTHIE = sample('Strawberry smoothie', '5 min', 'strawberries, raspberries, yoghurt, honey');
export const TACOS = sample('Black bean tacos', '20 min', 'black beans, avocado, lime, sweetcorn, coriander');
export const BERRIES = sample('Berry yoghurt bowl', '5 min', 'yoghurt, strawberries, blueberries, granola, mint');

/** All of them, for the build. */
export const SAMPLE_RECIPES = [
  SALMON,
  BEETROOT,
  SQUASH,
  CURRY,
  HALLOUMI,
  PAD_THAI,
  PIZZA,
  SHAKSHUKA,
  GREEK,
  RAMEN,
  OATS,
  TRAYBAKE,
  TOAST,
  SMOOTHIE,
  TACOS,
  BERRIES,
] as const;

/** wide: a 4:3 card; plate: the vessel alone, on nothing. */
export type SamplePicture = 'wide' | 'plate';
export const SAMPLE_WIDTH_PX: Record<SamplePicture, number> = { wide: 640, plate: 720 };

export const samplePath = (recipe: SampleRecipe, picture: SamplePicture) => `/covers/${recipe.slug}-${picture}.webp`;
