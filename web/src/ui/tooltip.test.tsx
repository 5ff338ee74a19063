import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-app.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

const tooltips = () =>
  screen.queryAllByRole('presentation', { hidden: true }).filter((element) => element.className === 'tip');
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
    await waitFor(() => expect(shown()).toEqual(['Edit']), { timeout: 3000 });
    await user.hover(screen.getByText('elsewhere'));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('stays while the mouse is on the tooltip itself', async () => {
    const { user } = renderUi(<IconButton icon={Pencil} label="Edit" />);
    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(shown()).toEqual(['Edit']), { timeout: 3000 });
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
    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(shown()).toEqual(['Edit']), { timeout: 3000 });
    await user.hover(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(shown()).toEqual(['Rename']), { timeout: 300 });
  });

  it('opens for the keyboard, and Escape closes it and the dialog around it', async () => {
    const { user } = renderUi(<InDialog />);
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(shown()).toEqual(['Edit']), { timeout: 3000 });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('goes when the button is pressed, and does not open under a finger', async () => {
    const { user } = renderUi(<IconButton icon={Pencil} label="Edit" />);
    const button = screen.getByRole('button', { name: 'Edit' });
    await user.hover(button);
    await waitFor(() => expect(shown()).toEqual(['Edit']), { timeout: 3000 });
    await user.click(button);
    await waitFor(() => expect(shown()).toEqual([]));
    fireEvent.pointerOver(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(shown()).toEqual([]);
  });
});
