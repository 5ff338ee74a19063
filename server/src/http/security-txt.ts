import { DAY_MS } from '@sorrel/core/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** A reader should not trust the file for longer than this. RFC 9116, 2.5.5: less than a year. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt`: where to report a weakness. RFC 9116. */
export function securityTxtRoutes(app: FastifyInstance, services: { clock: Clock; config: Config }) {
  const { PUBLIC_URL, SECURITY_CONTACT, TEAM_EMAIL } = services.config;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const today = Math.floor(services.clock.now().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${SECURITY_CONTACT ?? `mailto:${TEAM_EMAIL}`}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
