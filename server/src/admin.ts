import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKey } from './auth/service.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabaseBeside } from './db/open-database.ts';
import { users } from './db/tables/auth.ts';
import { grantPremium } from './payments/premium.ts';
import { readCommand } from './read-command.ts';
import { StartRefused } from './start-refused.ts';
import { listFeedback, promoCode, rewardFeedback } from './support/reward.ts';

const USAGE = `Commands:
  make-admin EMAIL                 makes a user an administrator
  grant-premium EMAIL --months N   gives a user premium for N months more
  feedback list                    shows the newest feedback
  feedback reward ID               gives its writer a free month of premium and mails the promo code`;

const Uuid = z.uuid();

/** Commands of the person who runs this Sorrel: `npm run admin -- make-admin EMAIL`. Works while the server runs. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { positionals, values } = readCommand({ options: { months: { type: 'string' } } }, USAGE);
  const [command, ...operands] = positionals;
  const run = command === undefined ? undefined : COMMANDS[command];
  if (run === undefined) throw new StartRefused(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabaseBeside({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_DIR });
  try {
    console.log(await run({ db: database.db, config, months: values.months }, operands));
  } finally {
    await database.close();
  }
}

interface Setting {
  db: Database['db'];
  config: Config;
  months: string | undefined;
}
type Command = (setting: Setting, operands: readonly string[]) => Promise<string>;

const COMMANDS: Record<string, Command> = {
  async 'make-admin'({ db }, [email]) {
    const user = await findUser(db, email);
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    return `${email} is an administrator now.`;
  },
  async 'grant-premium'({ db, months = '1' }, [email]) {
    const count = Number(months);
    if (!Number.isInteger(count) || count < 1 || count > 120) {
      throw new StartRefused('--months must be a whole number from 1 to 120.');
    }
    const user = await findUser(db, email);
    const until = await grantPremium(db, user.id, count, new Date());
    return `${email} has premium until ${until.toISOString().slice(0, 10)}.`;
  },
  async feedback({ db, config }, [action, id]) {
    if (action === 'list') return listFeedback(db);
    if (action !== 'reward' || id === undefined) throw new StartRefused(USAGE);
    const reward = Uuid.safeParse(id).success
      ? await rewardFeedback(db, {
          id,
          now: new Date(),
          promoCode: promoCode(),
          publicUrl: config.PUBLIC_URL,
          isMailLocal: config.SMTP_URL === undefined,
        })
      : ({ ok: false, reason: 'unknown' } as const);
    if (!reward.ok) {
      throw new StartRefused(
        reward.reason === 'unknown'
          ? `There is no feedback ${id}. 'feedback list' shows what there is.`
          : 'That feedback was rewarded before.',
      );
    }
    return `${reward.email} has premium until ${reward.until.toISOString().slice(0, 10)}; the promo code ${reward.promoCode} is on its way.`;
  },
};

async function findUser(db: Database['db'], email: string | undefined) {
  if (email === undefined) throw new StartRefused(USAGE);
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  if (user === undefined) throw new StartRefused(`There is no account with the e-mail address ${email}.`);
  return user;
}

main().catch((cause) => {
  console.error(cause instanceof StartRefused ? cause.message : cause);
  process.exit(1);
});
