/** Builds the whole product: the pages into web/dist, the server with our own packages into server/dist. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';

const run = (args, folder) => {
  const result = spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status !== 0) process.exit(result.status ?? 1);
};

run(['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'web');
if (existsSync('web/prerender.ts')) run(['../node_modules/tsx/dist/cli.mjs', 'prerender.ts'], 'web');

/** Scripts and styles as small as they get, once; the server sends these files as they are. */
const ASSETS = 'web/dist/assets';
const compress = promisify(brotliCompress);
const packAssets = async () => {
  const files = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  const pack = async (name) => {
    const file = path.join(ASSETS, name);
    const text = readFileSync(file);
    if (text.length > 1024) writeFileSync(`${file}.br`, await compress(text));
  };
  await Promise.all(files.map(pack));
};
await packAssets();

/** Programs of the server; what runs beside requests (planning, reading pages, encoding pictures) is a file of its own. */
const ENTRIES = ['main', 'admin', 'backup', 'work-thread', 'platform/picture-worker'].filter((name) =>
  existsSync(`server/src/${name}.ts`),
);

rmSync('server/dist', { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(ENTRIES.map((name) => [name.split('/').at(-1), `server/src/${name}.ts`])),
  outdir: 'server/dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  // our own packages are bundled, those of the registry stay where npm put them
  plugins: [
    {
      name: 'keep-registry-packages-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@sorrel/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
cpSync('server/migrations', 'server/dist/migrations', { recursive: true });
