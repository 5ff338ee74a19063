import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { clearRefreshCookie, setMarkCookie } from '../auth/cookies.ts';
import { sessionsRepo } from '../auth/sessions-repo.ts';
import { mount } from '../http/mount.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { downloadData } from './data-archive.ts';
import { accountRepo } from './repo.ts';
import {
  changeEmail,
  confirmEmail,
  deleteAccount,
  lookAtReset,
  removeProfileImage,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  updateProfile,
} from './service.ts';
import { sessionReply } from './session-reply.ts';
import { loadUser } from './user-record.ts';

export function accountRoutes(
  app: FastifyInstance,
  services: Pick<
    Platform,
    | 'clock'
    | 'config'
    | 'db'
    | 'imageStore'
    | 'limits'
    | 'log'
    | 'outbox'
    | 'payments'
    | 'pictureEncoder'
    | 'tokenSecret'
  >,
) {
  const { db } = services;
  const { account: calls } = API;

  mount(app, API.auth.getUser, ({ user }) => loadUser(services, user));
  mount(app, calls.requestPasswordReset, ({ body, request }) =>
    requestPasswordReset(services, { email: body.email, origin: request.ip }),
  );
  mount(app, calls.lookAtReset, ({ body, request }) => lookAtReset(services, body.token, request.ip));
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
    await accountRepo(db, user.id).finishOnboarding(services.clock.now());
    return { message: say().account.welcome };
  });
  mount(app, calls.updatePreferences, async ({ body, user }) => {
    await savePreferences(services, user, body);
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
    const live = await sessionsRepo(db).live(user.id);
    return live.map((row) => sessionReply(row, user));
  });
  mount(app, calls.endSession, async ({ params, user, reply }) => {
    const isEnded = await sessionsRepo(db).end(user.id, params.sessionId, services.clock.now());
    if (!isEnded) throw new AppError('session_not_found');
    if (params.sessionId === user.sessionId) clearRefreshCookie(reply);
    return { message: say().account.deviceLoggedOut };
  });
  mount(app, calls.logoutEverywhere, async ({ user, reply }) => {
    await sessionsRepo(db).endAll(user.id, services.clock.now());
    clearRefreshCookie(reply);
    return { message: say().account.loggedOutEverywhere };
  });
}
