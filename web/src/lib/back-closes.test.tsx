import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-app.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { noticeEntry, startBackCloses, useBackCloses } from './back-closes.ts';

/** The page as the router would have put it into the history: opened from another one. */
beforeEach(async () => {
  startBackCloses();
  window.history.pushState({ idx: 1, key: 'before' }, '', '/before');
  window.history.pushState({ idx: 2, key: 'here' }, '', '/here');
  noticeEntry();
});
afterEach(() => window.history.replaceState(null, '', '/'));

const back = () => act(async () => window.history.back());
const forward = () => act(async () => window.history.forward());
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
/** Until the browser has moved, and whatever followed from it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function Page({ asks = false }: { asks?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Settings</MenuItem>
      </Menu>
      <Dialog open={isOpen} onOpenChange={(open) => (asks && !open ? setIsAsked(true) : setIsOpen(open))} title="Plain">
        <Button onClick={() => setIsAsked(true)}>Ask</Button>
      </Dialog>
      <ConfirmDialog open={isAsked} onOpenChange={setIsAsked} title="Sure?" confirmLabel="Yes" onConfirm={() => {}}>
        Really?
      </ConfirmDialog>
    </>
  );
}

async function openDialog(asks = false) {
  const view = renderUi(<Page asks={asks} />);
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Plain' });
  return view;
}

describe('the Back button of the browser', () => {
  it('closes a menu and stays on the page', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    await back();
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(window.location.pathname).toBe('/here');
  });

  it('closes what a menu opened, and the next one leaves the page', async () => {
    await openDialog();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/here');
    await back();
    await isAt('/before');
  });

  it('closes one after the other, the topmost first', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('alertdialog');
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Plain' })).toBeTruthy();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/here');
  });

  it('leaves the page at once when everything was closed before', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await back();
    await isAt('/before');
    await forward();
    await isAt('/here');
  });

  it('asks where closing asks, as often as it is pressed', async () => {
    await openDialog(true);
    for (let time = 0; time < 2; time++) {
      await back();
      await screen.findByRole('alertdialog');
      expect(screen.getByRole('dialog', { name: 'Plain', hidden: true })).toBeTruthy();
      await back();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await settle();
    }
    expect(window.location.pathname).toBe('/here');
  });

  it('closes what stayed open while the page took another address, and forgets the old address', async () => {
    await openDialog();
    window.history.replaceState({ idx: 2, key: 'filtered' }, '', '/here?type=dinner');
    noticeEntry();
    await settle();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?type=dinner');
    await back();
    await isAt('/before');
  });

  it('goes back through steps, one at a time', async () => {
    function Steps() {
      const [step, setStep] = useState(1);
      useBackCloses(step - 1, () => setStep((current) => current - 1));
      return <Button onClick={() => setStep(step + 1)}>{`Step ${step}`}</Button>;
    }
    const { user } = renderUi(<Steps />);
    await user.click(screen.getByRole('button', { name: 'Step 1' }));
    await user.click(screen.getByRole('button', { name: 'Step 2' }));
    await screen.findByRole('button', { name: 'Step 3' });
    await back();
    await screen.findByRole('button', { name: 'Step 2' });
    await back();
    await screen.findByRole('button', { name: 'Step 1' });
    await back();
    await isAt('/before');
  });
});
