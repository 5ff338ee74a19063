import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderUiAt } from '../../testing/render-app.tsx';
import { forgetNewRelease, tellNewRelease } from '../release/new-release.ts';
import { NewReleaseNotice } from './new-release-notice.tsx';

const words = 'A new version of Sorrel is ready.';

afterEach(() => act(forgetNewRelease));

it('a newer release is said, with a button to take it', () => {
  renderUiAt('/app/recipe-book', <NewReleaseNotice />);
  expect(screen.queryByText(words)).toBeNull();
  act(tellNewRelease);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('nobody is asked to leave a form', () => {
  act(tellNewRelease);
  for (const path of ['/app/recipes/add-recipe', '/app/recipes/1b2c/edit', '/app/create-profile']) {
    const { unmount } = renderUiAt(path, <NewReleaseNotice />);
    expect(screen.queryByText(words)).toBeNull();
    unmount();
  }
});
