import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page with a recipe as sites publish it. */
export const recipePage = (name: string, { serves = '4 servings', image = '', lines = 3 } = {}) => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    ...(serves === '' ? {} : { recipeYield: serves }),
    ...(image === '' ? {} : { image }),
    recipeIngredient: [`200 g ${name.toLowerCase()} leaves`, '1 onion', '500 ml stock'].slice(0, lines),
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Fry the onion until it is soft, then add all the rest and simmer.' },
    ],
  };
  return `<!doctype html><html lang="en"><head><title>${name}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${name}</h1></body></html>`;
};

export interface RecipeSite {
  /** `http://127.0.0.1:port` */
  origin: string;
  host: string;
  /** What was asked for, in order. */
  asked: string[];
  /** The most requests that were answered at the same time. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

/** A site of one's own: `pages` by path, each a page's words, a status, or a function that answers. */
export async function recipeSite(
  pages: Readonly<Record<string, string | number | ((request: IncomingMessage, response: ServerResponse) => void)>>,
  slownessMs = 0,
): Promise<RecipeSite> {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    atOnce += 1;
    most = Math.max(most, atOnce);
    response.once('close', () => {
      atOnce -= 1;
    });
    const page = pages[path] ?? pages[path.split('?')[0] ?? ''];
    setTimeout(() => {
      if (typeof page === 'function') page(request, response);
      else if (typeof page === 'string')
        response
          .writeHead(200, { 'content-type': page.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain' })
          .end(page);
      else response.writeHead(page ?? 404).end();
    }, slownessMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    asked,
    mostAtOnce: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
