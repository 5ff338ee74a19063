import type { Language } from '@sorrel/contract/language';
import { mailHtml } from './mail-html.ts';
import type { Mail } from './outbox.ts';

/** A mail of one message and one link, as plain text and as HTML. */
export function linkMail(input: {
  cause: string;
  /** The reader's language; null (the team, and people who never chose one) is English. */
  language: Language | null;
  userId?: string;
  to: string;
  replyTo?: string;
  subject: string;
  lines: readonly string[];
  link?: { label: string; address: string };
}): Mail {
  const { subject, lines, link, language, ...addressed } = input;
  const text = [...lines, ...(link === undefined ? [] : [`${link.label}: ${link.address}`]), 'Sorrel'].join('\n\n');
  return { ...addressed, subject, text, html: mailHtml({ language: language ?? 'en', title: subject, lines, link }) };
}
