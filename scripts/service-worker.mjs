/** Builds the service worker: what the application is made of is written into it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const DIST = 'web/dist';
/** Loaded only by who reads a PDF or a photo: too much to keep for everybody. */
const FOR_FEW = /\/(?:open-pdf|pdf\.worker|read-photo|mend-worker|print-reader)[-.]/;
const ALWAYS = [
  '/index.html',
  '/boot.js',
  '/draw-snapshot.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/manifest.de.webmanifest',
];

/** What browsers have to understand. */
const TARGET = ['chrome109', 'firefox115', 'safari16.4'];

/** What the list is drawn with before the application has come: a script of its own, for it runs at once. */
export const buildDrawSnapshot = () =>
  build({
    entryPoints: ['web/src/snapshot/draw-snapshot.ts'],
    outfile: `${DIST}/draw-snapshot.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    logLevel: 'warning',
  });

/** All that the application's page can come to load, as Vite's manifest tells. */
function filesOf(manifest, entry) {
  const files = new Set();
  const seen = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    if (FOR_FEW.test(`/${chunk.file}`)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  return [...files].filter((file) => !FOR_FEW.test(file));
}

export async function buildServiceWorker() {
  const manifestFile = path.join(DIST, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(path.dirname(manifestFile), { recursive: true });
  const foods = readdirSync(`${DIST}/food`).flatMap((name) => (name.endsWith('.webp') ? [`/food/${name}`] : []));
  const files = [...ALWAYS, ...filesOf(manifest, 'index.html').toSorted(), ...foods.toSorted()];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(DIST, file)));
  const entry = `/${manifest['index.html'].file}`;
  await build({
    entryPoints: ['web/src/release/service-worker.ts'],
    outfile: `${DIST}/service-worker.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define: { SHELL: JSON.stringify({ version: hash.digest('hex').slice(0, 16), entry, files }) },
    logLevel: 'warning',
  });
}
