import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from './config.ts';

test('.env.example lists every setting and no other', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('the example as it stands is a setting that starts', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const entries = [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? ''] as const);
  expect(readConfig(Object.fromEntries(entries)).PUBLIC_URL).toBe('http://localhost:3000');
});

test.each([
  ['PORT', 'eighty', /^PORT must be a whole number from 0 to 65535\.$/],
  ['PORT', '70000', /^PORT must be a whole number/],
  ['NODE_ENV', 'prod', /^NODE_ENV must be development, production or test\.$/],
  [
    'DATABASE_URL',
    'mysql://x',
    /^DATABASE_URL must be an address that starts with postgresql:\/\/ or postgres:\/\/\.$/,
  ],
  ['TOKEN_SECRET', 'short', /^TOKEN_SECRET must be at least 32 characters/],
  ['PREMIUM_FOR_ALL', 'yes', /^PREMIUM_FOR_ALL must be true or false\.$/],
  ['IMPORT_ALLOW_HOSTS', 'a b', /^IMPORT_ALLOW_HOSTS must be host:port pairs/],
  ['TRUST_PROXY', 'true', /^TRUST_PROXY must be the addresses of the proxies/],
  ['SECURITY_CONTACT', 'security@example.com', /^SECURITY_CONTACT must start with mailto:/],
  ['GOOGLE_ISSUER', 'http://accounts.example.com', /^GOOGLE_ISSUER must start with https/],
  ['STRIPE_YEARLY_LINK', 'buy.stripe.com/x', /^STRIPE_YEARLY_LINK must be an address/],
  ['STRIPE_SECRET_KEY', 'sk_test_1', /^STRIPE_BILLING_PORTAL must be set too, since STRIPE_SECRET_KEY is\.$/],
  ['S3_BUCKET', 'pictures', /^S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too/],
])('%s=%s stops the start with a sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('production with a database server needs the secret of the tokens', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/sorrel' })).toThrow(/^TOKEN_SECRET/);
});
