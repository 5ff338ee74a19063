import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { escapeHtml } from '../escape-html.ts';
import { isAskedByLoopbackName } from '../http/loopback-name.ts';
import { createServerPage } from '../http/server-page.ts';
import { isMailboxOpen } from '../platform/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { type MailRow, supportRepo } from './repo.ts';

const SHOWN = 50;

/** The text of a mail with its links made clickable. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const SENT_AT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

function article(mail: MailRow): string {
  const when = `To ${escapeHtml(mail.recipient)}, ${SENT_AT.format(mail.createdAt)} UTC`;
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p class="when">${when}</p><pre>${withLinks(mail.text)}</pre></article>`;
}

/** `/dev/mailbox`, by a name of this machine: the newest mails of this server, with links that work. */
export function mailboxRoutes(app: FastifyInstance, services: Pick<Platform, 'config' | 'db'>) {
  if (!isMailboxOpen(services.config)) return;
  const writePage = createServerPage();
  app.get('/dev/mailbox', async (request, reply) => {
    // a page of the web whose name leads to this machine would read the mails otherwise
    if (!isAskedByLoopbackName(request)) throw new AppError('not_found');
    const newest = await supportRepo(services.db).newestMails(SHOWN);
    const intro =
      '<h1>Mailbox</h1><p>No mail server is set up, so the mails of this Sorrel stay here, the newest first. <a href="/auth/login">Log in</a></p>';
    const articles = newest.length > 0 ? newest.map(article).join('') : '<p>No mails yet.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(writePage('Mailbox of Sorrel', intro + articles));
  });
}
