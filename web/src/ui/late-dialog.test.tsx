import { act, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-app.tsx';
import { LateDialog } from './late-dialog.tsx';

test('a dialog whose code is still on its way is waited for in words, above what can be pressed', async () => {
  let arrive = (_code: { default: ComponentType }) => {};
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const Loaded = lazy(() => code);
  renderUi(
    <LateDialog>
      <Loaded />
    </LateDialog>,
  );
  const waiting = await screen.findByText('Loading...');
  expect(waiting.closest('[role="status"]')?.className).toContain('pointer-events-none');
  await act(async () => arrive({ default: () => <p>Links</p> }));
  expect(await screen.findByText('Links')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBe(null);
});
