import { listSessions } from '@sorrel/contract/account';
import { getUser, logout } from '@sorrel/contract/auth';
import { getCollections } from '@sorrel/contract/collections';
import { getCookLog } from '@sorrel/contract/cooking';
import { syncHabits } from '@sorrel/contract/list-habits';
import { getBoughtBefore, getFoodNames } from '@sorrel/contract/lists';
import { getPersons } from '@sorrel/contract/persons';
import { freshMeals, getBorrowing, loadPlan } from '@sorrel/contract/plans';
import { getPrices } from '@sorrel/contract/prices';
import { getReminders } from '@sorrel/contract/reminders';
import { getTags } from '@sorrel/contract/tags';
import { getWeeks } from '@sorrel/contract/weeks';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { App } from '../src/app.tsx';
import { startDeviceSettings } from '../src/lib/device-settings.ts';
import { createQueryClient } from '../src/query-client.ts';
import { routes as appRoutes } from '../src/routes.tsx';
import { UiProvider } from '../src/ui/ui-provider.tsx';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { aPerson, aUser, SAMPLE_TAGS } from './samples.ts';

export interface RenderAppOptions {
  /** By default a fresh one. Give your own to say what the server answers. */
  api?: FakeApi;
  /** Other routes than the app's. */
  routes?: RouteObject[];
  /** What the router's history carries. */
  state?: unknown;
}

/** A fake server with a signed-in user, answering what the shell asks. */
export function signedInApi(user = aUser()): FakeApi {
  return fakeApi()
    .signIn(user.email, user.id)
    .on(getUser, () => user)
    .on(getTags, () => SAMPLE_TAGS)
    .on(getCollections, () => [])
    .on(listSessions, () => [])
    .on(getReminders, () => ({ reminders: null, isMailSetUp: true }))
    .on(freshMeals, () => [])
    .fail(loadPlan, 'internal')
    .on(getPersons, () => [aPerson({ id: user.id, name: user.first_name ?? '' })])
    .on(getBorrowing, () => ({ mayBorrow: false, until: '2026-01-01T00:00:00.000Z', recipes: 20 }))
    .on(getWeeks, () => ({ firstDay: 'monday' as const, weeks: [] }))
    .on(getBoughtBefore, () => ({ items: [] }))
    .on(getFoodNames, () => ({ names: {} }))
    .on(syncHabits, () => ({ revision: 0, nowMs: Date.now(), doneMs: 0, habits: [] }))
    .on(getPrices, () => ({ currency: null, prices: [] }))
    .on(getCookLog, () => ({ times: 0, stars: null, entries: [] }))
    .on(logout, () => ({ message: 'You are logged out.' }));
}

/**
 * Opens the app at a path, as the browser would: session attempt, guard, lazy page. Use the page by role and name:
 * `const { user, pathname } = renderApp('/app/recipe-book', { api: signedInApi() })`.
 */
export function renderApp(path: string, { api = fakeApi(), routes = appRoutes, state }: RenderAppOptions = {}) {
  startDeviceSettings();
  const router = createMemoryRouter(routes.map(cloneRoute), { initialEntries: [{ ...parsePath(path), state }] });
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const view = render(
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  return {
    ...view,
    api,
    router,
    queryClient,
    user: userEvent.setup({ advanceTimers: advanceFakeTimers }),
    /** Where the app is now, with the query. */
    pathname: () => router.state.location.pathname + router.state.location.search,
  };
}

/** The router empties a route's `lazy` once it is loaded; each test loads anew. */
function cloneRoute(route: RouteObject): RouteObject {
  return { ...route, children: route.children?.map(cloneRoute) } as RouteObject;
}

/** For one component: what stands around every page, in a router, without the app's pages. */
export function renderUi(element: ReactNode) {
  return renderUiAt('/', element);
}

/** The same at a path. */
export function renderUiAt(path: string, element: ReactNode) {
  const routes = [{ path: '*', element: <UiProvider>{element}</UiProvider> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return {
    ...render(<RouterProvider router={router} />),
    router,
    user: userEvent.setup({ advanceTimers: advanceFakeTimers }),
  };
}

function advanceFakeTimers(ms: number) {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
}
