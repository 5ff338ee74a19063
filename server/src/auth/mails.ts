import { linkMail } from '../platform/link-mail.ts';
import type { Mail } from '../platform/outbox.ts';

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
