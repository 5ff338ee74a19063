import { API } from '@sorrel/contract/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isAskedByLoopbackName } from '../http/loopback-name.ts';
import { mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { isMailboxOpen } from '../support/mailbox.ts';
import { beginGoogleSignIn, finishGoogleSignIn, GOOGLE_ATTEMPT_MINUTES } from './google.ts';
import {
  followVerificationLink,
  logIn,
  refreshSession,
  registerUser,
  resendVerification,
  revokeSession,
  type ShownMarks,
} from './service.ts';
import { type BrowserMark, markSeconds, REFRESH_TOKEN_DAYS } from './tokens.ts';
import { loadUser } from './user-record.ts';

export const REFRESH_COOKIE = 'refresh_token';

/** Puts the refresh token where only the auth calls of this site send it and no script reads it. */
export function setRefreshCookie(services: Services, reply: FastifyReply, refreshToken: string) {
  reply.setCookie(REFRESH_COOKIE, refreshToken, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/auth',
    secure: services.config.PUBLIC_URL.startsWith('https:'),
    maxAge: REFRESH_TOKEN_DAYS * 24 * 60 * 60,
  });
}

/** The cookies of a browser's marks, which logging in alone is shown. */
const MARK_COOKIES = {
  'login-pass': 'login_pass',
  'known-device': 'known_device',
  'email-proof': 'email_proof',
} as const;

export function setMarkCookie(services: Services, reply: FastifyReply, mark: BrowserMark, value: string) {
  reply.setCookie(MARK_COOKIES[mark], value, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth/authenticate',
    secure: services.config.PUBLIC_URL.startsWith('https:'),
    maxAge: markSeconds(mark),
  });
}

const marksOf = ({ cookies }: FastifyRequest): ShownMarks => ({
  'login-pass': cookies[MARK_COOKIES['login-pass']],
  'known-device': cookies[MARK_COOKIES['known-device']],
  'email-proof': cookies[MARK_COOKIES['email-proof']],
});

/** Whether a browser opens this address as a page. Source: Fetch Metadata Request Headers, W3C, 2025. */
const isPageOpened = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] === 'navigate';

/** Whoever logs out leaves nothing behind in this browser, not even that they were here. */
export function clearRefreshCookie(reply: FastifyReply) {
  reply.clearCookie(REFRESH_COOKIE, { path: '/api/auth' });
  reply.clearCookie(MARK_COOKIES['known-device'], { path: '/api/auth/authenticate' });
}

const STATE_COOKIE = 'google_state';
const STATE_PATH = '/api/auth/google';
/** Read by the callback page, which deletes it; see the specification, /auth/callback. */
const ACCESS_TOKEN_COOKIE = 'access_token';
const CALLBACK_PAGE = '/auth/callback';
const ACCESS_TOKEN_COOKIE_S = 60;

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

export function authRoutes(app: FastifyInstance, services: Services) {
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
    await revokeSession(services.db, user.id, user.sessionId, services.clock.now());
    clearRefreshCookie(reply);
    return { message: 'You are logged out.' };
  });

  mount(app, API.auth.verifyEmail, async ({ query, request, reply }) => {
    const { path, proof } = await followVerificationLink(services, query.token, isPageOpened(request));
    if (proof !== undefined) setMarkCookie(services, reply, 'email-proof', proof);
    return path;
  });
  mount(app, API.auth.resendVerifyEmail, ({ body }) => resendVerification(services, body.email));
  mount(app, API.auth.getUser, ({ user }) => loadUser(services, user));
  mount(app, API.auth.signInWithGoogle, async ({ reply }) => {
    const begun = await beginGoogleSignIn(services);
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
    return CALLBACK_PAGE;
  });

  mount(app, API.auth.signInOptions, ({ request }) => ({
    google: services.google !== undefined,
    mailbox: isMailboxOpen(services.config) && isAskedByLoopbackName(request),
  }));
}
