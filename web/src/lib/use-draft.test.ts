import { act, renderHook } from '@testing-library/react';
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
