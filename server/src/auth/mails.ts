import { mailHtml } from '../platform/mail-html.ts';
import type { Mail } from '../platform/outbox.ts';

/** A mail of one message and one link, as plain text and as HTML. */
export function linkMail(input: {
  cause: string;
  userId?: string;
  to: string;
  replyTo?: string;
  subject: string;
  lines: readonly string[];
  link?: { label: string; address: string };
}): Mail {
  const { subject, lines, link, ...addressed } = input;
  const text = [...lines, ...(link === undefined ? [] : [`${link.label}: ${link.address}`]), 'Sorrel'].join('\n\n');
  return { ...addressed, subject, text, html: mailHtml({ title: subject, lines, link }) };
}

export function verificationMail(user: { id: string; email: string }, address: string, cause: string): Mail {
  return linkMail({
    cause,
    userId: user.id,
    to: user.email,
    subject: 'Verify your e-mail address',
    lines: [
      'Welcome to Sorrel.',
      'Follow the link within 24 hours to verify your e-mail address, and log in where it opens.',
      'If you did not make an account, ignore this mail: nobody can use the account, and it is removed after 7 days.',
    ],
    link: { label: 'Verify e-mail address', address },
  });
}
