// Runs before the first paint: theme and font of this device, so that nothing flashes. Auth pages are light and small.
// The same as web/src/lib/device-settings.ts; an own file because the content security policy allows no inline script.
(() => {
  const root = document.documentElement;
  let theme = null;
  let font = null;
  let language = null;
  try {
    language = localStorage.getItem('language');
    if (!location.pathname.startsWith('/auth/')) {
      theme = localStorage.getItem('theme');
      font = localStorage.getItem('font');
    }
  } catch {
    // storage is switched off: the defaults hold
  }
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  root.dataset.font = font === 'large' ? 'large' : 'small';
  // the bar of a phone, before any style is there
  if (theme === 'dark') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#0F1611');
  // an application is installed in the language that it is read in
  if ((language ?? navigator.language).startsWith('de'))
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest.de.webmanifest');

  // the code of the page that is opened, asked for with that of the application
  const firstPages = JSON.parse(document.getElementById('first-pages')?.textContent ?? '{}');
  for (const file of firstPages[location.pathname] ?? []) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();

// The policy forbids making code out of text. zod tries that as soon as it is loaded, before any module of ours, and
// every page would report the refusal; this is where it reads its settings from (`z.config`).
globalThis.__zod_globalConfig = { jitless: true };
