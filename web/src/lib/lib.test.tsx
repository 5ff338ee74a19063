import { readFileSync } from 'node:fs';
import { act, render, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startDeviceSettings, useDeviceSettings } from './device-settings.ts';
import { emptyStore } from './device-store.ts';
import { useCountdown } from './use-countdown.ts';
import { useCounterHeight } from './use-counter-height.ts';
import { SEARCH_DEBOUNCE_MS, useDebounced } from './use-debounced.ts';
import { useFlash } from './use-flash.ts';
import { useStored } from './use-stored.ts';

const Settings = z.object({ serves: z.int().min(1) });
const INITIAL = { serves: 1 };

describe('useStored', () => {
  const stored = (storage?: Storage) => renderHook(() => useStored('shopping', Settings, INITIAL, storage));

  it.each([
    ['nothing is stored', null],
    ['what is stored is no JSON', '{'],
    ['what is stored has another shape', '{"serves":0}'],
  ])('is the initial value when %s', (_title, text) => {
    if (text !== null) sessionStorage.setItem('shopping', text);
    expect(stored().result.current[0]).toBe(INITIAL);
  });

  it('keeps what is set, for every component of that key', () => {
    const first = stored();
    const second = stored();
    act(() => first.result.current[1]({ serves: 4 }));
    act(() => first.result.current[1]((current) => ({ serves: current.serves + 1 })));
    expect(second.result.current[0]).toEqual({ serves: 5 });
    expect(JSON.parse(sessionStorage.getItem('shopping')!)).toEqual({ serves: 5 });
    act(() => second.result.current[2]());
    expect(first.result.current[0]).toBe(INITIAL);
    expect(sessionStorage.getItem('shopping')).toBeNull();
  });

  it('keeps in local storage when asked, and gives the same object while nothing changes', () => {
    localStorage.setItem('shopping', '{"serves":3}');
    const { result, rerender } = stored(localStorage);
    const [value] = result.current;
    rerender();
    expect(result.current[0]).toBe(value);
    expect(value).toEqual({ serves: 3 });
  });

  it('is initial again when login or logout empties storage', () => {
    const { result } = stored();
    act(() => result.current[1]({ serves: 4 }));
    act(() => emptyStore());
    expect(result.current[0]).toBe(INITIAL);
  });
});

describe('time', () => {
  it('NUM-16 a search rests 300 ms after the last key', () => {
    vi.useFakeTimers();
    expect(SEARCH_DEBOUNCE_MS).toBe(300);
    const { result, rerender } = renderHook(({ text }) => useDebounced(text), { initialProps: { text: '' } });
    rerender({ text: 's' });
    act(() => vi.advanceTimersByTime(200));
    rerender({ text: 'so' });
    act(() => vi.advanceTimersByTime(299));
    expect(result.current).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe('so');
  });

  it('a countdown counts by the clock and tells when it is done, once', () => {
    vi.useFakeTimers();
    const handleDone = vi.fn();
    const { result } = renderHook(() => useCountdown(10, handleDone));
    expect(result.current).toMatchObject({ secondsLeft: 0, isRunning: false });
    act(() => result.current.start());
    expect(result.current.secondsLeft).toBe(10);
    act(() => vi.advanceTimersByTime(3000));
    expect(result.current.secondsLeft).toBe(7);
    act(() => vi.advanceTimersByTime(60_000));
    expect(result.current).toMatchObject({ secondsLeft: 0, isRunning: false });
    expect(handleDone).toHaveBeenCalledOnce();
  });

  it('a message goes away by itself, counted from the last time it was shown', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useFlash<string>(3000));
    act(() => result.current[1]('Saved'));
    act(() => vi.advanceTimersByTime(2000));
    act(() => result.current[1]('Saved'));
    act(() => vi.advanceTimersByTime(2000));
    expect(result.current[0]).toBe('Saved');
    act(() => vi.advanceTimersByTime(1000));
    expect(result.current[0]).toBeNull();
  });
});

describe('theme and font', () => {
  const shown = () => ({ ...document.documentElement.dataset });
  const boot = readFileSync('web/public/boot.js', 'utf8');

  it('ENT-04 ENT-05 are light and small at first', () => {
    startDeviceSettings();
    const { result } = renderHook(() => useDeviceSettings());
    expect(result.current).toMatchObject({ theme: 'light', font: 'small' });
    expect(shown()).toEqual({ theme: 'light', font: 'small' });
  });

  it('ENT-06 are kept under the keys theme and font, and applied at once', () => {
    startDeviceSettings();
    const { result } = renderHook(() => useDeviceSettings());
    act(() => result.current.setTheme('dark'));
    act(() => result.current.setFont('large'));
    expect({ ...localStorage }).toEqual({ theme: 'dark', font: 'large' });
    expect(result.current).toMatchObject({ theme: 'dark', font: 'large' });
    expect(shown()).toEqual({ theme: 'dark', font: 'large' });
  });

  it.each([
    ['what is stored, before the first paint', '/app/recipe-book', 'dark', 'large', { theme: 'dark', font: 'large' }],
    ['light and small on auth pages', '/auth/login', 'dark', 'large', { theme: 'light', font: 'small' }],
    ['light and small for anything unknown', '/', 'sepia', '"large"', { theme: 'light', font: 'small' }],
  ])('boot.js applies %s', (_title, path, theme, font, expected) => {
    localStorage.setItem('theme', theme);
    localStorage.setItem('font', font);
    window.history.replaceState(null, '', path);
    new Function(boot)();
    expect(shown()).toEqual(expected);
    window.history.replaceState(null, '', '/');
  });
});

describe('the height of what floats at the bottom', () => {
  it('is told by its name, and taken back when it goes', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe: () => void;
        constructor(told: () => void) {
          this.observe = told;
        }
        disconnect() {}
      },
    );
    function Pill() {
      const ref = useRef<HTMLElement>(null);
      useCounterHeight(ref, '--pill-height');
      return <aside ref={ref} />;
    }
    const { style } = document.documentElement;
    const { unmount } = render(<Pill />);
    expect(style.getPropertyValue('--pill-height')).toBe('0px');
    expect(style.getPropertyValue('--counter-height')).toBe('');
    unmount();
    expect(style.getPropertyValue('--pill-height')).toBe('');
    vi.unstubAllGlobals();
  });
});
