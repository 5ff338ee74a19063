import type { Language } from '@sorrel/contract/language';

/** Every path of the application, which `routes.tsx` registers. To the public site, which has pages of its own, leads `siteHref`. */
export const paths = {
  // auth
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  updatePassword: '/auth/update-password',
  authCallback: '/auth/callback',
  accountDeleted: '/auth/account-deleted',
  stopReminders: '/auth/stop-reminders',
  authError: '/auth/error',

  // signed in
  app: '/app',
  recipeBook: '/app/recipe-book',
  createProfile: '/app/create-profile',
  spinner: '/app/spinner',
  shoppingLists: '/app/shopping-lists',
  mealPlans: '/app/meal-plans',
  explore: '/app/explore',
  whatToCook: '/app/what-can-i-cook',
  support: '/app/support',
  kitchen: '/app/kitchen',
  join: '/app/join',
  copyShared: '/app/copy',
  addRecipe: '/app/recipes/add-recipe',
  importMany: '/app/recipes/import-many',
  trash: '/app/recipes/trash',

  // of the server
  mailbox: '/dev/mailbox',
} as const;

/** Paths with parameters as the router reads them. */
export const patterns = {
  recipe: '/app/recipes/:id/:name',
  editRecipe: '/app/recipes/:id/edit',
  cook: '/app/recipes/:id/cook',
  cooked: '/app/recipes/:id/cooked',
  versions: '/app/recipes/:id/versions',
  import: '/app/recipes/imports/:id',
  exploreRecipe: '/app/explore/:id/:name',
} as const;

/** Last parts of addresses that are pages of their own; no recipe's name may stand for one. */
const PAGES_OF_A_RECIPE: ReadonlySet<string> = new Set(['edit', 'cook', 'cooked', 'versions']);

/** A recipe's name as the last part of its address; the id is what counts. */
function nameSegment(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return encodeURIComponent(slug === '' || PAGES_OF_A_RECIPE.has(slug) ? 'recipe' : slug);
}

/** Where the recipes of Explore begin, below what is featured. */
export const EXPLORE_RECIPES_ID = 'explore-recipes';

/** The book with the recipes of one collection. */
export const collectionPath = (id: string) => `${paths.recipeBook}?collection=${encodeURIComponent(id)}`;

export function recipePath(id: string, name: string): string {
  return `/app/recipes/${encodeURIComponent(id)}/${nameSegment(name)}`;
}

export function exploreRecipePath(id: string, name: string): string {
  return `/app/explore/${encodeURIComponent(id)}/${nameSegment(name)}`;
}

export function editRecipePath(id: string): string {
  return `/app/recipes/${encodeURIComponent(id)}/edit`;
}

/** Cook mode. `serves`: for so many portions, where another number than the recipe's was chosen. */
export function cookPath(id: string, serves?: number): string {
  const address = `/app/recipes/${encodeURIComponent(id)}/cook`;
  return serves === undefined ? address : `${address}?${new URLSearchParams({ serves: String(serves) })}`;
}

export const cookedPath = (id: string): string => `/app/recipes/${encodeURIComponent(id)}/cooked`;
export const versionsPath = (id: string): string => `/app/recipes/${encodeURIComponent(id)}/versions`;

/** Where the sign-in with Google begins. An account that it makes keeps the language for its mails. */
export const googlePath = (language: Language): string => `/api/auth/google?${new URLSearchParams({ language })}`;

export const importPath = (id: string): string => `/app/recipes/imports/${encodeURIComponent(id)}`;

/** The form with the place to paste a page open: for a page that lets no program in. */
export const pasteRecipePath = (address: string): string =>
  `${paths.addRecipe}?${new URLSearchParams({ url: address, paste: '1' })}`;

export function verifyEmailPath(email: string): string {
  return `${paths.verifyEmail}?${new URLSearchParams({ email })}`;
}
