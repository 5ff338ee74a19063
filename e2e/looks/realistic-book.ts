/** A book as people have it: short and long titles, much and little said, and food that no table knows. */
export interface BookRecipe {
  name: string;
  type: 'any' | 'breakfast' | 'lunch' | 'dinner' | 'snack';
  serves: number;
  prepMinutes: number;
  cookMinutes: number;
  /** 'name, quantity, unit; …' */
  lines: string;
  caption?: string;
  steps?: readonly string[];
  notes?: string;
  tags?: readonly string[];
  isFavourite?: boolean;
  /** how many photographs */
  photos?: number;
  /** nutrition is not asked for, so none is known */
  isUncounted?: boolean;
}

export const LONG_RECIPE =
  'Slow-roasted Mediterranean vegetable and chickpea traybake with preserved lemon, whipped feta and herbs';
export const RICH_RECIPE = 'Miso salmon rice bowl';
export const UNKNOWN_RECIPE = 'Grandmother’s Sunday pot';
export const UNCOUNTED_RECIPE = 'Toast';

const breakfast = { type: 'breakfast', serves: 2, prepMinutes: 10, cookMinutes: 15 } as const;
const lunch = { type: 'lunch', serves: 2, prepMinutes: 15, cookMinutes: 10 } as const;
const dinner = { type: 'dinner', serves: 4, prepMinutes: 20, cookMinutes: 35 } as const;
const snack = { type: 'snack', serves: 1, prepMinutes: 5, cookMinutes: 0 } as const;

