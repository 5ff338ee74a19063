import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestReply, testApp } from '../../testing/test-app.ts';
import { openDataFolder } from '../db/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openPool } from '../db/open-database.ts';

/** Room for an empty database with its write-ahead log, and some more. */
const DISK_MB = 160;
/** Saves that certainly need a new page of the database. */
const SAVES_MAX = 1_000;

/** A small disk of our own, which only root may have. */
const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-disk-'));
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'sorrel-test', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountDisk();
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  if (!isMounted) return;
  chmodSync(folder, 0o711);
  postgres = await startEmbeddedPostgres({ dataFolder: openDataFolder(folder) });
});
afterAll(async () => {
  if (isMounted) {
    await postgres.stop();
    execFileSync('umount', ['--lazy', folder]);
  }
  rmSync(folder, { recursive: true });
});

/** Writes until nothing more goes onto the disk. */
function fill(file: string) {
  const descriptor = openSync(file, 'w');
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(bytes));
    } catch (cause) {
      expect((cause as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
  closeSync(descriptor);
}

test.skipIf(!isMounted)(
  'a disk that is really full refuses in sentences, keeps what was acknowledged, and all heals when there is room',
  async () => {
    const pool = openPool(postgres.url, { size: 3 });
    await migrateDatabase(pool);
    const t = await testApp({ DATA_DIR: folder }, { pool, db: drizzle(pool) });
    const { add, book, get } = recipeCalls(() => t);
    const cook = await t.makeUser({ premium: true });
    const picture = await testPicture();
    const acknowledged: string[] = [];
    const save = async (name: string, files: Record<string, Buffer[]> = {}) => {
      // what does not compress, so that the database soon needs room
      const notes = randomBytes(1_500).toString('hex');
      const reply = await add(cook, { recipeName: name, notes }, files);
      if (reply.status === 200) acknowledged.push(name);
      return reply;
    };
    const shown = await save('Before', { images: [picture] });
    const [address] = (await get(cook, shown.body.id)).image_urls;

    const filler = path.join(folder, 'filler');
    fill(filler);
    const refused = await save('With a picture', { images: [picture] });
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'The picture could not be kept just now. Please try again in 60 seconds, or save without it.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await t.app.inject({ url: address })).statusCode).toBe(200);
    // the database goes on as long as it has room of its own, and then says so
    const replies: TestReply[] = [];
    const wasRefused = () => replies.some(({ status }) => status === 503);
    for (let index = 0; index < SAVES_MAX && !wasRefused(); index += 1) replies.push(await save(`Until full ${index}`));
    for (let index = 0; index < 20; index += 1) replies.push(await save(`While full ${index}`));
    expect(wasRefused()).toBe(true);
    const others = replies.filter(({ status }) => status !== 200);
    expect([...new Set(others.map(({ status, body }) => `${status} ${body.message}`))]).toEqual([
      '503 Sorrel is busy for a moment. Please try again in 5 seconds.',
    ]);

    rmSync(filler);
    await expect.poll(async () => (await save('After', { images: [picture] })).status, { timeout: 30_000 }).toBe(200);
    const kept: string[] = [];
    for (let page = 1, maxPage = 1; page <= maxPage; page += 1) {
      const found = await t.send('GET', `/api/recipes/user-recipes?page=${page}&limit=100`, { user: cook });
      kept.push(...found.body.results.map((recipe: { name: string }) => recipe.name));
      maxPage = found.body.maxPage;
    }
    expect(kept.toSorted()).toEqual(acknowledged.toSorted());
    expect((await book(cook)).total).toBe(acknowledged.length);
    const partial = readdirSync(path.join(folder, 'images'), { recursive: true }).map(String);
    expect(partial.filter((name) => name.endsWith('.partial'))).toEqual([]);
    await t.close();
    await pool.end();
  },
  120_000,
);
