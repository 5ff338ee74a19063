const TRIES = 3;
/** Nothing has reached the server yet: the same may be asked again. */
const NOT_REACHED = ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'];

/**
 * `fetch` for a server on this machine while both are late. No connection is used twice: while a program that is run stands in
 * this one's way the server may close it, which is seen only when the next call has failed.
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  for (let tries = 1; ; tries++) {
    try {
      return await fetch(url, { ...init, headers });
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (tries < TRIES && NOT_REACHED.includes(cause?.code ?? '')) continue;
      throw new Error(`${init.method ?? 'GET'} ${url} was not answered: ${cause?.code ?? error}`, { cause: error });
    }
  }
}
