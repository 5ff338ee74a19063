import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recipePage } from './recipe-sites.ts';

/** How a site turns programs away. Each lets a browser in. */
const REFUSALS = [
  '402',
  '403',
  '429',
  '503',
  '401',
  '451',
  'challenge',
  'challenge page',
  'cookie wall',
  'hang up',
] as const;
type Refusal = (typeof REFUSALS)[number];

/** How its page tells the recipe. */
const SHAPES = ['JSON-LD', 'microdata', 'words alone', 'drawn by a script'] as const;
type Shape = (typeof SHAPES)[number];

/** What a page forbids, so that what is sent from it has to do without. */
const POLICIES = [
  undefined,
  "default-src 'self' 'unsafe-inline'",
  "default-src 'self' 'unsafe-inline'; connect-src 'none'; form-action 'none'; frame-src 'none'",
  "default-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'",
  "script-src 'unsafe-inline'; worker-src 'none'; base-uri 'none'; object-src 'none'",
] as const;

const DISHES = [
  'Lemon tart',
  'Leek soup',
  'Plum crumble',
  'Bean stew',
  'Walnut bread',
  'Pear salad',
  'Corn chowder',
  'Rice pudding',
];

export interface RefusingSite {
  name: string;
  refusal: Refusal;
  shape: Shape;
  address: string;
}

const LINES = [
  '2 tbsp olive oil',
  '2 x 400g tins chickpeas, drained',
  '200 g spinach',
  '3 cloves garlic, sliced',
  '1 lemon',
];
const STEPS = [
  'Warm the oil and soften the garlic.',
  'Add the chickpeas and cook for ten minutes.',
  'Stir in the spinach and serve.',
];
/** As many as each page names. */
export const INGREDIENTS_OF: Readonly<Record<Shape, number>> = {
  'JSON-LD': 6,
  microdata: LINES.length,
  'words alone': LINES.length,
  'drawn by a script': LINES.length,
};

const list = (tag: string, items: readonly string[], attribute = '') =>
  `<${tag}>${items.map((item) => `<li${attribute}>${item}</li>`).join('')}</${tag}>`;

function pageOf(shape: Shape, origin: string, name: string): string {
  const words = `<h1>${name}</h1><p>Serves 4</p><h2>Ingredients</h2>${list('ul', LINES)}<h2>Method</h2>${list('ol', STEPS)}`;
  switch (shape) {
    case 'JSON-LD':
      // whoever copies the page copies what it shows
      return recipePage(origin, name).replace(/<h1>.*<\/h1>/, words.replace('</ul>', '<li>salt and pepper</li></ul>'));
    case 'microdata':
      return `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main itemscope itemtype="https://schema.org/Recipe">
        <h1 itemprop="name">${name}</h1><p itemprop="recipeYield">4 servings</p>${list('ul', LINES, ' itemprop="recipeIngredient"')}
        <div itemprop="recipeInstructions">${list('ol', STEPS)}</div></main></body></html>`;
    case 'words alone':
      return `<!doctype html><html lang="en"><head><title>${name}</title></head><body><nav>Home</nav><article>${words}</article></body></html>`;
    case 'drawn by a script':
      return `<!doctype html><html lang="en"><head><title>${name}</title></head><body><div id="app">Loading</div>
        <script>const show = () => { const page = new DOMParser().parseFromString(${JSON.stringify(words)}, 'text/html');
          document.querySelector('#app').replaceChildren(...page.body.childNodes); };
          if (window.trustedTypes) trustedTypes.createPolicy('default', { createHTML: (text) => text });
          setTimeout(show, 50);</script></body></html>`;
  }
}

/** A browser says where a request comes from; programs do not. */
const isBrowser = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-mode'] !== undefined && /Chrome/.test(headers['user-agent'] ?? '');

function refuse(refusal: Refusal, response: ServerResponse) {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const wall =
    '<!doctype html><title>Just a moment...</title><p>Verify you are human</p><script src="/challenge-platform/x.js"></script>';
  if (refusal === 'hang up') response.destroy();
  else if (refusal === 'cookie wall') response.writeHead(302, { location: '/let-me-in', 'set-cookie': 'seen=1' }).end();
  else if (refusal === 'challenge') response.writeHead(403, html).end(wall);
  else if (refusal === 'challenge page') response.writeHead(200, html).end(wall);
  else response.writeHead(Number(refusal), html).end('<!doctype html><title>No</title><p>Not for programs.</p>');
}

/** Forty sites on this machine, all different, none of which shows its recipe to our server. */
export async function startRefusingSites(count = 40): Promise<{ sites: RefusingSite[]; stop: () => Promise<void> }> {
  const servers: Server[] = [];
  const sites: RefusingSite[] = [];
  for (let place = 0; place < count; place++) {
    const refusal = REFUSALS[place % REFUSALS.length] ?? '403';
    const shape = SHAPES[(place + Math.floor(place / SHAPES.length)) % SHAPES.length] ?? 'JSON-LD';
    const policy = POLICIES[place % POLICIES.length];
    const name = `${DISHES[place % DISHES.length]} of site ${place + 1}`;
    const server = createServer((request, response) => {
      if (!isBrowser(request)) return refuse(refusal, response);
      const isAway = refusal === 'cookie wall' && !/seen=1/.test(request.headers.cookie ?? '');
      if (isAway) return refuse(refusal, response);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(policy && { 'content-security-policy': policy }),
        ...(place % 3 === 0 && { 'cross-origin-opener-policy': 'same-origin' }),
      });
      response.end(pageOf(shape, `http://${request.headers.host}`, name));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    sites.push({ name, refusal, shape, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recipe` });
  }
  return {
    sites,
    stop: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
