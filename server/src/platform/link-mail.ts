import type { Language } from '@sorrel/contract/language';
import { type MailLink, mailHtml } from './mail-html.ts';
import type { Mail } from './outbox.ts';

/** A mail of one message and one link, and one that ends such mails where people can, as plain text and as HTML. */
export function linkMail(input: {
  cause: string;
  /** The reader's language; null (the team, and people who never chose one) is English. */
  language: Language | null;
  userId?: string;
  to: string;
  replyTo?: string;
  subject: string;
  lines: readonly string[];
  link?: MailLink;
  /** Ends mails of this kind; stands below everything else. */
  stop?: MailLink;
  stopAddress?: string;
}): Mail {
  const { subject, lines, link, stop, language, ...addressed } = input;
  const written = ({ label, address }: MailLink) => `${label}: ${address}`;
  const text = [...lines, ...(link ? [written(link)] : []), 'Sorrel', ...(stop ? [written(stop)] : [])].join('\n\n');
  const html = mailHtml({ language: language ?? 'en', title: subject, lines, link, stop });
  return { ...addressed, subject, text, html };
}
