/** Parameters, a query or a body by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The endpoint's path with its parameters and query; a list becomes a repeated parameter, undefined and null nothing. */
export function callAddress(path: string, params: Fields = {}, query: Fields = {}): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
