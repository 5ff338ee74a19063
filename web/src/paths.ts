import { SITE_PATHS } from '@sorrel/contract/site';

/**
 * Every path of the product. `routes.tsx` registers those of the app; the public site is pages of its own, so links to
 * it load the document (`reloadDocument`, `outside` of ButtonLink and BrandMark).
 */
export const paths = {
  // those of the public site that the app leads to
  home: SITE_PATHS.home,
  features: SITE_PATHS.features,
  privacy: SITE_PATHS.privacy,
  terms: SITE_PATHS.terms,

  // auth
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  updatePassword: '/auth/update-password',
  authCallback: '/auth/callback',
  accountDeleted: '/auth/account-deleted',
  authError: '/auth/error',

  // signed in
  app: '/app',
  recipeBook: '/app/recipe-book',
  createProfile: '/app/create-profile',
  spinner: '/app/spinner',
  shoppingLists: '/app/shopping-lists',
  mealPlans: '/app/meal-plans',
  explore: '/app/explore',
  support: '/app/support',
  addRecipe: '/app/recipes/add-recipe',

  // of the server
  google: '/api/auth/google',
  mailbox: '/dev/mailbox',
} as const;

/** Paths with parameters as the router reads them. */
export const patterns = {
  recipe: '/app/recipes/:id/:name',
  editRecipe: '/app/recipes/:id/edit',
  exploreRecipe: '/app/explore/:id/:name',
} as const;

/** A recipe's name as the last part of its address; the id is what counts. */
function nameSegment(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  // 'edit' is the address of the form
  return encodeURIComponent(slug === '' || slug === 'edit' ? 'recipe' : slug);
}

export function recipePath(id: string, name: string): string {
  return `/app/recipes/${encodeURIComponent(id)}/${nameSegment(name)}`;
}

export function exploreRecipePath(id: string, name: string): string {
  return `/app/explore/${encodeURIComponent(id)}/${nameSegment(name)}`;
}

export function editRecipePath(id: string): string {
  return `/app/recipes/${encodeURIComponent(id)}/edit`;
}

export function verifyEmailPath(email: string): string {
  return `${paths.verifyEmail}?${new URLSearchParams({ email })}`;
}
