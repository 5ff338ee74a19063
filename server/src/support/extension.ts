import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE_MARKS } from '@sorrel/contract/site';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { type ZipEntry, zipStream } from '../platform/zip-stream.ts';

export const EXTENSION_PATH = '/extension.zip';

/** The built extension: beside the bundle as in the repository, `extension/dist`. */
function findExtension(): string | undefined {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return ['../../extension/dist', '../../../extension/dist']
    .map((folder) => path.join(here, folder))
    .find((folder) => existsSync(path.join(folder, 'manifest.json')));
}

/** The browser extension that sends pages to this server: its address is written in as the file is given away. */
export function extensionRoutes(
  app: FastifyInstance,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  folder = findExtension(),
) {
  if (folder === undefined) return;
  const entries: ZipEntry[] = readdirSync(folder).map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    const isText = /\.(?:js|json)$/.test(name);
    const text = isText ? Buffer.from(bytes.toString('utf8').replaceAll(SITE_MARKS.origin, config.PUBLIC_URL)) : bytes;
    return { name, bytes: text, isText };
  });
  app.get(EXTENSION_PATH, async (_request, reply) =>
    reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="save-to-sorrel.zip"')
      .header('cache-control', 'no-cache')
      .send(
        zipStream(
          (async function* () {
            yield* entries;
          })(),
          clock.now(),
        ),
      ),
  );
}
