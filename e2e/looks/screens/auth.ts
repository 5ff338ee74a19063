import { group, press, read, type Screen, see, type } from '../screen.ts';

const wrong = { status: 401, body: { message: 'The e-mail address or the password is not right.' } };
const unreachable = { status: 503, body: { message: 'Sorrel is busy. Please try again in 5 seconds.' } };
const logIn = [type('E-mail', 'robin@example.com'), type('Password', 'beetroot soup 12'), press('Log In')] as const;

/** Signing in and all around it; these pages are light and small whatever a person has chosen, which one of them shows. */
const SCREENS: readonly Screen[] = [
  { name: 'log in', at: '/auth/login', isShort: true, themes: ['light', 'dark'] },
  {
    name: 'log in refused',
    at: '/auth/login',
    answers: { '/api/auth/authenticate': wrong },
    steps: [...logIn, read(/not right/)],
  },
  {
    name: 'log in while busy',
    at: '/auth/login',
    answers: { '/api/auth/authenticate': unreachable },
    steps: [...logIn, see('alert')],
  },
  {
    name: 'log in on its way',
    at: '/auth/login',
    answers: { '/api/auth/authenticate': 'never' },
    steps: logIn,
  },
  { name: 'register', at: '/auth/register' },
  {
    name: 'register refused',
    at: '/auth/register',
    answers: { '/api/auth/register': { status: 400, body: { message: 'Please choose a longer password.' } } },
    steps: [
      type('E-mail', 'robin@example.com'),
      type('Password', 'beetroot soup 12'),
      press('Register with Email'),
      read(/longer password/),
    ],
  },
  { name: 'check your inbox', at: '/auth/verify-email?email=robin%40example.com' },
  { name: 'link expired', at: '/auth/verify-email?email=robin%40example.com&expired=true' },
  { name: 'link used', at: '/auth/verify-email?email=robin%40example.com&expired=true&confirmed=true' },
  { name: 'link to a new address expired', at: '/auth/verify-email?email=&expired=true&change=true' },
  { name: 'forgot password', at: '/auth/forgot-password' },
  {
    name: 'new password',
    at: '/auth/update-password?token=abc',
    answers: { '/api/auth/password-reset/look': { status: 200, body: { email: 'robin@example.com' } } },
    steps: [read('robin@example.com')],
  },
  { name: 'google failed', at: '/auth/error' },
  { name: 'account deleted', at: '/auth/account-deleted' },
];

export const AUTH = group(
  'auth',
  'visitor',
  SCREENS.map((screen) => ({ themes: ['light'], ...screen })),
);
