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
  importMany: '/app/recipes/import-many',

  // of the server
  mailbox: '/dev/mailbox',
} as const;

/** Paths with parameters as the router reads them. */
export const patterns = {
  recipe: '/app/recipes/:id/:name',
  editRecipe: '/app/recipes/:id/edit',
  import: '/app/recipes/imports/:id',
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

/** Where the sign-in with Google begins. An account that it makes keeps the language for its mails. */
export const googlePath = (language: Language): string => `/api/auth/google?${new URLSearchParams({ language })}`;

export const importPath = (id: string): string => `/app/recipes/imports/${encodeURIComponent(id)}`;

/** The form with the place to paste a page open: for a page that lets no program in. */
export const pasteRecipePath = (address: string): string =>
  `${paths.addRecipe}?${new URLSearchParams({ url: address, paste: '1' })}`;

export function verifyEmailPath(email: string): string {
  return `${paths.verifyEmail}?${new URLSearchParams({ email })}`;
}
