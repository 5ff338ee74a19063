import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-app.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

const tooltips = () =>
  screen
    .queryAllByRole('presentation', { hidden: true })
    .filter((element) => element.matches('[aria-hidden][data-side]'));
const shown = () => tooltips().map((element) => element.textContent);

function InDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title="Rename">
      <IconButton icon={Pencil} label="Edit" />
    </Dialog>
  );
}

describe('The tooltip of a button', () => {
  it('opens when the mouse rests on it, says its name, and goes when the mouse has left', async () => {
    const { user } = renderUi(
      <>
        <IconButton icon={Pencil} label="Edit" />
        <p>elsewhere</p>
      </>,
    );
    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    expect(shown()).toEqual([]);
    await waitFor(() => expect(shown()).toEqual(['Edit']));
    await user.hover(screen.getByText('elsewhere'));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('stays while the mouse is on the tooltip itself', async () => {
    const { user } = renderUi(<IconButton icon={Pencil} label="Edit" />);
    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(shown()).toEqual(['Edit']));
    await user.hover(document.body);
    await user.hover(tooltips()[0] as HTMLElement);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown()).toEqual(['Edit']);
  });

  it('opens at once for the next button, and is one at a time', async () => {
    const { user } = renderUi(
      <>
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Pencil} label="Rename" />
      </>,
    );
    // what waits for a first tooltip would wait long here: the clock moves by hand
    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(shown()).toEqual(['Edit']));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.hover(screen.getByRole('button', { name: 'Rename' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).toEqual(['Rename']);
  });

  it('opens for the keyboard, and Escape closes it and the dialog around it', async () => {
    const { user } = renderUi(<InDialog />);
    // the dialog takes the focus once it is drawn
    const [edit, close] = ['Edit', 'Close'].map((name) => screen.getByRole('button', { name }));
    await waitFor(() => expect(document.activeElement).toBe(edit));
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(close));
    await user.tab({ shift: true });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    await waitFor(() => expect(shown()).toEqual(['Edit']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('goes when the button is pressed, and does not open under a finger', async () => {
    const { user } = renderUi(<IconButton icon={Pencil} label="Edit" />);
    const button = screen.getByRole('button', { name: 'Edit' });
    await user.hover(button);
    await waitFor(() => expect(shown()).toEqual(['Edit']));
    await user.click(button);
    await waitFor(() => expect(shown()).toEqual([]));
    fireEvent.pointerOver(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(shown()).toEqual([]);
  });
});
