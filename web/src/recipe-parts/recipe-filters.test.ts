import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  NO_FILTERS,
  readFilters,
  timeText,
  toggleRange,
  toQuery,
  writeFilters,
} from './recipe-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('filters in the address', () => {
  it('BOOK-29 ENT-41 an address without anything is the newest first, from page 1', () => {
    expect(read('')).toEqual(NO_FILTERS);
    expect(String(writeFilters(NO_FILTERS))).toBe('');
  });

  it.each([
    'search=soup&type=dinner&tags=Vegan&tags=Quick&favorites=true&time=45&sort=protein&order=asc&caloriesMin=300&caloriesMax=600&page=3',
    'tags=Vegan&collection=6c1f0a52-7f0e-4d5c-8f58-000000000001&time=45',
    'search=soup&exactly=true&notSaved=true',
    'fiberMax=2',
    'sugarMin=40',
  ])('ENT-42 %s is read and written back as it was', (address) => {
    expect(String(writeFilters(read(address)))).toBe(address);
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=soup', { page: 1 }],
    ['type=brunch', { type: 'all' }],
    ['sort=price', { sort: 'date' }],
    ['order=sideways', { order: 'desc' }],
    ['time=9999', { timeMinutes: 0 }],
    ['time=200', { timeMinutes: 0 }],
    ['caloriesMin=1&caloriesMax=2', { nutrients: {} }],
    ['tags=&tags=Vegan&tags=Vegan', { tags: ['Vegan'] }],
    ['faves=true', { favorites: true }],
    ['collection=winter', { collection: '' }],
  ])('%s still opens the book', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it('sends what is at rest not at all', () => {
    expect(toQuery({ ...NO_FILTERS, search: '  ' })).toEqual({});
  });

  it('BOOK-25 says a limit of time in words', () => {
    expect([timeText(0), timeText(45), timeText(200)]).toEqual(['no limit', 'up to 45 min', 'no limit']);
  });

  it('BOOK-26 a range pressed twice is off again', () => {
    const range = { min: 300, max: 600 };
    const once = toggleRange(NO_FILTERS, 'calories', range);
    expect(activeFilters(once).map(({ label }) => label)).toEqual(['Calories 300–600 kcal']);
    expect(toggleRange(once, 'calories', range).nutrients).toEqual({});
  });

  it('each chip takes away its own filter alone', () => {
    const filters = read('tags=Vegan&tags=Quick&time=45&proteinMin=50');
    expect(activeFilters(filters).map(({ label, without }) => [label, String(writeFilters(without(filters)))])).toEqual(
      [
        ['Vegan', 'tags=Quick&time=45&proteinMin=50'],
        ['Quick', 'tags=Vegan&time=45&proteinMin=50'],
        ['Up to 45 min', 'tags=Vegan&tags=Quick&proteinMin=50'],
        ['Protein over 50 g', 'tags=Vegan&tags=Quick&time=45'],
      ],
    );
  });
});
