// In one file beyond the usual length: every part of `ui/` by its role, its name and its keys.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-app.tsx';
import { Accordion } from './accordion.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Gated } from './gated.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { Pagination } from './pagination.tsx';
import { SearchField } from './search-field.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { Slider } from './slider.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { useToast } from './toast.tsx';
import { nextTriState, type TriState, TriStateChip } from './tri-state-chip.tsx';

describe('Button', () => {
  it('while saving says so, keeps the focus and does nothing', async () => {
    const handleClick = vi.fn();
    const { user } = renderUi(
      <Button saving onClick={handleClick}>
        Save plan
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    await user.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('while saving does not send its form again', async () => {
    const handleSubmit = vi.fn((event) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={handleSubmit}>
        <Button type="submit" saving>
          Send
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
  });
});

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    renderUi(
      <>
        <TextField label="Name" hint="As on the page." />
        <TextField label="E-mail" hint="Hidden by the error." error="Enter a full e-mail address." />
      </>,
    );
    const describe = (input: HTMLElement) =>
      document.getElementById(input.getAttribute('aria-describedby')!)?.textContent;
    const name = screen.getByLabelText('Name');
    const email = screen.getByLabelText('E-mail');
    expect(describe(name)).toBe('As on the page.');
    expect(name.hasAttribute('aria-invalid')).toBe(false);
    expect(describe(email)).toBe('Enter a full e-mail address.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a full e-mail address.');
  });
});

