/**
 * Pictures of the product itself, taken by `npm run screens` in both themes and kept in `web/public/screens`.
 * `widthPx` and `heightPx`: the window they are taken in; the files are that wide and twice that wide.
 */
export const SCREENS = {
  week: {
    path: '/app/meal-plans',
    widthPx: 1440,
    heightPx: 900,
  },
  import: {
    path: '/app/recipes/add-recipe',
    widthPx: 1440,
    heightPx: 900,
  },
  nutrition: {
    path: '',
    widthPx: 1440,
    heightPx: 900,
  },
  list: { path: '/app/shopping-lists', widthPx: 1440, heightPx: 900 },
  spinner: { path: '/app/spinner', widthPx: 1440, heightPx: 900 },
  explore: {
    path: '/app/explore',
    widthPx: 1440,
    heightPx: 900,
  },
  'list-phone': {
    path: '/app/shopping-lists',
    widthPx: 390,
    heightPx: 800,
  },
  'week-phone': { path: '/app/meal-plans', widthPx: 390, heightPx: 800 },
} as const;
export type ScreenName = keyof typeof SCREENS;
export const SCREEN_THEMES = ['light', 'dark'] as const;

export const screenPath = (screen: ScreenName, theme: (typeof SCREEN_THEMES)[number], widthPx: number) =>
  `/screens/${screen}-${theme}-${widthPx}.avif`;

/** The widths that a screen is kept in. */
export const screenWidthsPx = (screen: ScreenName): number[] =>
  SCREENS[screen].widthPx > 600 ? [720, 1440, 2160] : [390, 780];
