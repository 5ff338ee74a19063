import autocannon from 'autocannon';
import { quantile } from './samples.ts';

export const CONNECTIONS = 32;

export interface Measured {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
}

/** A call, and whose it is. */
export interface Shot {
  url: string;
  token?: string | undefined;
}

/** The same request over and over on all connections; refused ones are an error. */
export const shoot = (url: string, seconds: number, token?: string): Promise<Measured> =>
  shootEach(Array<Shot>(CONNECTIONS).fill({ url, token }), seconds);

/** Each request over and over on a connection of its own, all to one server; refused ones are an error. */
export async function shootEach(shots: readonly Shot[], seconds: number): Promise<Measured> {
  const timesMs: number[] = [];
  const waiting = [...shots];
  const { origin } = new URL(shots[0]?.url ?? '');
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const setupClient = (client: autocannon.Client) => {
      const { url, token } = waiting.shift() as Shot;
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      client.setRequest({ method: 'GET', path: url.slice(origin.length), headers });
    };
    autocannon({ url: origin, connections: shots.length, duration: seconds, setupClient }, (cause, measured) =>
      cause ? reject(cause) : resolve(measured),
    ).on('response', (_client, _status, _bytes, responseMs) => timesMs.push(responseMs));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${shots[0]?.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: timesMs.length / result.duration, p50Ms: quantile(timesMs, 0.5), p95Ms: quantile(timesMs, 0.95) };
}
