import { AwsClient } from 'aws4fetch';
import { AppError } from '../app-error.ts';
import { assertImageName, type ImageStore } from './image-store.ts';

const ANSWER_WITHIN_MS = 10_000;
/** Besides the first try, after 100 and 200 ms or so, where the store says it is busy. */
const RETRIES = 2;
const REMOVED_AT_ONCE = 24;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Pictures in a bucket of any S3-compatible store, addressed by path. The bucket stays private: readers get pictures
 * from our own address.
 */
export function createS3ImageStore(settings: S3Settings): ImageStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: 100,
  });
  const root = `${settings.endpoint.replace(/\/$/, '')}/${encodeURIComponent(settings.bucket)}`;

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, init: RequestInit = {}): Promise<Response> {
    assertImageName(name);
    let reply: Response;
    try {
      reply = await client.fetch(`${root}/${name}`, { ...init, method, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    } catch (cause) {
      throw new AppError('pictures_unavailable', { cause });
    }
    if (reply.ok || (reply.status === 404 && !(await isBucketMissing(reply)))) return reply;
    // the store's own words go to the log, by the cause
    const words = (await reply.text().catch(() => '')).slice(0, 500);
    throw new AppError('pictures_unavailable', {
      cause: new Error(`S3 answered ${reply.status} to ${method}: ${words}`),
    });
  }

  return {
    async put(name, bytes, contentType) {
      const reply = await ask('PUT', name, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' },
      });
      if (!reply.ok) throw new AppError('pictures_unavailable', { cause: new Error('S3 answered 404 to PUT') });
      await reply.body?.cancel();
    },
    async get(name) {
      const reply = await ask('GET', name);
      if (reply.status === 404) return null;
      try {
        return new Uint8Array(await reply.arrayBuffer());
      } catch (cause) {
        throw new AppError('pictures_unavailable', { cause });
      }
    },
    async remove(names) {
      for (let from = 0; from < names.length; from += REMOVED_AT_ONCE) {
        const replies = await Promise.all(names.slice(from, from + REMOVED_AT_ONCE).map((name) => ask('DELETE', name)));
        await Promise.all(replies.map((reply) => reply.body?.cancel()));
      }
    },
  };
}

/** A missing bucket is a wrong setting, a missing file is not. */
async function isBucketMissing(reply: Response): Promise<boolean> {
  return (await reply.clone().text()).includes('NoSuchBucket');
}
