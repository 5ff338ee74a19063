import { Outlet, type RouteObject } from 'react-router';
import { RequireNoSession, RequireSession } from './auth/session.tsx';
import { AppShell } from './layouts/app-shell.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths, patterns } from './paths.ts';
import { RouteError } from './route-error.tsx';
import { Loader } from './ui/loader.tsx';

/** Around what stands alone: nothing but the landmark. */
function PlainLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** The page of a recipe with the button of the week, which belongs to another feature. */
async function recipeRoute() {
  const [{ RecipePage }, { AddToPlan }] = await Promise.all([
    import('./recipes/recipe-page.tsx'),
    import('./plans/add-to-plan.tsx'),
  ]);
  return function RecipePageWithWeek() {
    return <RecipePage AddToPlan={AddToPlan} />;
  };
}

/**
 * All pages of the app, each loaded when it is first opened:
 * `{ path: paths.explore, lazy: { Component: async () => (await import('./explore/explore-page.tsx')).ExplorePage } }`.
 */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => <Loader page />,
    children: [
      {
        Component: AuthLayout,
        children: [
          {
            Component: RequireNoSession,
            children: [
              {
                path: paths.login,
                lazy: { Component: async () => (await import('./auth/login-page.tsx')).LoginPage },
              },
              {
                path: paths.register,
                lazy: { Component: async () => (await import('./auth/register-page.tsx')).RegisterPage },
              },
            ],
          },
          {
            path: paths.verifyEmail,
            lazy: { Component: async () => (await import('./auth/verify-email-page.tsx')).VerifyEmailPage },
          },
          {
            path: paths.forgotPassword,
            lazy: { Component: async () => (await import('./auth/forgot-password-page.tsx')).ForgotPasswordPage },
          },
          {
            path: paths.updatePassword,
            lazy: { Component: async () => (await import('./auth/update-password-page.tsx')).UpdatePasswordPage },
          },
          {
            path: paths.authCallback,
            lazy: { Component: async () => (await import('./auth/callback-page.tsx')).CallbackPage },
          },
          {
            path: paths.accountDeleted,
            lazy: { Component: async () => (await import('./auth/account-deleted-page.tsx')).AccountDeletedPage },
          },
          {
            path: paths.authError,
            lazy: { Component: async () => (await import('./auth/auth-error-page.tsx')).AuthErrorPage },
          },
        ],
      },
      {
        Component: RequireSession,
        children: [
          {
            Component: AppShell,
            children: [
              {
                // a page that fails leaves the shell standing
                ErrorBoundary: RouteError,
                children: [
                  // pages of /app go here
                  {
                    path: paths.shoppingLists,
                    lazy: { Component: async () => (await import('./lists/shopping-list-page.tsx')).ShoppingListPage },
                  },
                  {
                    path: paths.recipeBook,
                    lazy: { Component: async () => (await import('./recipes/recipe-book-page.tsx')).RecipeBookPage },
                  },
                  {
                    path: paths.addRecipe,
                    lazy: { Component: async () => (await import('./recipes/add-recipe-page.tsx')).AddRecipePage },
                  },
                  {
                    path: patterns.editRecipe,
                    lazy: { Component: async () => (await import('./recipes/edit-recipe-page.tsx')).EditRecipePage },
                  },
                  {
                    path: patterns.recipe,
                    lazy: { Component: recipeRoute },
                  },
                  {
                    path: paths.mealPlans,
                    lazy: { Component: async () => (await import('./plans/meal-plans-page.tsx')).MealPlansPage },
                  },
                  {
                    path: paths.createProfile,
                    lazy: {
                      Component: async () => (await import('./account/create-profile-page.tsx')).CreateProfilePage,
                    },
                  },
                  {
                    path: paths.support,
                    lazy: { Component: async () => (await import('./support/support-page.tsx')).SupportPage },
                  },
                  {
                    path: paths.explore,
                    lazy: { Component: async () => (await import('./explore/explore-page.tsx')).ExplorePage },
                  },
                  {
                    path: patterns.exploreRecipe,
                    lazy: {
                      Component: async () => (await import('./explore/explore-recipe-page.tsx')).ExploreRecipePage,
                    },
                  },
                  {
                    path: paths.spinner,
                    lazy: { Component: async () => (await import('./spinner/spinner-page.tsx')).SpinnerPage },
                  },
                  { path: `${paths.app}/*`, Component: NotFoundPage },
                ],
              },
            ],
          },
        ],
      },
      { Component: PlainLayout, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
];
