import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '@sorrel/contract/endpoint';
import { DAY_MS } from '@sorrel/core/durations';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { say } from '../language/sentences.ts';
import type { UploadedFile } from './multipart.ts';
import { LONG_ANSWER_BYTES, type OnceKey, onceRepo } from './once-repo.ts';
import type { SignedInUser } from './signed-in-user.ts';

export const ONCE_HEADER = 'idempotency-key';
/** How long the answer to a key is kept. */
export const ONCE_KEPT_MS = DAY_MS;
/** A try that has not ended by then was cut off with its process; the next one may go ahead. */
const ABANDONED_AFTER_MS = 2 * 60_000;
/** A twin looks this often, and gives up waiting after this many looks. */
const LOOK_EVERY_MS = 100;
const LOOKS_MAX = 200;
/** Keys are made by chance: a short one could be guessed, and what it keeps be read. */
const KEY = /^[\x21-\x7e]{16,200}$/;

type OnceServices = { db: DatabaseHandle; clock: Clock };

/** What was sent, as far as the same request sends it again. */
export interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, UploadedFile[]>;
}

type DoOnce = <Answer>(
  call: { endpoint: Endpoint; request: FastifyRequest; user: SignedInUser | undefined; sent: Sent },
  work: () => Promise<Answer> | Answer,
) => Promise<Answer>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the work of a request, or gives the answer that the same request with the same key got before. */
    doOnce: DoOnce;
  }
}

/**
 * Requests that name an `Idempotency-Key` are done once a key and account: the same key gets the same answer for a day,
 * twins that come at once wait for the first, and what failed may be tried again. What is kept opens with the key alone,
 * which is not kept: neither contents nor answers can be read from the database.
 */
export function registerOnce(app: FastifyInstance, { db, clock, log }: OnceServices & { log: FastifyBaseLogger }) {
  const repo = onceRepo(db);
  const doOnce: DoOnce = async ({ endpoint, request, user, sent }, work) => {
    const key = request.headers[ONCE_HEADER];
    if (!endpoint.once || key === undefined) return work();
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new AppError('bad_request', { sentence: say().request.keyLength });
    }
    const hash = sha256(`${user?.id ?? 'anyone'} ${endpoint.method} ${endpoint.path} ${key}`);
    const fingerprint = fingerprintOf(key, sent);

    for (let look = 0; look < LOOKS_MAX; look++) {
      const claimedAt = clock.now();
      const ago = (ms: number) => new Date(claimedAt.getTime() - ms);
      const wanted = { hash, userId: user?.id ?? null, fingerprint, claimedAt };
      const isOurs = await repo.claim(wanted, ago(ONCE_KEPT_MS), ago(ABANDONED_AFTER_MS));
      if (isOurs) return run(work, { hash, key, claimedAt, userId: user?.id });
      const kept = await repo.find(hash);
      if (kept !== null && kept.fingerprint !== fingerprint) throw new AppError('key_used_before');
      if (kept?.answer) return JSON.parse(unseal(key, kept.answer));
      // the first is at work, or it has just failed
      if (request.raw.destroyed) break;
      await wait(LOOK_EVERY_MS);
    }
    throw new AppError('unavailable');
  };
  app.decorate('doOnce', doOnce);

  async function keep(ours: Pick<OnceKey, 'hash' | 'claimedAt'>, userId: string | undefined, sealed: string) {
    await repo.keepAnswer(ours, sealed);
    if (userId === undefined) return;
    if (sealed.length > LONG_ANSWER_BYTES) await repo.forgetLongAnswers(userId);
    // hashes are even: every 256th looks for all
    if (ours.hash.startsWith('00')) await repo.forgetOldAnswers(userId);
  }

  async function run<Answer>(
    work: () => Promise<Answer> | Answer,
    { key, userId, ...ours }: { key: string; userId: string | undefined } & Pick<OnceKey, 'hash' | 'claimedAt'>,
  ): Promise<Answer> {
    try {
      const answer = await work();
      // it is done: where this cannot be written down, the answer is given all the same
      await keep(ours, userId, seal(key, JSON.stringify(answer))).catch((cause) =>
        log.warn({ err: cause }, 'the answer to an idempotency key could not be kept'),
      );
      return answer;
    } catch (cause) {
      await repo
        .giveBack(ours)
        .catch((failure) => log.warn({ err: failure }, 'an idempotency key could not be given back'));
      throw cause;
    }
  }
}

/** Removes the keys whose day is over. */
export async function removeOldOnceKeys({ db, clock }: OnceServices) {
  await onceRepo(db).removeClaimedBefore(new Date(clock.now().getTime() - ONCE_KEPT_MS));
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** Keyed by the key: a password among what was sent cannot be guessed from it. */
function fingerprintOf(key: string, { params, query, body, files }: Sent): string {
  const pictures = Object.entries(files).map(([field, list]) => [field, list.map((file) => file.sha256)]);
  return createHmac('sha256', key)
    .update(JSON.stringify([params, query, body, pictures]))
    .digest('hex');
}

const secretOf = (key: string) => createHash('sha256').update(`answer ${key}`).digest();
const IV_BYTES = 12;
const TAG_BYTES = 16;

function seal(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), iv);
  const bytes = [iv, cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...bytes, cipher.getAuthTag()]).toString('base64');
}

function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
