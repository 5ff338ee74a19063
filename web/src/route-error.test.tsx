import { screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { expectConsoleError } from '../testing/setup.ts';
import { AppShell } from './layouts/app-shell.tsx';
import { RouteError } from './route-error.tsx';
import { routes } from './routes.tsx';

function Broken(): never {
  throw new Error('the soup boiled over');
}

it('a page that throws leaves the shell standing, says so without inner words and can be loaded again', async () => {
  expectConsoleError(/the soup boiled over/);
  renderApp('/app/soup', {
    api: signedInApi(),
    routes: [
      {
        element: (
          <AppShell
            cookingPill={() => null}
            accountMenu={() => null}
            refusedOfLists={() => null}
            addToList={() => null}
            putOnList={() => null}
            refresh={() => {}}
          />
        ),
        children: [{ ErrorBoundary: RouteError, children: [{ path: '/app/soup', Component: Broken }] }],
      },
    ],
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
  expect(main.queryByText(/boiled over/)).toBeNull();
  expect(main.getByRole('button', { name: 'Load again' })).toBeTruthy();
  expect(main.getByRole('link', { name: 'Recipe Book' })).toHaveProperty('pathname', '/app/recipe-book');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

const stewPage = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('a page whose code cannot be loaded leaves the shell standing and can be loaded again', async () => {
  expectConsoleError(/dynamically imported module/);
  const { user } = renderApp('/app/soup', {
    api: signedInApi(),
    routes: [
      {
        element: (
          <AppShell
            cookingPill={() => null}
            accountMenu={() => null}
            refusedOfLists={() => null}
            addToList={() => null}
            putOnList={() => null}
            refresh={() => {}}
          />
        ),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { path: '/app/soup', Component: () => <Link to="/app/stew">Stew</Link> },
              { path: '/app/stew', lazy: async () => ({ Component: await stewPage() }) },
            ],
          },
        ],
      },
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Stew' }));
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

it('every page is loaded by a function: the router swallows the failure of a property that is loaded', () => {
  const loaded = (all: typeof routes): unknown[] =>
    all.flatMap(({ lazy, children }) => [...(lazy === undefined ? [] : [lazy]), ...loaded(children ?? [])]);
  expect(loaded(routes).length).toBeGreaterThan(15);
  for (const lazy of loaded(routes)) expect(lazy).toBeTypeOf('function');
});
