import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useRecipeFilters } from './use-recipe-filters.ts';

const inRouter = ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>;

describe('useRecipeFilters', () => {
  it('a search that is taken back before the address has it does not come after all', () => {
    const { result } = renderHook(() => ({ ...useRecipeFilters(), address: useLocation().search }), {
      wrapper: inRouter,
    });
    act(() => {
      const { filters, changeFilters } = result.current;
      changeFilters({ ...filters, search: 'soup' }, { meant: 'search' });
      changeFilters({ ...filters, search: '' }, { meant: 'search' });
    });
    expect(result.current.address).toBe('');
  });

  it('two changes on their way into the address are both kept', () => {
    const { result } = renderHook(() => ({ ...useRecipeFilters(), address: useLocation().search }), {
      wrapper: inRouter,
    });
    act(() => {
      const { filters, changeFilters } = result.current;
      changeFilters({ ...filters, search: 'soup' }, { meant: 'search' });
      changeFilters({ ...filters, type: 'dinner' });
    });
    expect(result.current.address).toBe('?search=soup&type=dinner');
  });
});
