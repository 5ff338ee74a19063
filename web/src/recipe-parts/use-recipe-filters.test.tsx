import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { toggleFavourites, toggleNotMade } from './recipe-filters.ts';
import { useRecipeFilters } from './use-recipe-filters.ts';

const inRouter = ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>;

describe('useRecipeFilters', () => {
  it('a search that is taken back before the address has it does not come after all', () => {
    const { result } = renderHook(() => ({ ...useRecipeFilters(), address: useLocation().search }), {
      wrapper: inRouter,
    });
    act(() => {
      const { changeFilters } = result.current;
      changeFilters((before) => ({ ...before, search: 'soup' }));
      changeFilters((before) => ({ ...before, search: '' }));
    });
    expect(result.current.address).toBe('');
  });

  it('two changes on their way into the address are both kept', () => {
    const { result } = renderHook(() => ({ ...useRecipeFilters(), address: useLocation().search }), {
      wrapper: inRouter,
    });
    act(() => {
      const { changeFilters } = result.current;
      changeFilters((before) => ({ ...before, search: 'soup' }));
      changeFilters((before) => ({ ...before, type: 'dinner' }));
    });
    expect(result.current.address).toBe('?search=soup&type=dinner');
  });

  it('the second of two quick presses takes the first one back, and the third is one more', () => {
    const { result } = renderHook(() => ({ ...useRecipeFilters(), address: useLocation().search }), {
      wrapper: inRouter,
    });
    const press = (times: number) =>
      act(() => {
        const { changeFilters } = result.current;
        for (let pressed = 0; pressed < times; pressed += 1) changeFilters(toggleFavourites);
      });
    press(2);
    expect(result.current.address).toBe('');
    press(3);
    expect(result.current.address).toBe('?favorites=true');
    press(1);
    expect(result.current.address).toBe('');
  });

  it('what is pressed after the address was changed elsewhere builds on the address', async () => {
    const { result } = renderHook(
      () => ({ ...useRecipeFilters(), address: useLocation().search, navigate: useNavigate() }),
      { wrapper: inRouter },
    );
    act(() => result.current.changeFilters(toggleFavourites));
    await act(async () => result.current.navigate(-1));
    expect(result.current.address).toBe('');
    act(() => result.current.changeFilters(toggleNotMade));
    expect(result.current.address).toBe('?notMade=true');
  });
});
