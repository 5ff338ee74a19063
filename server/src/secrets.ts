import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/** The secret that signs access tokens: the setting, or one made once and kept in the data folder with mode 0600. */
export function tokenSecret(config: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>): Uint8Array {
  if (config.TOKEN_SECRET !== undefined) return new TextEncoder().encode(config.TOKEN_SECRET);
  const file = path.join(config.DATA_DIR, 'token-secret');
  if (!existsSync(file)) {
    mkdirSync(config.DATA_DIR, { recursive: true });
    // wx: of two processes that start at once one writes, the other reads what was written
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
  chmodSync(file, 0o600);
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}
