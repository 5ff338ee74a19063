import { API } from '@sorrel/contract/api';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { clearRefreshCookie, setMarkCookie } from '../auth/cookies.ts';
import { revokeAllSessions, revokeSession } from '../auth/service.ts';
import { sessions, users } from '../db/tables/auth.ts';
import { mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { downloadData } from './data-archive.ts';
import {
  changeEmail,
  confirmEmail,
  deleteAccount,
  removeProfileImage,
  requestPasswordReset,
  resetPassword,
  updateProfile,
} from './service.ts';
import { loadUser } from './user-record.ts';

export function accountRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  const { account: calls } = API;

  mount(app, API.auth.getUser, ({ user }) => loadUser(services, user));
  mount(app, calls.requestPasswordReset, ({ body }) => requestPasswordReset(services, body.email));
  mount(app, calls.resetPassword, async ({ body, request, reply }) => {
    const { answer, loginPass } = await resetPassword(services, body, request.ip, () => app.authorise(request, 'user'));
    if (loginPass !== null) setMarkCookie(services, reply, 'login-pass', loginPass);
    return answer;
  });
  mount(app, calls.updateEmail, ({ body, user }) => changeEmail(services, user, body));
  mount(app, calls.confirmEmail, ({ query }) => confirmEmail(services, query.token));

  mount(app, calls.updateProfile, async ({ body, files, user, turn }) => {
    await updateProfile(services, user, body, files, turn);
    return loadUser(services, user);
  });
  mount(app, calls.deleteProfileImage, ({ user }) => removeProfileImage(services, user));
  mount(app, calls.finishOnboarding, async ({ user }) => {
    await db
      .update(users)
      .set({ onboardedAt: sql`coalesce(${users.onboardedAt}, ${services.clock.now().toISOString()})` })
      .where(eq(users.id, user.id));
    return { message: 'Welcome to Sorrel.' };
  });
  mount(app, calls.updatePreferences, async ({ body, user }) => {
    await db.update(users).set({ diets: body.diets, allergens: body.allergens }).where(eq(users.id, user.id));
    return loadUser(services, user);
  });

  mount(app, calls.deleteAccount, async ({ body, user, reply }) => {
    const answer = await deleteAccount(services, user, body);
    clearRefreshCookie(reply);
    return answer;
  });

  mount(app, calls.downloadData, async ({ user, reply }) => {
    const { fileName, entryCount, stream } = await downloadData(services, user);
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('x-archive-entries', String(entryCount))
      .header('cache-control', 'no-store');
    return stream;
  });

  mount(app, calls.listSessions, async ({ user }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(100);
    return rows.map((row) => ({
      id: row.id,
      user_agent: row.userAgent,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.id === user.sessionId,
    }));
  });
  mount(app, calls.endSession, async ({ params, user, reply }) => {
    const isEnded = await revokeSession(db, user.id, params.sessionId, services.clock.now());
    if (!isEnded) throw new AppError('session_not_found');
    if (params.sessionId === user.sessionId) clearRefreshCookie(reply);
    return { message: 'That device is logged out.' };
  });
  mount(app, calls.logoutEverywhere, async ({ user, reply }) => {
    await revokeAllSessions(db, user.id, services.clock.now());
    clearRefreshCookie(reply);
    return { message: 'You are logged out on every device.' };
  });
}
