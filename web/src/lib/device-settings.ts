import { useLayoutEffect, useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const FONTS = ['small', 'large'] as const;
export type Font = (typeof FONTS)[number];

/** Theme and font belong to the device: plain strings in local storage, which outlive login and logout. */
export interface DeviceSettings {
  theme: Theme;
  font: Font;
}

const DEFAULTS: DeviceSettings = { theme: 'light', font: 'small' };

let settings = DEFAULTS;
/** How many mounted layouts force light and small (the auth pages). */
let forcedCount = 0;
const listeners = new Set<() => void>();

function readDeviceSettings(): DeviceSettings {
  const theme = THEMES.find((known) => known === localStorage.getItem('theme'));
  const font = FONTS.find((known) => known === localStorage.getItem('font'));
  return { theme: theme ?? DEFAULTS.theme, font: font ?? DEFAULTS.font };
}

/** Writes what holds now on <html>; public/boot.js does the same before the first paint. */
function applyDeviceSettings() {
  const { theme, font } = forcedCount > 0 ? DEFAULTS : settings;
  const { documentElement: root } = document;
  root.dataset.theme = theme;
  root.dataset.font = font;
  const background = getComputedStyle(root).getPropertyValue('--bg').trim();
  if (background) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function reload() {
  settings = readDeviceSettings();
  applyDeviceSettings();
  for (const listener of listeners) listener();
}

/** Applies what is stored and follows other tabs. Called once, before the first render. */
export function startDeviceSettings() {
  reload();
  window.addEventListener('storage', handleOtherTab);
}

function handleOtherTab({ key }: StorageEvent) {
  if (key === null || key === 'theme' || key === 'font') reload();
}

/** For tests: as before the first render. */
export function forgetDeviceSettings() {
  window.removeEventListener('storage', handleOtherTab);
  settings = DEFAULTS;
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.font;
}

/** `const { theme, font, setTheme, setFont } = useDeviceSettings()`: saved and applied at once. */
export function useDeviceSettings() {
  const { theme, font } = useSyncExternalStore(subscribe, () => settings);
  return {
    theme,
    font,
    setTheme(next: Theme) {
      localStorage.setItem('theme', next);
      reload();
    },
    setFont(next: Font) {
      localStorage.setItem('font', next);
      reload();
    },
  };
}

/** While mounted, the page is light and small whatever is stored. */
export function useForcedLightAndSmall() {
  useLayoutEffect(() => {
    forcedCount += 1;
    applyDeviceSettings();
    return () => {
      forcedCount -= 1;
      applyDeviceSettings();
    };
  }, []);
}