/** Oldest first; a book shows the newest first. */
export const REALISTIC_BOOK: readonly BookRecipe[] = [
  { ...breakfast, name: 'Blueberry overnight oats', lines: 'rolled oats, 120, g; blueberries, 160, g; milk, 400, ml' },
  { ...breakfast, name: 'Banana porridge', lines: 'rolled oats, 100, g; banana, 2, ; milk, 500, ml; honey, 1, tbsp' },
  { ...breakfast, name: 'Scrambled eggs on sourdough', lines: 'egg, 4, ; butter, 15, g; sourdough bread, 4, slices' },
  { ...breakfast, name: 'Yoghurt, peach and almond bowl', lines: 'greek yoghurt, 400, g; peach, 2, ; almonds, 40, g' },
  {
    ...breakfast,
    name: 'Buckwheat pancakes with stewed plums',
    lines: 'buckwheat flour, 180, g; egg, 2, ; milk, 300, ml; plum, 6, ; maple syrup, 2, tbsp',
  },
  { ...breakfast, name: 'Breakfast burrito', lines: 'tortilla, 2, ; egg, 4, ; black beans, 200, g; avocado, 1, ' },
  {
    ...breakfast,
    name: 'Smoked mackerel kedgeree',
    lines: 'smoked mackerel, 250, g; rice, 180, g; egg, 3, ; onion, 1, ',
  },
  { ...lunch, name: 'Red lentil soup', lines: 'red lentils, 180, g; carrot, 200, g; onion, 150, g; cumin, 1, tsp' },
  {
    ...lunch,
    name: 'Tuna niçoise',
    lines: 'tuna, 200, g; green beans, 200, g; egg, 2, ; potato, 300, g; olives, 60, g',
  },
  { ...lunch, name: 'Halloumi wraps', lines: 'halloumi, 225, g; tortilla, 4, ; red pepper, 1, ; hummus, 100, g' },
  { ...lunch, name: 'Leek and potato soup', serves: 6, lines: 'leek, 3, ; potato, 500, g; vegetable stock, 1, l' },
  {
    ...lunch,
    name: 'Cold sesame noodles',
    lines: 'egg noodles, 250, g; tahini, 3, tbsp; cucumber, 1, ; soy sauce, 2, tbsp',
  },
  {
    ...lunch,
    name: 'Roast beetroot, goat’s cheese and walnut salad with a mustard dressing',
    lines: 'beetroot, 400, g; goat cheese, 120, g; walnuts, 60, g; olive oil, 3, tbsp; dijon mustard, 2, tsp',
    tags: ['Vegetarian'],
  },
  { ...lunch, name: 'Prawn summer rolls', lines: 'prawns, 200, g; rice paper, 8, sheets; lettuce, 1, ; mint, 20, g' },
  {
    ...dinner,
    name: 'Chicken traybake',
    lines: 'chicken breast, 700, g; potato, 1, kg; olive oil, 40, ml; lemon, 1, ',
  },
  {
    ...dinner,
    name: 'Mushroom risotto',
    lines: 'risotto rice, 320, g; mushrooms, 400, g; parmesan, 80, g; white wine, 150, ml',
  },
  {
    ...dinner,
    name: 'Beef and ale pie',
    serves: 6,
    cookMinutes: 150,
    lines: 'beef, 900, g; ale, 500, ml; puff pastry, 320, g',
  },
  {
    ...dinner,
    name: 'Aubergine katsu curry',
    lines: 'aubergine, 2, ; breadcrumbs, 120, g; rice, 300, g; curry powder, 2, tbsp',
  },
  {
    ...dinner,
    name: 'Spaghetti with clams',
    lines: 'spaghetti, 400, g; clams, 1, kg; garlic, 4, cloves; parsley, 30, g',
  },
  {
    ...dinner,
    name: 'Turkey chilli',
    lines: 'turkey mince, 500, g; kidney beans, 400, g; tomatoes, 800, g; chilli, 2, ',
  },
  {
    ...dinner,
    name: 'Cauliflower dal',
    lines: 'cauliflower, 1, ; red lentils, 250, g; coconut milk, 400, ml',
    tags: ['Vegan'],
  },
  {
    ...dinner,
    name: 'Pork shoulder with cider, fennel and butter beans',
    lines: 'pork shoulder, 1.2, kg; cider, 500, ml; fennel, 2, ; butter beans, 800, g',
  },
  {
    ...dinner,
    name: 'Fish fingers, peas and mash',
    lines: 'cod, 500, g; peas, 300, g; potato, 900, g; breadcrumbs, 100, g',
  },
  { ...snack, name: 'Walnuts and an apple', lines: 'walnuts, 25, g; apple, 1, ' },
  { ...snack, name: 'Strawberry smoothie', lines: 'strawberries, 150, g; yoghurt, 100, g', isFavourite: true },
  { ...snack, name: UNCOUNTED_RECIPE, lines: 'bread, 1, slice; butter, 10, g', isUncounted: true },
  {
    ...dinner,
    name: UNKNOWN_RECIPE,
    lines: 'chicken thighs, 800, g; zorblatt root, 200, g; house seasoning, 2, spoons; potato, 600, g',
    caption: 'Nobody has ever written down what is in the seasoning.',
    steps: ['Brown the chicken.', 'Add the rest and leave it alone for an hour.'],
  },
  {
    ...dinner,
    name: LONG_RECIPE,
    serves: 8,
    prepMinutes: 35,
    cookMinutes: 95,
    lines:
      'aubergine, 2, ; courgette, 3, ; red pepper, 3, ; chickpeas, 480, g; preserved lemon, 1, ; feta, 200, g; greek yoghurt, 150, g; extra virgin olive oil from the first pressing, 60, ml; thyme, 10, g; oregano, 10, g; garlic, 6, cloves; black pepper, 1, pinch',
    caption:
      'For a crowd, or for a week of lunches: everything goes into the oven at once, and the feta is whipped while it roasts until the edges are nearly black.',
    tags: ['Vegetarian', 'Gluten Free'],
    isFavourite: true,
  },
  {
    ...breakfast,
    name: 'Green shakshuka',
    lines: 'spinach, 300, g; egg, 4, ; feta, 60, g; leek, 1, ; coriander, 20, g',
    tags: ['Vegetarian'],
    photos: 1,
  },
  {
    ...dinner,
    name: RICH_RECIPE,
    lines:
      'salmon, 520, g; rice, 320, g; avocado, 2, ; white miso paste, 3, tbsp; cucumber, 1, ; sesame seeds, 2, tbsp; soy sauce, 2, tbsp; spring onion, 4, ',
    caption: 'Sticky, salty and ready in half an hour.',
    steps: [
      'Wash the rice until the water runs clear, then cook it with 480 ml of water under a lid for 12 minutes. Leave it to steam off the heat.',
      'Stir the miso with the soy sauce and a spoon of warm water. Brush it over the salmon.',
      'Grill the salmon for 8 minutes, until the edges catch.',
      'Slice the avocado, cucumber and spring onions. Pile everything on the rice and scatter with sesame.',
    ],
    notes: 'Keeps for a day in the fridge without the avocado.\n\nTrout does just as well.',
    tags: ['Dairy Free'],
    isFavourite: true,
    photos: 2,
  },
];
