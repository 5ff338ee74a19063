import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { paths } from './src/paths.ts';

/** Where `npm run dev` finds the server; what is not the web's own goes there. */
const SERVER = process.env.SORREL_SERVER ?? 'http://127.0.0.1:3001';
const SERVER_PATHS = ['/api', '/dev', '/images', '/healthz', '/readyz', '/print-reader', '/share'];

/** The two fonts of the first paint; others (Latin Extended, italics) load when a text needs them. */
const FIRST_FONTS = /(?:besley|figtree)-latin-wght-normal-.*\.woff2$/;

/** How sentences are read and written, and the looks of buttons and fields. */
const SHARED = new RegExp(
  [
    /src\/(?:paths|decode-token)\.ts$/,
    /src\/language\/(?:sentences|shown-language|site-language|rich|write)\.tsx?$/,
    /src\/ui\/(?:(?:brand|button|field|icon-button|input)-looks|classes)\.ts$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What a public page needs before React, which it must not bring along: addresses, and what loads files. */
const BEFORE_REACT = /contract\/src\/(?:language|site)\.ts$|vite\/preload-helper/;

/** Pages that people begin with, and their code: `boot.js` asks for it with the application's own, not once that has run. */
const FIRST_PAGES = {
  [paths.recipeBook]: 'src/recipes/recipe-book-page.tsx',
  [paths.mealPlans]: 'src/plans/meal-plans-page.tsx',
  [paths.shoppingLists]: 'src/lists/lists-page.tsx',
};

/** Beginnings of which any two share code; what they share is not a file for each small thing, and none loads another's own. */
const BEGINNINGS = [
  'src/main.tsx',
  ...Object.values(FIRST_PAGES),
  'src/auth/login-page.tsx',
  'src/recipes/recipe-page.tsx',
  'src/explore/explore-page.tsx',
  'src/recipes/add-recipe-page.tsx',
  'src/cook/cook-page.tsx',
];

/** What the code of a page names but does not run: it stays where it is run. */
const LEFT_ALONE =
  /node_modules\/(?:htmlparser2|entities)\/|core\/src\/(?:ingredients|recipes\/import|foods\/singular)/;

/**
 * One file for all that the same beginnings need. A page that opens without a network otherwise reads, links and starts a hundred
 * files, most of them an icon or a few lines. What the public pages need as well is left to the groups before.
 */
function sharedByBeginnings(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let needs: ReadonlySet<string>[] | null = null;
  return (id, context) => {
    const neededBy = (source: string) => {
      const ids = new Set([path.join(import.meta.dirname, source)]);
      for (const each of ids) {
        const info = context.getModuleInfo(each);
        for (const imported of info?.importedIds ?? []) ids.add(imported);
        // a public page comes when it is opened, and its code is no application's
        for (const opened of info?.dynamicallyImportedIds ?? [])
          if (opened.includes('/src/marketing/')) ids.add(opened);
      }
      return ids;
    };
    needs ??= ['src/marketing/main.tsx', ...BEGINNINGS].map(neededBy);
    // what is begun with or asked for by itself stays a file of its own
    if (LEFT_ALONE.test(id) || BEGINNINGS.some((source) => id.endsWith(`/${source}`))) return null;
    const info = context.getModuleInfo(id);
    if (info === null || info.isEntry || info.dynamicImporters.length > 0) return null;
    const [site, application, ...pages] = needs.map((ids) => ids.has(id));
    if (site) return null;
    if (application) return 'application';
    const of = pages.flatMap((isNeeded, n) => (isNeeded ? [n] : []));
    return of.length === 0 ? null : `begin-${of.join('')}`;
  };
}

const LUCIDE = /node_modules[\\/]lucide-react[\\/]/;

/** 'heart-handshake' for each `HeartHandshake` that the code of the public pages draws. */
function siteIcons(): ReadonlySet<string> {
  const folder = path.join(import.meta.dirname, 'src/marketing');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(
      ([, list = '']) => list.match(/\w+/g) ?? [],
    ),
  );
  return new Set(names.map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()));
}

/** The icons of the public pages, and what draws any. All others are in one file, which those do not load. */
function ofSiteIcons(): (id: string) => boolean {
  const names = siteIcons();
  return (id) => {
    const icon = /[\\/]icons[\\/]([\w-]+)\.m?js$/.exec(id)?.[1];
    return LUCIDE.test(id) && (icon === undefined || names.has(icon));
  };
}

/** The file of a chunk, those of all that it imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, files = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || files.has(file)) return files;
  files.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) filesOf(bundle, imported, files);
  return files;
}

const BOOT = '<script src="/boot.js"></script>';

/** Writes into the page which files each first page needs besides the application. */
function nameFirstPages(): Plugin {
  return {
    name: 'sorrel:name-first-pages',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk: application }) => {
        if (bundle === undefined || application?.name !== 'app') return html;
        const known = filesOf(bundle, application.fileName);
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const filesOfPage = (source: string) => {
          const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
          if (page === undefined) throw new Error(`${source} is no page of its own.`);
          return [...filesOf(bundle, page.fileName)].filter((file) => !known.has(file));
        };
        const files = Object.entries(FIRST_PAGES).map(([path, source]) => [path, filesOfPage(source)] as const);
        const named = JSON.stringify(Object.fromEntries(files));
        return html.replace(BOOT, `<script type="application/json" id="first-pages">${named}</script>\n    ${BOOT}`);
      },
    },
  };
}

/** What draws the list before the application has come. The build makes it (scripts/service-worker.mjs); it runs as soon as there is a place for it. */
function addDrawSnapshot(): Plugin {
  return {
    name: 'sorrel:add-draw-snapshot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk: application }) =>
        application?.name === 'app'
          ? html.replace('<div id="root"></div>', '$&\n    <script src="/draw-snapshot.js"></script>')
          : html,
    },
  };
}

/** Asks for the fonts together with the styles, not after them. */
function preloadFonts(): Plugin {
  return {
    name: 'sorrel:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), nameFirstPages(), addDrawSnapshot()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.SORREL_WEB_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // nothing becomes a data: address, so the content security policy stays short
    assetsInlineLimit: 0,
    sourcemap: true,
    // what the service worker keeps is read from it, and then it goes
    manifest: true,
    rolldownOptions: {
      // the application, and the template that `prerender.ts` makes the public pages from
      input: { app: path.join(import.meta.dirname, 'index.html'), site: path.join(import.meta.dirname, 'site.html') },
      output: {
        codeSplitting: {
          // what changes with its versions only, so that a release leaves it in people's caches
          groups: [
            { name: 'addresses', test: BEFORE_REACT, priority: 5 },
            // the public pages need React alone
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            { name: 'vendor', test: /node_modules[\\/](react-router|@tanstack|zod)[\\/]/, priority: 3 },
            // small things that application and public pages share: each would be a file of its own
            { name: 'shared', test: SHARED, priority: 2 },
            { name: 'site-icons', test: ofSiteIcons(), priority: 2 },
            { name: 'icons', test: LUCIDE, priority: 1 },
            {
              name: sharedByBeginnings(),
              debugName: 'shared by beginnings',
              priority: 0,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
