import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppShell } from './layouts/app-shell.tsx';
import { RouteError } from './route-error.tsx';
import { renderApp, signedInApi } from './testing/render-app.tsx';
import { expectConsoleError } from './testing/setup.ts';

function Broken(): never {
  throw new Error('the soup boiled over');
}

it('a page that throws leaves the shell standing, says so without inner words and can be loaded again', async () => {
  expectConsoleError(/the soup boiled over/);
  renderApp('/app/soup', {
    api: signedInApi(),
    routes: [
      {
        Component: AppShell,
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
