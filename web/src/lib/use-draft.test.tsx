import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft.ts';

const trimmed = (text: string) => text.trim();

/** A search field over an address that is changed by the test, as late as it likes. */
function field(initial = '') {
  const handleRested = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useDraft(value, handleRested, { arrivesAs: trimmed }), {
    initialProps: { value: initial },
  });
  return {
    handleRested,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    rest: () => act(() => vi.advanceTimersByTime(300)),
    arrives: (value: string) => rerender({ value }),
  };
}

/** What is drawn with the new address and takes its time. */
function Results({ ready }: { ready: Promise<void> | null }) {
  if (ready !== null) use(ready);
  return null;
}

function Search({ address, onSearch }: { address: string; onSearch: (text: string) => void }) {
  const [text, setText] = useDraft(address, onSearch);
  return <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />;
}

/** A page whose address changes in a transition, which a slow drawing keeps from being shown. */
function SlowPage({ ready }: { ready: Promise<void> }) {
  const [address, setAddress] = useState('');
  const [wait, setWait] = useState<Promise<void> | null>(null);
  function handleSearch(text: string) {
    startTransition(() => {
      setAddress(text);
      setWait(ready);
    });
  }
  return (
    <>
      <Search address={address} onSearch={handleSearch} />
      <output>{address}</output>
      <Results ready={wait} />
    </>
  );
}

describe('useDraft', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('a field never changes what was typed when what it handed on comes back late', () => {
    const search = field();
    search.type('chick');
    search.rest();
    search.type('chicke');
    search.arrives('chick');
    expect(search.text()).toBe('chicke');
    search.type('chicken');
    search.rest();
    expect(search.handleRested.mock.calls).toEqual([['chick'], ['chicken']]);
    search.type('chicken p');
    search.arrives('chicken');
    expect(search.text()).toBe('chicken p');
  });

  it('keeps the space after a word while the address drops it', () => {
    const search = field();
    search.type('chicken ');
    search.rest();
    search.arrives('chicken');
    expect(search.text()).toBe('chicken ');
    search.rest();
    expect(search.handleRested).toHaveBeenCalledOnce();
    search.type('chicken pie');
    search.rest();
    expect(search.handleRested).toHaveBeenLastCalledWith('chicken pie');
  });

  it('a key that is pressed while the new address is being drawn is not lost', async () => {
    let draw = () => {};
    const ready = new Promise<void>((resolve) => {
      draw = resolve;
    });
    render(<SlowPage ready={ready} />);
    const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
    const address = () => screen.getByRole('status').textContent;
    const type = (text: string) => act(async () => void fireEvent.change(search, { target: { value: text } }));
    const rest = () => act(async () => void vi.advanceTimersByTime(300));
    await type('c');
    await rest();
    expect(address()).toBe('');
    await type('ch');
    expect(search.value).toBe('ch');
    await act(async () => draw());
    expect(address()).toBe('c');
    expect(search.value).toBe('ch');
    await rest();
    expect(address()).toBe('ch');
    expect(search.value).toBe('ch');
  });

  it('takes over what changes from elsewhere, also back to what it held before', () => {
    const search = field();
    search.type('soup');
    search.rest();
    search.arrives('soup');
    search.arrives('');
    expect(search.text()).toBe('');
    search.rest();
    expect(search.handleRested).toHaveBeenCalledOnce();
  });

  it('a value that was overtaken on its way is not waited for', () => {
    const search = field();
    search.type('so');
    search.rest();
    search.type('soup');
    search.rest();
    search.arrives('soup');
    expect(search.text()).toBe('soup');
    search.arrives('so');
    expect(search.text()).toBe('so');
  });

  it('hands nothing on when what was typed was taken back', () => {
    const search = field('soup');
    search.type('soups');
    search.type('soup');
    search.rest();
    expect(search.handleRested).not.toHaveBeenCalled();
  });
});
