import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { askForReminders, endReminders, endRemindersByLink, showReminders } from './reminders.ts';

/** Reminders by mail of what is to be begun for the next days. See docs/decisions/0061. */
export function reminderRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'tokenSecret'>,
) {
  const { plans: calls } = API;
  mount(app, calls.getReminders, ({ user }) => showReminders(services, user));
  mount(app, calls.setReminders, ({ body, user }) => askForReminders(services, user, body));
  mount(app, calls.stopReminders, ({ user }) => endReminders(services, user));
  mount(
    app,
    calls.openStopReminders,
    ({ query }) => `${services.config.PUBLIC_URL}/auth/stop-reminders?${new URLSearchParams({ token: query.token })}`,
  );
  // a scope of its own: mail programs send a form, of which nothing is wanted
  app.register(async (button) => {
    button.removeAllContentTypeParsers();
    button.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, null),
    );
    mount(button, calls.stopRemindersByLink, ({ query }) => endRemindersByLink(services, query.token));
  });
}
