import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { emailKey } from './auth/service.ts';
import { users } from './auth/tables.ts';
import { readConfig } from './config.ts';
import { type Database, openDatabaseBeside } from './db/open-database.ts';
import { StartRefused } from './start-refused.ts';

const USAGE = `Commands:
  make-admin EMAIL                 makes a user an administrator
  grant-premium EMAIL --months N   gives a user premium for N months more`;

/** Commands of the person who runs this Sorrel: `npm run admin -- make-admin EMAIL`. Works beside a running server. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { months: { type: 'string' } } });
  const [command, email] = positionals;
  const run = command === undefined ? undefined : COMMANDS[command];
  if (run === undefined || email === undefined) throw new StartRefused(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabaseBeside({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_DIR });
  try {
    console.log(await run(database, email, values));
  } finally {
    await database.close();
  }
}

type Command = (database: Database, email: string, options: { months?: string | undefined }) => Promise<string>;

const COMMANDS: Record<string, Command> = {
  async 'make-admin'({ db }, email) {
    const changed = await db
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.emailKey, emailKey(email)))
      .returning();
    assertFound(changed, email);
    return `${email} is an administrator now.`;
  },
  async 'grant-premium'({ db }, email, { months = '1' }) {
    const count = Number(months);
    if (!Number.isInteger(count) || count < 1 || count > 120) {
      throw new StartRefused('--months must be a whole number from 1 to 120.');
    }
    const [changed] = await db
      .update(users)
      .set({
        premiumGrantedUntil: sql`greatest(coalesce(${users.premiumGrantedUntil}, now()), now()) + make_interval(months => ${count})`,
      })
      .where(eq(users.emailKey, emailKey(email)))
      .returning({ until: users.premiumGrantedUntil });
    assertFound(changed === undefined ? [] : [changed], email);
    return `${email} has premium until ${changed?.until?.toISOString().slice(0, 10)}.`;
  },
};

function assertFound(changed: unknown[], email: string) {
  if (changed.length === 0) throw new StartRefused(`There is no account with the e-mail address ${email}.`);
}

main().catch((cause) => {
  console.error(cause instanceof StartRefused ? cause.message : cause);
  process.exit(1);
});
