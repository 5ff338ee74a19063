import { mailHtml } from '../platform/mail-html.ts';
import type { Mail } from '../platform/outbox.ts';

/** A mail of one message and one link, as plain text and as HTML. */
export function linkMail(input: {
  cause: string;
  to: string;
  subject: string;
  lines: readonly string[];
  link?: { label: string; address: string };
}): Mail {
  const { cause, to, subject, lines, link } = input;
  const text = [...lines, ...(link === undefined ? [] : [`${link.label}: ${link.address}`]), 'Sorrel'].join('\n\n');
  return { cause, to, subject, text, html: mailHtml({ title: subject, lines, link }) };
}

export function verificationMail(to: string, address: string, cause: string): Mail {
  return linkMail({
    cause,
    to,
    subject: 'Verify your e-mail address',
    lines: [
      'Welcome to Sorrel.',
      'Follow the link within 24 hours to verify your e-mail address. If you did not make an account, ignore this mail.',
    ],
    link: { label: 'Verify e-mail address', address },
  });
}
