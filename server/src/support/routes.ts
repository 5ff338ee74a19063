import { randomUUID } from 'node:crypto';
import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { sourceOf } from '../http/source-of.ts';
import { say } from '../language/sentences.ts';
import { linkMail } from '../platform/link-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { supportRepo } from './repo.ts';

export function supportRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox'>,
) {
  const { config, db, outbox, clock, limits } = services;

  mount(app, API.support.contact, async ({ body, request }) => {
    await limits.take('contact', sourceOf(request.ip));
    const { website, ...message } = body;
    // a robot is told the same as a person and nothing is kept
    if (website === '') {
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await supportRepo(tx).insertContact({ id, ...message, createdAt: clock.now() });
        const lines = [`From ${message.name}, ${message.email}`, message.message];
        const subject = `Contact form: ${message.subject === '' ? 'no subject' : message.subject}`;
        const addresses = { to: config.TEAM_EMAIL, replyTo: message.email };
        await outbox.enqueue(tx, linkMail({ cause: `contact:${id}`, language: null, ...addresses, subject, lines }));
      });
      void outbox.flush();
    }
    return { message: say().support.contactSent };
  });

  mount(app, API.support.sendFeedback, async ({ body, user }) => {
    await limits.take('contact', user.id);
    const id = randomUUID();
    await db.transaction(async (tx) => {
      await supportRepo(tx).insertFeedback({ id, userId: user.id, ...body, createdAt: clock.now() });
      const lines = [`From ${user.email}, who heard of us through ${body.howDidYouHear}`, body.text];
      await outbox.enqueue(
        tx,
        linkMail({
          cause: `feedback:${id}`,
          language: null,
          userId: user.id,
          to: config.TEAM_EMAIL,
          replyTo: user.email,
          subject: `Feedback ${id}`,
          lines,
        }),
      );
    });
    void outbox.flush();
    return { message: say().support.feedbackSent };
  });
}
