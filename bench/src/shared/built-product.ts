import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, ROOT, type Running, startProcess } from './processes.ts';

/** Whether there is a built product to measure; says what to do where there is none. */
export function isProductBuilt(): boolean {
  const isBuilt = existsSync(path.join(ROOT, 'server/dist/main.js'));
  if (!isBuilt) console.log('The product is not built: run npm run build first.');
  return isBuilt;
}

/** An empty data folder; as root, PostgreSQL runs as another user, which has to pass through. */
export function newDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-bench-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The built server beside a database that is there already. */
export async function startProduct(
  databaseUrl: string,
  dataFolder: string,
  settings: { TOKEN_SECRET: string } & Record<string, string>,
): Promise<Running> {
  const port = await freePort();
  const environment = {
    NODE_ENV: 'development',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    ...settings,
  };
  return startProcess(['server/dist/main.js'], environment, /ready at (\S+)/);
}
