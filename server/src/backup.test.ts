import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyTestDatabase, testDatabase } from '../testing/test-database.ts';
import { insertAccount } from './auth/users-repo.ts';
import { users } from './db/tables/auth.ts';

const COMMANDS = fileURLToPath(new URL('./backup.ts', import.meta.url));

async function command(databaseUrl: string, dataFolder: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMANDS, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, NODE_ENV: 'test' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, said };
}

test('a backup and a restore by command bring all users to another database, and never over others by accident', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-backup-'));
  const file = path.join(folder, 'kept', 'backup.gz');
  const source = await testDatabase();
  const target = await emptyTestDatabase();
  await insertAccount(source.db, { email: 'Cook@example.com', emailKey: 'cook@example.com' });

  const taken = await command(source.url, folder, 'backup', file);
  expect(taken.said).toMatch(
    /^The database of .* is in .*backup\.gz: \d+ rows in \d+ tables\.\nPictures are not in it/,
  );
  expect(taken.code).toBe(0);
  expect(existsSync(file)).toBe(true);

  expect(await command(target.url, folder, 'restore', file)).toMatchObject({ code: 0 });
  expect(await target.db.select({ email: users.email }).from(users)).toEqual([{ email: 'Cook@example.com' }]);

  const again = await command(target.url, folder, 'restore', file);
  expect(again).toEqual({ code: 1, said: expect.stringMatching(/^The database already holds data.*--replace\.\n$/) });
  expect(await command(target.url, folder, 'restore')).toEqual({
    code: 1,
    said: expect.stringContaining('npm run move'),
  });

  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});
