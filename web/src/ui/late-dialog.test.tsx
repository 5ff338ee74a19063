import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-app.tsx';
import { expectConsoleError } from '../../testing/setup.ts';
import { lateDialog } from './late-dialog.tsx';

const Links: ComponentType<{ onClose: () => void }> = () => <p>Links</p>;
const nothing = () => {};

test('a dialog whose code is still on its way is waited for in words, above what can be pressed', async () => {
  let arrive = (_code: { default: typeof Links }) => {};
  const code = new Promise<{ default: typeof Links }>((resolve) => {
    arrive = resolve;
  });
  const Late = lateDialog(() => code);
  renderUi(<Late onClose={nothing} />);
  const waiting = await screen.findByText('Loading...');
  expect(waiting.closest('[role="status"]')?.className).toContain('pointer-events-none');
  await act(async () => arrive({ default: Links }));
  expect(await screen.findByText('Links')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBe(null);
});

test('a dialog whose code cannot be loaded leaves the page and is asked for again, here and the next time', async () => {
  expectConsoleError(/gone/);
  const load = vi.fn(async () => ({ default: Links })).mockRejectedValueOnce(new Error('gone'));
  load.mockRejectedValueOnce(new Error('gone'));
  const Late = lateDialog(load);
  const onClose = vi.fn();
  const { unmount } = renderUi(
    <>
      <p>What was typed</p>
      <Late onClose={onClose} />
    </>,
  );
  expect(await screen.findByText('This could not be opened just now.')).toBeTruthy();
  expect(screen.getByText('What was typed')).toBeTruthy();
  expect(screen.getByRole('alertdialog')).toBe(document.activeElement);
  const user = userEvent.setup();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This could not be opened. Loading the page again often helps.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  renderUi(<Late onClose={onClose} />);
  expect(await screen.findByText('Links')).toBeTruthy();
});
