import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COLD_STARTS = 5;
const IDLE_MS = 3000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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

/** Bytes of the first page that the application loads, gzip: everything its HTML names. */
function firstLoad(folder: string) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g)].map((match) => match[1] ?? '');
  const size = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((sum, file) => {
        const bytes = readFileSync(path.join(folder, file));
        return sum + (extension === '.woff2' ? bytes.length : gzipSync(bytes).length);
      }, 0);
  return { js: size('.js'), css: size('.css'), fonts: size('.woff2') };
}

/** Cold start, idle memory and first-load bytes, beside a bare Node process of the same run. */
export async function run(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'server/dist/main.js'))) {
    console.log('The product is not built: run npm run build first.');
    return;
  }
  const bareMs = median(
    Array.from({ length: COLD_STARTS }, () => {
      const startedAtMs = performance.now();
      spawnSync(process.execPath, ['-e', '0']);
      return performance.now() - startedAtMs;
    }),
  );
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sorrel-footprint-'));
  chmodSync(dataFolder, 0o711);
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
    const web = firstLoad(path.join(ROOT, 'web/dist'));
    console.log(`first start, empty folder      ${Math.round(first.readyMs)} ms`);
    console.log(
      `cold start to /readyz, median  ${Math.round(median(times))} ms, ${(median(times) / bareMs).toFixed(1)} x a bare Node process (${Math.round(bareMs)} ms)`,
    );
    console.log(`idle memory with PostgreSQL    ${Math.round(idleMb)} MB`);
    console.log(
      `first load of the application  JavaScript ${kB(web.js)}, styles ${kB(web.css)} (gzip), fonts ${kB(web.fonts)}`,
    );
    const site = path.join(ROOT, 'web/dist/site');
    if (existsSync(site)) console.log(`public pages                   ${readdirSync(site).join(', ')}`);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
