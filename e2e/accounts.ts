import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.ts';
import type { RunningServer } from './server.ts';

export const PASSWORD = 'quiet-copper-lantern-42';

export interface Account {
  email: string;
  password: string;
}

/** Registers and verifies an account as a person would, without the browser. */
export async function makeAccount(serverUrl: string, email = `cook-${randomUUID()}@example.com`): Promise<Account> {
  const account = { email, password: PASSWORD };
  const send = (path: string, body: object) =>
    ask(serverUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const registered = await send('/api/auth/register', account);
  if (registered.status !== 201) throw new Error(`registering answered ${registered.status}`);
  await ask(await mailedLink(serverUrl, account.email), { redirect: 'manual' });
  return account;
}

/** The link in the newest mail to an address (and of a subject, if given), from the local mailbox page. */
export async function mailedLink(serverUrl: string, email: string, subject = ''): Promise<string> {
  const mailbox = await (await ask(`${serverUrl}/dev/mailbox`)).text();
  const article = mailbox.split('<article').find((text) => text.includes(email) && text.includes(subject));
  const link = /href="([^"]+)"/.exec(article ?? '')?.[1];
  if (link === undefined) throw new Error(`no mail with a link to ${email} in the mailbox`);
  return link.replaceAll('&amp;', '&');
}

/** Runs an administrator's command on the running server's data. */
export function runAdmin(server: RunningServer, ...args: string[]): string {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return execFileSync(process.execPath, ['server/dist/admin.js', ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...inherited, ...server.environment },
    encoding: 'utf8',
  });
}
