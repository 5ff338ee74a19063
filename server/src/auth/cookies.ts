import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import type { ShownMarks } from './service.ts';
import { type BrowserMark, markSeconds, REFRESH_TOKEN_DAYS } from './tokens.ts';

export const REFRESH_COOKIE = 'refresh_token';

/** Puts the refresh token where only the auth calls of this site send it and no script reads it. */
export function setRefreshCookie(services: Pick<Platform, 'config'>, reply: FastifyReply, refreshToken: string) {
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

export function setMarkCookie(
  services: Pick<Platform, 'config'>,
  reply: FastifyReply,
  mark: BrowserMark,
  value: string,
) {
  reply.setCookie(MARK_COOKIES[mark], value, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth/authenticate',
    secure: services.config.PUBLIC_URL.startsWith('https:'),
    maxAge: markSeconds(mark),
  });
}

export const marksOf = ({ cookies }: FastifyRequest): ShownMarks => ({
  'login-pass': cookies[MARK_COOKIES['login-pass']],
  'known-device': cookies[MARK_COOKIES['known-device']],
  'email-proof': cookies[MARK_COOKIES['email-proof']],
});

/** Logging out leaves nothing behind in this browser, not even that somebody was here. */
export function clearRefreshCookie(reply: FastifyReply) {
  reply.clearCookie(REFRESH_COOKIE, { path: '/api/auth' });
  reply.clearCookie(MARK_COOKIES['known-device'], { path: '/api/auth/authenticate' });
}
