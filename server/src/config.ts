import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { StartRefused } from './start-refused.ts';

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true');
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);
const address = (schemes: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(${schemes})://[^\\s]+$`),
      `must be an address that starts with ${schemes.replaceAll('|', ':// or ')}://`,
    );
const isThisMachine = (text: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(text);
/** Names of ranges that the server's library knows besides addresses. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isListOfAddresses = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .every((entry) => NAMED_RANGES.has(entry) || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry));
const secret = z.string().min(32, 'must be at least 32 characters; `openssl rand -hex 32` makes one');

/** Every setting of the product with what it must be. `.env.example` lists the same names; a test compares them. */
const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  HOST: z.string().min(1, 'must be an address to listen on, such as 127.0.0.1').default('127.0.0.1'),
  PORT: wholeNumber(0, 65535).default(3000),
  PUBLIC_URL: address('https|http').optional(),
  TRUST_PROXY: z
    .string()
    .refine(isListOfAddresses, 'must be the addresses of the proxies, comma-separated, such as 10.0.0.0/8')
    .optional(),
  DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
  DATABASE_URL: address('postgresql|postgres').optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
  TOKEN_SECRET: secret.optional(),
  SMTP_URL: address('smtps|smtp').optional(),
  MAIL_FROM: z.string().regex(/@/, 'must be an e-mail address').default('Sorrel <no-reply@localhost>'),
  TEAM_EMAIL: z.email('must be an e-mail address').default('team@localhost.localdomain'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must start with mailto: or https://')
    .optional(),
  S3_ENDPOINT: address('https|http').optional(),
  S3_BUCKET: z.string().min(1, 'must be the name of a bucket').optional(),
  S3_REGION: z.string().min(1, 'must be a region').default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1, 'must be the id of the key').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1, 'must be the secret of the key').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1, 'must be the id of the client').optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1, 'must be the secret of the client').optional(),
  GOOGLE_ISSUER: address('https|http')
    .refine(
      (text) => text.startsWith('https:') || isThisMachine(text),
      'must start with https://, except on this machine',
    )
    .default('https://accounts.google.com'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1, 'must be the signing secret of the webhook').optional(),
  STRIPE_MONTHLY_LINK: address('https|http').optional(),
  STRIPE_YEARLY_LINK: address('https|http').optional(),
  STRIPE_BILLING_PORTAL: address('https|http').optional(),
  STRIPE_SECRET_KEY: z.string().min(1, 'must be a secret or restricted key of Stripe').optional(),
  STRIPE_API_URL: address('https|http').default('https://api.stripe.com'),
  PREMIUM_FOR_ALL: flag.default(false),
  CHANGES_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(20),
  IMPORT_ALLOW_HOSTS: z
    .string()
    .regex(/^$|^[^\s,:]+(:\d+)?(,[^\s,:]+(:\d+)?)*$/, 'must be host:port pairs, comma-separated')
    .default(''),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  SUPERMARKET_API_URL: address('https|http').optional(),
  SUPERMARKET_API_KEY: z.string().min(1, 'must be the key of the retailer').optional(),
  SUPERMARKET_NAME: z.string().trim().min(1).max(60, 'must be a name of at most 60 characters').default('Instacart'),
});

export type Config = Omit<z.output<typeof Environment>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Names of all settings, for `.env.example` and its test. */
export const SETTING_NAMES = Object.keys(Environment.shape);

/**
 * The settings of this process, parsed once.
 * @throws StartRefused with a sentence that names each wrong variable and what it must be
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new StartRefused(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const config = parsed.data;
  const together = [
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['SUPERMARKET_API_URL', 'SUPERMARKET_API_KEY'],
  ] as const;
  for (const names of together) {
    const missing = names.filter((name) => config[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      throw new StartRefused(
        `${missing.join(' and ')} must be set too, since ${names.filter((n) => !missing.includes(n)).join(' and ')} is.`,
      );
    }
  }
  if (config.STRIPE_SECRET_KEY !== undefined && config.STRIPE_BILLING_PORTAL === undefined) {
    throw new StartRefused('STRIPE_BILLING_PORTAL must be set too, since STRIPE_SECRET_KEY is.');
  }
  if (config.NODE_ENV === 'production' && config.DATABASE_URL !== undefined && config.TOKEN_SECRET === undefined) {
    throw new StartRefused('TOKEN_SECRET must be set in production with DATABASE_URL, the same for every process.');
  }
  return { ...config, PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '') };
}
