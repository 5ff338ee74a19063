import autocannon from 'autocannon';
import { quantile } from './samples.ts';

export const CONNECTIONS = 32;

export interface Measured {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
}

/** The same request over and over on all connections; refused ones are an error. */
export async function shoot(url: string, seconds: number, token?: string): Promise<Measured> {
  const timesMs: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    autocannon({ url, connections: CONNECTIONS, duration: seconds, headers }, (cause, measured) =>
      cause ? reject(cause) : resolve(measured),
    ).on('response', (_client, _status, _bytes, responseMs) => timesMs.push(responseMs));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: timesMs.length / result.duration, p50Ms: quantile(timesMs, 0.5), p95Ms: quantile(timesMs, 0.95) };
}
