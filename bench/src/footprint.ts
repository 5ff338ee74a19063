import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isProductBuilt, newDataFolder } from './shared/built-product.ts';
import { freePort, ROOT } from './shared/processes.ts';
import { quantile } from './shared/samples.ts';

const COLD_STARTS = 5;
const IDLE_MS = 3000;

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** Proportional memory of a process and its children, MB; shared pages are counted once over all. */
function memoryMb(pid: number): number {
  const children = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter((child) => child > 0);
  let own = 0;
  try {
    own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // ended meanwhile, or another user's
  }
  return own + children.reduce((sum, child) => sum + memoryMb(child), 0);
}

async function start(dataFolder: string) {
  const port = await freePort();
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'error', NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const readyMs = performance.now() - startedAtMs;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { child, readyMs, stop };
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(file)).length;

/** Bytes of the first page that the application loads, gzip: everything its HTML names. */
function firstLoad(folder: string) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g)].map((match) => match[1] ?? '');
  const size = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((sum, file) => {
        const where = path.join(folder, file);
        return sum + (extension === '.woff2' ? statSync(where).size : gzipBytes(where));
      }, 0);
  return { js: size('.js'), css: size('.css'), fonts: size('.woff2') };
}

/** Bytes of JavaScript, gzip, that each page to begin with needs besides the application's. */
function firstPages(folder: string): readonly (readonly [page: string, bytes: number])[] {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = JSON.parse(/id="first-pages">([^<]+)</.exec(html)?.[1] ?? '{}') as Record<string, string[]>;
  return Object.entries(named).map(([page, files]) => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    return [page, scripts.reduce((sum, file) => sum + gzipBytes(path.join(folder, file)), 0)];
  });
}

/** Cold start, idle memory and first-load bytes, beside a bare Node process of the same run. */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const bareMs = quantile(
    Array.from({ length: COLD_STARTS }, () => {
      const startedAtMs = performance.now();
      spawnSync(process.execPath, ['-e', '0']);
      return performance.now() - startedAtMs;
    }),
    0.5,
  );
  const dataFolder = newDataFolder();
  try {
    const first = await start(dataFolder);
    await new Promise((resolve) => setTimeout(resolve, 15_000)); // the catalogue is read once
    await first.stop();
    const times: number[] = [];
    let idleMb = 0;
    for (let turn = 0; turn < COLD_STARTS; turn += 1) {
      const server = await start(dataFolder);
      times.push(server.readyMs);
      if (turn === COLD_STARTS - 1) {
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
        idleMb = memoryMb(server.child.pid ?? 0);
      }
      await server.stop();
    }
    const startMs = quantile(times, 0.5);
    const web = firstLoad(path.join(ROOT, 'web/dist'));
    console.log(`first start, empty folder      ${Math.round(first.readyMs)} ms`);
    console.log(
      `cold start to /readyz, median  ${Math.round(startMs)} ms, ${(startMs / bareMs).toFixed(1)} x a bare Node process (${Math.round(bareMs)} ms)`,
    );
    console.log(`idle memory with PostgreSQL    ${Math.round(idleMb)} MB`);
    console.log(
      `first load of the application  JavaScript ${kB(web.js)}, styles ${kB(web.css)} (gzip), fonts ${kB(web.fonts)}`,
    );
    for (const [page, bytes] of firstPages(path.join(ROOT, 'web/dist')))
      console.log(`  and of its page              ${page} ${kB(bytes)}`);
    const site = path.join(ROOT, 'web/dist/site');
    if (existsSync(site)) console.log(`public pages                   ${readdirSync(site).join(', ')}`);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
