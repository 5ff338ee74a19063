import { API } from '@sorrel/contract/api';
import { InviteToken } from '@sorrel/contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isAskedByLoopbackName } from '../http/loopback-name.ts';
import { mount } from '../http/mount.ts';
import { say } from '../language/sentences.ts';
import { isMailboxOpen } from '../platform/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { clearRefreshCookie, marksOf, REFRESH_COOKIE, setMarkCookie, setRefreshCookie } from './cookies.ts';
import { beginGoogleSignIn, finishGoogleSignIn, GOOGLE_ATTEMPT_MINUTES } from './google.ts';
import {
  type AuthServices,
  followVerificationLink,
  logIn,
  refreshSession,
  registerUser,
  resendVerification,
} from './service.ts';
import { sessionsRepo } from './sessions-repo.ts';

const STATE_COOKIE = 'google_state';
const STATE_PATH = '/api/auth/google';
/** Brings an invitation along to Google and back; in an address it would stand in logs. Written by the log in page. */
const INVITE_COOKIE = 'invite';
/** Read by the callback page, which deletes it; see the specification, /auth/callback. */
const ACCESS_TOKEN_COOKIE = 'access_token';
const CALLBACK_PAGE = '/auth/callback';
const ACCESS_TOKEN_COOKIE_S = 60;

/** Whether a browser opens this address as a page. Source: Fetch Metadata Request Headers, W3C, 2025. */
const isPageOpened = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] === 'navigate';

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

export function authRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'google' | 'limits' | 'log' | 'outbox' | 'tokenSecret'> &
    AuthServices,
) {
  const isHttps = services.config.PUBLIC_URL.startsWith('https:');

  mount(app, API.auth.register, ({ body, request }) => registerUser(services, { ...body, origin: request.ip }));

  mount(app, API.auth.authenticate, async ({ body, request, reply }) => {
    const { refreshToken, knownDevice, ...answer } = await logIn(services, {
      ...body,
      from: body.from,
      userAgent: userAgentOf(request),
      origin: request.ip,
      marks: marksOf(request),
    });
    setRefreshCookie(services, reply, refreshToken);
    setMarkCookie(services, reply, 'known-device', knownDevice);
    return answer;
  });

  mount(app, API.auth.refreshAccessToken, async ({ request, reply }) => {
    const renewed = await refreshSession(services, request.cookies[REFRESH_COOKIE]);
    if (renewed === null) {
      // a page that starts asks whether there is a session; browsers write every 401 to the console as an error
      if (request.headers['prefer'] === 'handling=lenient') return reply.status(204).send() as never;
      throw new AppError('session_ended');
    }
    setRefreshCookie(services, reply, renewed.refreshToken);
    return { token: renewed.token };
  });

  mount(app, API.auth.logout, async ({ user, reply }) => {
    await sessionsRepo(services.db).end(user.id, user.sessionId, services.clock.now());
    clearRefreshCookie(reply);
    return { message: say().account.loggedOut };
  });

  mount(app, API.auth.verifyEmail, async ({ query, request, reply }) => {
    const { path, proof } = await followVerificationLink(services, query.token, isPageOpened(request));
    if (proof !== undefined) setMarkCookie(services, reply, 'email-proof', proof);
    return path;
  });
  mount(app, API.auth.resendVerifyEmail, ({ body, request }) =>
    resendVerification(services, { email: body.email, origin: request.ip }),
  );
  mount(app, API.auth.signInWithGoogle, async ({ query, request, reply }) => {
    const invite = InviteToken.safeParse(request.cookies[INVITE_COOKIE]).data;
    reply.clearCookie(INVITE_COOKIE, { path: STATE_PATH });
    const begun = await beginGoogleSignIn(services, query.language, invite, request.ip);
    if (begun === null) return '/auth/error';
    reply.setCookie(STATE_COOKIE, begun.state, {
      httpOnly: true,
      sameSite: 'lax',
      path: STATE_PATH,
      secure: isHttps,
      maxAge: GOOGLE_ATTEMPT_MINUTES * 60,
    });
    return begun.address;
  });

  mount(app, API.auth.finishGoogleSignIn, async ({ request, reply }) => {
    reply.clearCookie(STATE_COOKIE, { path: STATE_PATH });
    const opened = await finishGoogleSignIn(services, {
      state: request.cookies[STATE_COOKIE],
      query: request.url.split('?')[1] ?? '',
      userAgent: userAgentOf(request),
    });
    if (opened === null) return '/auth/error';
    setRefreshCookie(services, reply, opened.refreshToken);
    reply.setCookie(ACCESS_TOKEN_COOKIE, opened.token, {
      sameSite: 'lax',
      path: CALLBACK_PAGE,
      secure: isHttps,
      maxAge: ACCESS_TOKEN_COOKIE_S,
    });
    return opened.isInvited ? `${CALLBACK_PAGE}?invited=true` : CALLBACK_PAGE;
  });

  mount(app, API.auth.signInOptions, ({ request }) => ({
    google: services.google !== undefined,
    mailbox: isMailboxOpen(services.config) && isAskedByLoopbackName(request),
  }));
}
