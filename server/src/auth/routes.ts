import { API } from '@sorrel/contract/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { isMailboxOpen } from '../support/mailbox.ts';
import {
  logIn,
  refreshSession,
  registerUser,
  resendVerification,
  revokeSession,
  verifyEmailAddress,
} from './service.ts';
import { REFRESH_TOKEN_DAYS } from './tokens.ts';
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

export function clearRefreshCookie(reply: FastifyReply) {
  reply.clearCookie(REFRESH_COOKIE, { path: '/api/auth' });
}

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

export function authRoutes(app: FastifyInstance, services: Services) {
  mount(app, API.auth.register, ({ body, request }) => registerUser(services, { ...body, origin: request.ip }));

  mount(app, API.auth.authenticate, async ({ body, request, reply }) => {
    const { refreshToken, ...answer } = await logIn(services, {
      ...body,
      from: body.from,
      userAgent: userAgentOf(request),
    });
    setRefreshCookie(services, reply, refreshToken);
    return answer;
  });

  mount(app, API.auth.refreshAccessToken, async ({ request, reply }) => {
    const { refreshToken, token } = await refreshSession(services, request.cookies[REFRESH_COOKIE]);
    setRefreshCookie(services, reply, refreshToken);
    return { token };
  });

  mount(app, API.auth.logout, async ({ user, reply }) => {
    await revokeSession(services.db, user.id, user.sessionId, services.clock.now());
    clearRefreshCookie(reply);
    return { message: 'You are logged out.' };
  });

  mount(app, API.auth.verifyEmail, ({ query }) => verifyEmailAddress(services, query.token));
  mount(app, API.auth.resendVerifyEmail, ({ body }) => resendVerification(services, body.email));
  mount(app, API.auth.getUser, ({ user }) => loadUser(services, user));
  mount(app, API.auth.signInWithGoogle, () => '/auth/error');
  mount(app, API.auth.signInOptions, () => ({
    google: false,
    mailbox: isMailboxOpen(services.config),
  }));
}
