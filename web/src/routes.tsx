import type { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { getSessionState } from './access-token.ts';
import { inviteToken } from './auth/invite-token.ts';
import { RequireNoSession, RequireSession, useSession } from './auth/session.tsx';
import { withSentences } from './language/sentences.ts';
import { AppShell } from './layouts/app-shell.tsx';
import { copyNames } from './lib/device-copies.ts';
import { useRefusedLists } from './lib/refused-lists.ts';
import { LIST_OPERATIONS, sendsUnsent } from './lib/unsent.ts';
import { whenIdle } from './lib/when-idle.ts';
import { whenReached } from './lib/when-reached.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { paths, patterns } from './paths.ts';
import { tagsQuery } from './recipe-parts/queries.ts';
import { RouteError } from './route-error.tsx';
import { shareToken } from './share/share-token.ts';
import { lateDialog } from './ui/late-dialog.tsx';
import { Loader } from './ui/loader.tsx';

/** Opens in the shell, and belongs to the account: neither knows the other. */
const AccountMenu = lateDialog(
  withSentences(async () => ({ default: (await import('./account/account-dialog.tsx')).AccountDialog })),
);

/** What is being cooked, on every page of the shell. */
const CookingPill = lazy(
  whenIdle(
    whenReached(withSentences(async () => ({ default: (await import('./cook/cooking-pill.tsx')).CookingPill }))),
  ),
);

const RefusedChanges = lazy(
  whenReached(withSentences(async () => ({ default: (await import('./lists/refused-changes.tsx')).RefusedChanges }))),
);

const PutOnList = lazy(
  whenReached(withSentences(async () => ({ default: (await import('./lists/put-on-list.tsx')).PutOnList }))),
);

const AddToList = lateDialog(
  withSentences(async () => ({ default: (await import('./lists/add-to-list-dialog.tsx')).AddToListDialog })),
);

/** On every page of the shell, where the server did not take what was done to a list. */
function RefusedOfLists() {
  const userId = useSession().decoded?.userId;
  const isAny = useRefusedLists(userId).length > 0;
  return userId && isAny ? <RefusedChanges userId={userId} /> : null;
}

/** Tags are read by most pages, and another device may have changed them. A failure leaves those that are known. */
const refreshTags = (queryClient: QueryClient) => void queryClient.prefetchQuery({ ...tagsQuery, staleTime: 0 });

/** What was done to a list while there was no network sends itself, whatever page is open by then. */
async function sendWaiting() {
  const userId = getSessionState().decoded?.userId;
  if (!userId || (await copyNames(userId, LIST_OPERATIONS)).length === 0) return;
  const { sendWaitingLists } = await import('./lists/sync/send-list.ts');
  await sendWaitingLists(userId).catch(() => undefined);
}
window.addEventListener('online', () => void sendWaiting());
sendsUnsent(async (userId) => {
  const [{ saveInHand }, { sendWaitingLists }] = await Promise.all([
    import('./lists/save-in-hand.ts'),
    import('./lists/sync/send-list.ts'),
  ]);
  await Promise.allSettled([saveInHand(userId), sendWaitingLists(userId)]);
});
sendsUnsent(async () => (await import('./offline/outbox.ts')).sendChanges());
// before somebody who is not signed in is sent to log in
inviteToken();
shareToken();

function refreshAll(queryClient: QueryClient) {
  refreshTags(queryClient);
  void sendWaiting();
}

/** Around what stands alone: nothing but the landmark. */
function PlainLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** The application itself begins with the book. */
function ToRecipeBook() {
  return <Navigate to={paths.recipeBook} replace />;
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

/** The page after cooking; what is left over goes to the week. */
async function cookedRoute() {
  const [{ CookedPage }, { AddToPlan }] = await Promise.all([
    import('./cook/cooked-page.tsx'),
    import('./plans/add-to-plan.tsx'),
  ]);
  return function CookedPageWithWeek() {
    return <CookedPage AddToPlan={AddToPlan} />;
  };
}

/**
 * All pages of the app, each loaded when it is first opened:
 * `{ path: paths.explore, lazy: withSentences(async () => ({ Component: (await import('./explore/explore-page.tsx')).ExplorePage })) }`.
 */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => <Loader page />,
    children: [
      {
        // who is signed in has no use for it
        lazy: withSentences(async () => ({ Component: (await import('./layouts/auth-layout.tsx')).AuthLayout })),
        children: [
          {
            Component: RequireNoSession,
            children: [
              {
                path: paths.login,
                lazy: withSentences(async () => ({ Component: (await import('./auth/login-page.tsx')).LoginPage })),
              },
              {
                path: paths.register,
                lazy: withSentences(async () => ({
                  Component: (await import('./auth/register-page.tsx')).RegisterPage,
                })),
              },
            ],
          },
          {
            path: paths.verifyEmail,
            lazy: withSentences(async () => ({
              Component: (await import('./auth/verify-email-page.tsx')).VerifyEmailPage,
            })),
          },
          {
            path: paths.forgotPassword,
            lazy: withSentences(async () => ({
              Component: (await import('./auth/forgot-password-page.tsx')).ForgotPasswordPage,
            })),
          },
          {
            path: paths.updatePassword,
            lazy: withSentences(async () => ({
              Component: (await import('./auth/update-password-page.tsx')).UpdatePasswordPage,
            })),
          },
          {
            path: paths.authCallback,
            lazy: withSentences(async () => ({ Component: (await import('./auth/callback-page.tsx')).CallbackPage })),
          },
          {
            path: paths.accountDeleted,
            lazy: withSentences(async () => ({
              Component: (await import('./auth/account-deleted-page.tsx')).AccountDeletedPage,
            })),
          },
          {
            path: paths.stopReminders,
            lazy: withSentences(async () => ({
              Component: (await import('./auth/stop-reminders-page.tsx')).StopRemindersPage,
            })),
          },
          {
            path: paths.authError,
            lazy: withSentences(async () => ({
              Component: (await import('./auth/auth-error-page.tsx')).AuthErrorPage,
            })),
          },
        ],
      },
      {
        Component: RequireSession,
        children: [
          {
            // one screen without the spine: nothing but the step, its ingredients and the timers
            path: patterns.cook,
            ErrorBoundary: RouteError,
            lazy: withSentences(async () => ({ Component: (await import('./cook/cook-page.tsx')).CookPage })),
          },
          {
            element: (
              <AppShell
                accountMenu={AccountMenu}
                cookingPill={CookingPill}
                refusedOfLists={RefusedOfLists}
                addToList={AddToList}
                putOnList={PutOnList}
                refresh={refreshAll}
              />
            ),
            children: [
              {
                // a page that fails leaves the shell standing
                ErrorBoundary: RouteError,
                children: [
                  {
                    path: paths.shoppingLists,
                    lazy: withSentences(async () => ({
                      Component: (await import('./lists/lists-page.tsx')).ListsPage,
                    })),
                  },
                  {
                    path: paths.recipeBook,
                    lazy: withSentences(async () => ({
                      Component: (await import('./recipes/recipe-book-page.tsx')).RecipeBookPage,
                    })),
                  },
                  {
                    lazy: withSentences(async () => ({
                      Component: (await import('./household/editors-only.tsx')).EditorsOnly,
                    })),
                    children: [
                      {
                        path: paths.addRecipe,
                        lazy: withSentences(async () => ({
                          Component: (await import('./recipes/add-recipe-page.tsx')).AddRecipePage,
                        })),
                      },
                      {
                        path: paths.importMany,
                        lazy: withSentences(async () => ({
                          Component: (await import('./recipes/many/import-many-page.tsx')).ImportManyPage,
                        })),
                      },
                      {
                        path: patterns.editRecipe,
                        lazy: withSentences(async () => ({
                          Component: (await import('./recipes/edit-recipe-page.tsx')).EditRecipePage,
                        })),
                      },
                    ],
                  },
                  {
                    path: patterns.import,
                    lazy: withSentences(async () => ({
                      Component: (await import('./recipes/many/import-page.tsx')).ImportPage,
                    })),
                  },
                  {
                    path: patterns.cooked,
                    lazy: withSentences(async () => ({ Component: await cookedRoute() })),
                  },
                  {
                    path: patterns.versions,
                    lazy: withSentences(async () => ({
                      Component: (await import('./recipes/history/versions-page.tsx')).VersionsPage,
                    })),
                  },
                  {
                    path: paths.trash,
                    lazy: withSentences(async () => ({
                      Component: (await import('./recipes/history/trash-page.tsx')).TrashPage,
                    })),
                  },
                  {
                    path: patterns.recipe,
                    lazy: withSentences(async () => ({ Component: await recipeRoute() })),
                  },
                  {
                    path: paths.mealPlans,
                    lazy: withSentences(async () => ({
                      Component: (await import('./plans/meal-plans-page.tsx')).MealPlansPage,
                    })),
                  },
                  {
                    path: paths.createProfile,
                    lazy: withSentences(async () => ({
                      Component: (await import('./account/create-profile-page.tsx')).CreateProfilePage,
                    })),
                  },
                  {
                    path: paths.kitchen,
                    lazy: withSentences(async () => ({
                      Component: (await import('./household/kitchen-page.tsx')).KitchenPage,
                    })),
                  },
                  {
                    path: paths.join,
                    lazy: withSentences(async () => ({
                      Component: (await import('./household/join-page.tsx')).JoinPage,
                    })),
                  },
                  {
                    path: paths.copyShared,
                    lazy: withSentences(async () => ({
                      Component: (await import('./share/copy-page.tsx')).CopyPage,
                    })),
                  },
                  {
                    path: paths.support,
                    lazy: withSentences(async () => ({
                      Component: (await import('./support/support-page.tsx')).SupportPage,
                    })),
                  },
                  {
                    path: paths.explore,
                    lazy: withSentences(async () => ({
                      Component: (await import('./explore/explore-page.tsx')).ExplorePage,
                    })),
                  },
                  {
                    path: patterns.exploreRecipe,
                    lazy: withSentences(async () => ({
                      Component: (await import('./explore/explore-recipe-page.tsx')).ExploreRecipePage,
                    })),
                  },
                  {
                    path: paths.whatToCook,
                    lazy: withSentences(async () => ({
                      Component: (await import('./what-to-cook/what-to-cook-page.tsx')).WhatToCookPage,
                    })),
                  },
                  {
                    path: paths.spinner,
                    lazy: withSentences(async () => ({
                      Component: (await import('./spinner/spinner-page.tsx')).SpinnerPage,
                    })),
                  },
                  { path: paths.app, Component: ToRecipeBook },
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
