import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { sessionsRepo } from '../auth/sessions-repo.ts';
import type { HouseholdId } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';

/** Open at once of one person in one process: a browser needs one, whatever it has of tabs. */
export const STREAMS_OF_ONE_MAX = 12;
/** Proxies end a connection on which nothing was said for a minute. */
const BEAT_MS = 20_000;
/** A reader that does not take what is sent is cut off; it comes again. */
const WAITING_BYTES_MAX = 64 * 1024;
const RETRY_AFTER_S = 30;

declare module 'fastify' {
  interface FastifyInstance {
    /** What happens every 20 seconds, now. */
    beatStreams: () => Promise<void>;
  }
}

interface Stream {
  sessionId: string;
  userId: string;
  householdId: HouseholdId;
  reply: FastifyReply;
  endsAtMs: number;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // neither kept nor compressed on its way, and handed on at once
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // one that is over is closed: a process that stops does not wait for it
  connection: 'close',
};

/** Stands for a list where what a household keeps for all its lists has changed. */
export const HABITS_TOPIC = 'habits';

export const noticeOf = (householdId: HouseholdId, listId: string) => `list ${householdId} ${listId}`;

/** Streams that tell people that there is something new of their lists, or of their book, and nothing of what it is. */
export function createLiveLists(app: FastifyInstance, services: Pick<Platform, 'clock' | 'db' | 'log' | 'notices'>) {
  /** By household. */
  const streams = new Map<string, Set<Stream>>();

  const write = ({ reply }: Stream, text: string) => {
    if (reply.raw.writableLength > WAITING_BYTES_MAX) reply.raw.destroy();
    else reply.raw.write(text);
  };
  const everyStream = () => [...streams.values()].flatMap((own) => [...own]);

  let stopListening: (() => void) | undefined;
  function hear(words: string | null) {
    if (words === null) {
      for (const stream of everyStream()) write(stream, 'event: missed\ndata: {}\n\n');
      return;
    }
    const [topic, householdId = '', list] = words.split(' ');
    if (topic !== 'list' && topic !== 'book') return;
    const event = topic === 'book' ? 'event: book\ndata: {}\n\n' : `data: ${JSON.stringify({ list })}\n\n`;
    for (const stream of streams.get(householdId) ?? []) write(stream, event);
  }

  /** One for all: says that the line is up, and ends the streams whose session is over. */
  async function beat() {
    const nowMs = services.clock.now().getTime();
    const open = everyStream();
    for (const stream of open) {
      if (stream.endsAtMs <= nowMs) stream.reply.raw.end();
      else write(stream, ':\n\n');
    }
    if (open.length === 0) return;
    const goingOn = await sessionsRepo(services.db).goingOn([...new Set(open.map(({ sessionId }) => sessionId))]);
    // who has left a household hears no more of it
    for (const { sessionId, householdId, reply } of open) if (goingOn.get(sessionId) !== householdId) reply.raw.end();
  }
  const timer = setInterval(
    () => beat().catch((cause) => services.log.warn({ err: cause }, 'sessions of streams could not be looked up')),
    BEAT_MS,
  );
  timer.unref();

  app.addHook('preClose', async () => {
    clearInterval(timer);
    stopListening?.();
    for (const { reply } of everyStream()) reply.raw.end();
  });

  app.decorate('beatStreams', beat);
  return {
    open({ user, request, reply, seconds }: Opening) {
      const own = streams.get(user.householdId) ?? new Set();
      if ([...own].filter(({ userId }) => userId === user.id).length >= STREAMS_OF_ONE_MAX) {
        throw new AppError('too_much_at_once', { fields: { retryAfterS: RETRY_AFTER_S } });
      }
      stopListening ??= services.notices.listen(hear);
      const stream = {
        sessionId: user.sessionId,
        userId: user.id,
        householdId: user.householdId,
        reply,
        endsAtMs: services.clock.now().getTime() + seconds * 1000,
      };
      reply.hijack();
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
      // who has left already closes nothing any more, and would be counted for ever
      if (request.method === 'HEAD' || seconds === 0 || reply.raw.destroyed) {
        reply.raw.end();
        return;
      }
      streams.set(user.householdId, own.add(stream));
      reply.raw.once('close', () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(user.householdId) === own) streams.delete(user.householdId);
      });
      reply.raw.on('error', () => reply.raw.destroy());
      write(stream, ':\n\n');
    },
  };
}

interface Opening {
  user: SignedInUser;
  request: FastifyRequest;
  reply: FastifyReply;
  /** How long it is open at most. */
  seconds: number;
}
