import type { Language } from '@sorrel/contract/language';
import { mailsIn } from '../language/mails.ts';
import { linkMail } from '../platform/link-mail.ts';
import type { Mail } from '../platform/outbox.ts';

/** Whom a mail goes to. */
export interface MailReader {
  id: string;
  email: string;
  language: Language | null;
}

export function verificationMail({ id, email, language }: MailReader, address: string, cause: string): Mail {
  const { subject, lines, link: label } = mailsIn(language).verification();
  return linkMail({ cause, language, userId: id, to: email, subject, lines, link: { label, address } });
}
