/**
 * Pictures of the product itself, taken by `npm run screens` in both themes and kept in `web/public/screens`.
 * `widthPx` and `heightPx`: the window they are taken in; the files are that wide and twice that wide.
 */
export const SCREENS = {
  week: {
    path: '/app/meal-plans',
    widthPx: 1440,
    heightPx: 900,
    alt: 'A week in Meal Plans: the meals of a day, its nutrition against the goals',
  },
  import: {
    path: '/app/recipes/add-recipe',
    widthPx: 1440,
    heightPx: 900,
    alt: 'The form of a new recipe, filled from a web address',
  },
  nutrition: {
    path: '',
    widthPx: 1440,
    heightPx: 900,
    alt: 'A recipe with its ingredients and its nutrition per serving',
  },
  list: { path: '/app/shopping-lists', widthPx: 1440, heightPx: 900, alt: 'A shopping list, sorted by aisle' },
  spinner: { path: '/app/spinner', widthPx: 1440, heightPx: 900, alt: 'The Meal Spinner with the recipe it picked' },
  explore: {
    path: '/app/explore',
    widthPx: 1440,
    heightPx: 900,
    alt: 'Explore, with a featured recipe and the categories',
  },
  'list-phone': {
    path: '/app/shopping-lists',
    widthPx: 390,
    heightPx: 800,
    alt: 'The same week as a shopping list on a phone',
  },
  'week-phone': { path: '/app/meal-plans', widthPx: 390, heightPx: 800, alt: 'A day of Meal Plans on a phone' },
} as const;
export type ScreenName = keyof typeof SCREENS;
export const SCREEN_THEMES = ['light', 'dark'] as const;

export const screenPath = (screen: ScreenName, theme: (typeof SCREEN_THEMES)[number], widthPx: number) =>
  `/screens/${screen}-${theme}-${widthPx}.avif`;

/** The widths that a screen is kept in. */
export const screenWidthsPx = (screen: ScreenName): number[] =>
  SCREENS[screen].widthPx > 600 ? [720, 1440, 2160] : [390, 780];
