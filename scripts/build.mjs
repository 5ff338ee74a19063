/** Builds the whole product: the pages into web/dist, the server with our own packages into server/dist. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const run = (args, folder) => {
  const result = spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status !== 0) process.exit(result.status ?? 1);
};

run(['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'web');
if (existsSync('web/prerender.ts')) run(['../node_modules/tsx/dist/cli.mjs', 'prerender.ts'], 'web');

/** Programs of the server; what runs beside requests (planning) is a file of its own. */
const ENTRIES = ['main', 'admin', 'backup', 'plans/plan-worker'].filter((name) => existsSync(`server/src/${name}.ts`));

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
