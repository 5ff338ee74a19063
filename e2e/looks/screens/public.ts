import { group, onPhone, press, read, type Step, see, type } from '../screen.ts';

const message = [
  type('Name', 'Robin Ash'),
  type('Email', 'robin@example.com'),
  type('Message', 'Does it run on a Raspberry Pi?'),
  press('Send message'),
];

/** When a mail was sent, the port of the server and the secret of a link are others in each run. */
const sameMails: Step = ({ page }) =>
  page.evaluate(() => {
    for (const when of document.querySelectorAll('.when')) {
      when.textContent = (when.textContent ?? '').replace(/, \d.*/, ', 6 May 2024, 09:00:00 UTC');
    }
    for (const link of document.querySelectorAll('article a')) {
      const address = new URL(link.textContent ?? '');
      link.textContent = `http://127.0.0.1:3000${address.pathname}?token=${'A1b2C3d4'.repeat(5)}`;
    }
  });

/** The public site, and pages that anybody can come to. */
export const PUBLIC = group('public', 'visitor', [
  { name: 'home', at: '/', isShort: true },
  { name: 'features', at: '/features' },
  { name: 'about', at: '/about' },
  { name: 'support', at: '/support', isShort: true },
  { name: 'privacy', at: '/privacy' },
  { name: 'terms', at: '/terms' },
  { name: 'menu', at: '/', only: 'phone', isWindow: true, steps: [onPhone(press(/menu/i))] },
  {
    name: 'contact form sent',
    at: '/support',
    answers: { '/api/auth/contact': { status: 200, body: { message: 'Message sent successfully!' } } },
    steps: [...message, read(/sent/)],
  },
  {
    name: 'contact form failing',
    at: '/support',
    answers: { '/api/auth/contact': 'fails' },
    steps: [...message, read(/wrong|not/)],
  },
  { name: 'shared recipe with a drawn cover', at: (world) => world.shared.recipe },
  { name: 'shared collection', at: (world) => world.shared.collection },
  { name: 'shared week', at: (world) => world.shared.week },
  { name: 'no such page', at: '/no-such-page' },
  { name: 'mailbox', at: '/dev/mailbox', themes: ['light'], isWindow: true, steps: [see('article'), sameMails] },
]);
