import { z } from 'zod';
import { Email, Message } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** How somebody heard of Sorrel, with the words of the form. Source: specification, section 3, Feedback. */
export const HEARD_FROM = {
  'social-media': 'Social media',
  'search-engine': 'Search engine',
  'friend-referral': 'Friend referral',
  'online-advertisement': 'Online advertisement',
  'blog-review': 'Blog or review',
  other: 'Other',
} as const;
export type HeardFrom = keyof typeof HEARD_FROM;
const HEARD_FROM_NAMES = Object.keys(HEARD_FROM) as [HeardFrom, ...HeardFrom[]];

export const contact = endpoint({
  method: 'POST',
  path: '/api/auth/contact',
  summary: 'The contact form: stored and mailed to the team.',
  access: 'anyone',
  once: true,
  body: z.object({
    name: z.string().trim().min(1, 'Please enter your name.').max(200),
    email: Email,
    subject: z.string().trim().max(200).default(''),
    message: z.string().trim().min(1, 'Please enter a message.').max(10_000),
    website: z.string().max(500).default('').describe('a trap for robots: people leave it empty'),
  }),
  reply: Message,
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/auth/feedback',
  summary: 'Feedback from a user: stored and mailed to the team.',
  access: 'user',
  once: true,
  body: z.object({
    howDidYouHear: z.enum(HEARD_FROM_NAMES, { error: 'Please choose how you heard about us.' }),
    text: z.string().trim().min(1, 'Please enter your feedback.').max(10_000),
  }),
  reply: Message,
});
