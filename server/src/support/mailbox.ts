import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { mails } from '../platform/tables.ts';
import type { Services } from '../services.ts';

const SHOWN = 50;

/** The local mailbox stands in for a mail server while trying Sorrel out; it never exists in production. */
export const isMailboxOpen = (config: Config) => config.SMTP_URL === undefined && config.NODE_ENV !== 'production';

/** The text of a mail with its links made clickable. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

/** `/dev/mailbox`: the newest mails of this server, with links that work. */
export function mailboxRoutes(app: FastifyInstance, services: Services) {
  if (!isMailboxOpen(services.config)) return;
  app.get('/dev/mailbox', async (_request, reply) => {
    const newest = await services.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(SHOWN);
    const articles = newest.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}</p><pre>${withLinks(mail.text)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Mailbox</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Mailbox</h1><p>No mail server is set up, so the mails of this Sorrel stay here. <a href="/auth/login">Log in</a></p>${articles.length > 0 ? articles.join('') : '<p>No mails yet.</p>'}</main></body></html>`,
      );
  });
}
