/**
 * An address as the platform reads it, or null where it is none. `URL.canParse` does not do: once compiled, that of Node 20
 * (seen in 20.20.2) refuses every address with a letter such as 'ü' when it is given two arguments.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