describe('SearchField', () => {
  it('clears what was typed and stays in the field', async () => {
    function Example() {
      const [text, setText] = useState('');
      return <SearchField label="Search recipes" value={text} onValueChange={setText} />;
    }
    const { user } = renderUi(<Example />);
    const field = screen.getByRole('searchbox', { name: 'Search recipes' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(field, 'soup');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
  });
});

describe('SelectField', () => {
  it('gives the chosen value', async () => {
    const handleChange = vi.fn();
    const { user } = renderUi(
      <SelectField
        label="Sort by"
        value="date"
        onValueChange={handleChange}
        options={[
          { value: 'date', label: 'Newest' },
          { value: 'protein', label: 'Protein' },
        ]}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Protein');
    expect(handleChange).toHaveBeenCalledWith('protein');
  });
});

describe('TriStateChip', () => {
  it('goes round: neutral, included, left out, neutral', async () => {
    function Example() {
      const [state, setState] = useState<TriState>('neutral');
      return <TriStateChip label="Vegan" state={state} onStateChange={setState} />;
    }
    const { user } = renderUi(<Example />);
    for (const name of ['Vegan', 'Vegan, included', 'Vegan, left out', 'Vegan']) {
      await user.click(screen.getByRole('button', { name }));
    }
    expect(screen.getByRole('button', { name: 'Vegan, included' })).toBeTruthy();
  });

  it.each([
    ['neutral', 'included'],
    ['included', 'excluded'],
    ['excluded', 'neutral'],
  ] as const)('%s is followed by %s', (state, next) => expect(nextTriState(state)).toBe(next));
});

describe('Segmented', () => {
  it('is a group of radios that the arrow keys move', async () => {
    function Example() {
      const [value, setValue] = useState('light');
      return (
        <Segmented
          label="Theme"
          value={value}
          onValueChange={setValue}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      );
    }
    const { user } = renderUi(<Example />);
    const group = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    await user.tab();
    expect(document.activeElement).toBe(group.getByRole('radio', { name: 'Light' }));
    await user.keyboard('{ArrowRight}');
    expect(group.getByRole('radio', { name: 'Dark', checked: true })).toBeTruthy();
  });
});

describe('Button', () => {
  it('a double click on a button that sends something is one press, also when the answer was quick', async () => {
    const handleClick = vi.fn();
    const { user } = renderUi(
      <>
        <Button saving={false} onClick={handleClick}>
          Send
        </Button>
        <Button onClick={handleClick}>Next</Button>
      </>,
    );
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(handleClick).toHaveBeenCalledOnce();
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(handleClick).toHaveBeenCalledTimes(3);
  });
});

describe('a double click', () => {
  it('sends a form once, whatever its button knows of the sending, and an icon that tells when it is busy acts once', async () => {
    const [sent, saved, turned] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = renderUi(
      <>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent(event.currentTarget.querySelector('button')?.textContent);
          }}
        >
          <Button type="submit">Add</Button>
          <IconButton type="submit" icon={Pencil} label="Rename" />
        </form>
        <IconButton icon={Pencil} label="Save" aria-busy={false} onClick={saved} />
        <IconButton icon={Pencil} label="Later" onClick={turned} />
      </>,
    );
    for (const name of ['Add', 'Rename', 'Save', 'Later']) await user.dblClick(screen.getByRole('button', { name }));
    expect([sent, saved, turned].map((one) => one.mock.calls.length)).toEqual([2, 1, 2]);
  });
});

describe('Stepper', () => {
  function Example({ start, editable }: { start: number; editable?: boolean }) {
    const [value, setValue] = useState(start);
    return (
      <>
        <Stepper label="Serves" value={value} onValueChange={setValue} min={1} max={30} editable={editable} />
        <p>value {value}</p>
      </>
    );
  }

  it.each([
    [1, 'Fewer: Serves'],
    [30, 'More: Serves'],
  ])('at its end, %i, cannot go on', (start, name) => {
    renderUi(<Example start={start} />);
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  it('at its end keeps the focus that was on the button, until it is left', async () => {
    const { user } = renderUi(<Example start={2} />);
    const fewer = screen.getByRole('button', { name: 'Fewer: Serves' });
    await user.click(fewer);
    await user.click(fewer);
    expect(screen.getByText('value 1')).toBeTruthy();
    expect(document.activeElement).toBe(fewer);
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    await user.tab();
    expect(fewer).toHaveProperty('disabled', true);
  });

  it('goes up and down again', async () => {
    const { user } = renderUi(<Example start={4} />);
    await user.click(screen.getByRole('button', { name: 'More: Serves' }));
    expect(screen.getByText('value 5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fewer: Serves' }));
    expect(screen.getByText('value 4')).toBeTruthy();
  });

  it.each([
    ['12', '12'],
    ['99', '30'],
    ['1,5', '1.5'],
    ['3/2', '1.5'],
    ['0', '1'],
    ['', '4'],
  ])('typed %j becomes %s', async (typed, result) => {
    const { user } = renderUi(<Example start={4} editable />);
    const input = screen.getByRole('spinbutton', { name: 'Serves' });
    await user.clear(input);
    if (typed) await user.type(input, typed);
    await user.tab();
    expect(screen.getByText(`value ${result}`)).toBeTruthy();
    expect(input).toHaveProperty('value', result);
  });
});

describe('Slider and Switch', () => {
  it('a slider says its value in words', () => {
    renderUi(
      <Slider label="Time" value={0} onValueChange={() => undefined} min={0} max={200} step={5} valueText="no limit" />,
    );
    expect(screen.getByRole('slider', { name: 'Time' }).getAttribute('aria-valuetext')).toBe('no limit');
  });

  it('a gated switch asks and stays off', async () => {
    const handleChange = vi.fn();
    const { user } = renderUi(<Switch label="Calculate Nutrition" checked={false} onCheckedChange={handleChange} />);
    await user.click(screen.getByRole('switch', { name: 'Calculate Nutrition' }));
    expect(handleChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
  });
});

describe('modals', () => {
  function Example({ kind }: { kind: 'dialog' | 'drawer' | 'confirm' }) {
    const [isOpen, setIsOpen] = useState(false);
    const common = { open: isOpen, onOpenChange: setIsOpen, title: 'Filters' };
    const inside = <TextField label="Inside" />;
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {kind === 'dialog' && <Dialog {...common}>{inside}</Dialog>}
        {kind === 'drawer' && <Drawer {...common}>{inside}</Drawer>}
        {kind === 'confirm' && (
          <ConfirmDialog {...common} confirmLabel="Delete" onConfirm={() => setIsOpen(false)}>
            Are you sure you want to delete this item?
          </ConfirmDialog>
        )}
      </>
    );
  }

  // GUARD-18 GUARD-19
  it.each([['dialog'], ['drawer'], ['confirm']] as const)(
    'a %s takes the focus, keeps it, locks the page, closes by Escape and gives the focus back',
    async (kind) => {
      const { user } = renderUi(<Example kind={kind} />);
      const opener = screen.getByRole('button', { name: 'Open' });
      await user.click(opener);
      const opened = await screen.findByRole(kind === 'confirm' ? 'alertdialog' : 'dialog', { name: 'Filters' });
      await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
      if (kind === 'confirm') expect(document.activeElement?.textContent).toBe('Cancel');
      else expect(document.activeElement).toBe(screen.getByLabelText('Inside'));
      expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
      for (let tabs = 0; tabs < 5; tabs += 1) {
        await user.tab();
        // what keeps it brings it back a frame later
        await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
      }
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Filters')).toBeNull());
      expect(document.activeElement).toBe(opener);
    },
  );

  it('a click on the scrim closes a dialog', async () => {
    const { user } = renderUi(<Example kind="dialog" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await user.click(document.querySelector('.dialog-place')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('what a double click opened is not closed by its second press, which falls on the scrim', async () => {
    const { user } = renderUi(<Example kind="dialog" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    const place = document.querySelector('.dialog-place')!;
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      fireEvent(place, new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(place);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a question is answered with yes or no', async () => {
    const { user } = renderUi(<Example kind="confirm" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Are you sure you want to delete this item?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('Menu', () => {
  it('opens by keyboard, moves by arrows, acts by Enter and gives the focus back', async () => {
    const handleSelect = vi.fn();
    const { user } = renderUi(
      <Menu trigger={<IconButton icon={Pencil} label="More" />}>
        <MenuItem onSelect={() => undefined}>Favourite</MenuItem>
        <MenuLink to="/elsewhere">Edit</MenuLink>
        <MenuItem danger onSelect={handleSelect}>
          Delete
        </MenuItem>
      </Menu>,
    );
    const trigger = screen.getByRole('button', { name: 'More' });
    trigger.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveProperty('pathname', '/elsewhere');
    await user.keyboard('{End}');
    await user.keyboard('{Enter}');
    expect(handleSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

describe('Tabs', () => {
  it('shows one panel and moves by arrow keys', async () => {
    function Example() {
      const [tab, setTab] = useState('recipes');
      return (
        <Tabs
          label="Plan settings"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'recipes', label: 'Recipes' },
            { value: 'nutrition', label: 'Nutrition' },
          ]}
        >
          <TabPanel value="recipes">from your book</TabPanel>
          <TabPanel value="nutrition">daily goals</TabPanel>
        </Tabs>
      );
    }
    const { user } = renderUi(<Example />);
    expect(screen.getByRole('tabpanel').textContent).toBe('from your book');
    await user.click(screen.getByRole('tab', { name: 'Recipes' }));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('daily goals')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Nutrition');
  });
});

describe('Toast', () => {
  it('is announced, and gone after its time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    function Example() {
      const showToast = useToast();
      return <Button onClick={() => showToast('Plan saved', { ms: 2000 })}>Save</Button>;
    }
    const { user } = renderUi(<Example />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status').textContent).toBe('Plan saved');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('status').textContent).toBe('Plan saved');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a toast with a button', () => {
  function Example({ onUndo }: { onUndo: () => void }) {
    const showToast = useToast();
    return (
      <>
        <Button onClick={() => showToast('Pie is deleted', { ms: 2000, action: { label: 'Undo', onPress: onUndo } })}>
          Delete
        </Button>
        <TextField label="Name" />
      </>
    );
  }
  const open = async () => {
    const onUndo = vi.fn();
    const { user } = renderUi(<Example onUndo={onUndo} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    return { user, onUndo };
  };

  it('stays while the focus is on its button, and gives the focus back where it was', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, onUndo } = await open();
    screen.getByRole('button', { name: 'Undo' }).focus();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await user.keyboard('{Enter}');
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  });

  it('is pressed by Ctrl Z once, but not from a field', async () => {
    const { user, onUndo } = await open();
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(onUndo).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Delete' }).focus();
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('Accordion', () => {
  it('has one answer open at a time', async () => {
    const { user } = renderUi(
      <Accordion
        entries={[
          { id: 'a', title: 'What is it?', content: 'A table.' },
          { id: 'b', title: 'What does it cost?', content: 'Nothing.' },
        ]}
      />,
    );
    const isOpen = () => screen.getAllByRole('group').map((group) => (group as HTMLDetailsElement).open);
    await user.click(screen.getByText('What is it?'));
    expect(isOpen()).toEqual([true, false]);
    await user.click(screen.getByText('What does it cost?'));
    expect(isOpen()).toEqual([false, true]);
    await user.click(screen.getByText('What does it cost?'));
    expect(isOpen()).toEqual([false, false]);
  });
});

describe('Pagination', () => {
  it.each([
    [1, 'Previous page'],
    [5, 'Next page'],
  ])('on page %i of 5 there is no %s', (page, name) => {
    renderUi(<Pagination page={page} maxPage={5} onPageChange={() => undefined} />);
    expect(screen.getByText(`${page} / 5`)).toBeTruthy();
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  it('asks for the next page and the one before', async () => {
    const handleChange = vi.fn();
    const { user } = renderUi(<Pagination page={2} maxPage={5} onPageChange={handleChange} />);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(handleChange.mock.calls).toEqual([[3], [1]]);
  });
});

describe('Gated', () => {
  it('keeps what premium opens out of reach', () => {
    renderUi(
      <Gated gated line="Set daily goals with Premium" action={<Button>Upgrade to Premium</Button>}>
        <Button>Set</Button>
      </Gated>,
    );
    expect(screen.queryByRole('button', { name: 'Set' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upgrade to Premium' })).toBeTruthy();
  });
});
