/** Whether the worker answers a request with the application's page or one of its files; null: the request goes its way untouched. */
export function answerFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): 'page' | 'file' | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (mode === 'navigate') return /^\/(?:app|auth)(?:\/|$)/.test(pathname) ? 'page' : null;
  return /^\/(?:assets|food)\/|^\/(?:boot\.js|draw-snapshot\.js|favicon\.svg|manifest(?:\.de)?\.webmanifest|icon-[\w-]+\.png)$/.test(
    pathname,
  )
    ? 'file'
    : null;
}
