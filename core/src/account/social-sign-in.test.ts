import { expect, test } from 'vitest';
import { decideSocialSignIn } from './social-sign-in.ts';

const NEWCOMER = { accountEmail: null, isEmailTaken: false };
const RETURNING = { accountEmail: 'Robin@example.com', isEmailTaken: false };
const said = (email: string | undefined, isEmailVerified = true) => ({ email, isEmailVerified });

test.each([
  ['a newcomer gets an account', said('robin@example.com'), NEWCOMER, { ok: true, action: 'create' }],
  ['a newcomer without an address is refused', said(undefined), NEWCOMER, { ok: false, reason: 'email_missing' }],
  ['a newcomer with an empty address is refused', said(''), NEWCOMER, { ok: false, reason: 'email_missing' }],
  [
    'an address nobody proved is refused',
    said('robin@example.com', false),
    NEWCOMER,
    { ok: false, reason: 'email_not_verified' },
  ],
  [
    'an address of another account is never linked',
    said('robin@example.com'),
    { accountEmail: null, isEmailTaken: true },
    { ok: false, reason: 'email_taken' },
  ],
  [
    'who returns is signed in, whatever the case',
    said('robin@EXAMPLE.com'),
    RETURNING,
    { ok: true, action: 'sign_in' },
  ],
  ['who returns needs no address', said(undefined, false), RETURNING, { ok: true, action: 'sign_in' }],
  [
    'an address that changed at the provider is taken over',
    said('ash@example.com'),
    RETURNING,
    { ok: true, action: 'sign_in_with_new_email', email: 'ash@example.com' },
  ],
  ['but not one nobody proved', said('ash@example.com', false), RETURNING, { ok: true, action: 'sign_in' }],
  [
    'and not one of another account',
    said('ash@example.com'),
    { ...RETURNING, isEmailTaken: true },
    { ok: true, action: 'sign_in' },
  ],
])('%s', (_title, identity, known, decision) => {
  expect(decideSocialSignIn(identity, known)).toMatchObject(decision);
});
