import { ENDPOINTS } from '@sorrel/contract/api';
import type { Endpoint } from '@sorrel/contract/endpoint';
import { ERRORS, WAIT_MARK } from '@sorrel/contract/errors';
import { openApiDocument } from '@sorrel/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { createServerPage } from '../http/server-page.ts';

const ACCESS_WORDS = { anyone: 'Anyone', user: 'Signed in', premium: 'Premium', admin: 'Administrator' } as const;

function section({ method, path, summary, access, errors }: Endpoint): string {
  const list = errors
    .map(
      (code) =>
        `<li>${ERRORS[code].status}: ${escapeHtml(ERRORS[code].message.replace(WAIT_MARK, 'so many seconds'))}</li>`,
    )
    .join('');
  const heading = `<h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>`;
  const words = `<p>${escapeHtml(summary)}</p><p class="when">${ACCESS_WORDS[access]}</p>`;
  return `<section>${heading}${words}${list === '' ? '' : `<ul>${list}</ul>`}</section>`;
}

let document: string | undefined;
/** Made when it is first asked for: it takes longer than all else that a start of the server does with its routes. */
const documentText = () => {
  document ??= JSON.stringify(openApiDocument());
  return document;
};

/** `/api/docs` for people and `/api/openapi.json` for programs, both made from the contract. */
export function apiDocsRoutes(app: FastifyInstance) {
  const features = [...groupByFeature()].map(([name, endpoints]) => ({ name: escapeHtml(name), endpoints }));
  const links = features.map(({ name }) => `<a href="#${name}">${name}</a>`).join('');
  const body = features.map(({ name, endpoints }) => `<h2 id="${name}">${name}</h2>${endpoints.map(section).join('')}`);
  const page = createServerPage()(
    'The API of Sorrel',
    `<h1>The API of Sorrel</h1><p>All fields and types stand in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p><nav aria-label="Parts of the API">${links}</nav>${body.join('')}`,
  );
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentText()),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

const featureOf = (endpoint: Endpoint) => endpoint.path.split('/')[2] ?? 'other';

function groupByFeature(): Map<string, Endpoint[]> {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of ENDPOINTS) {
    groups.set(featureOf(endpoint), [...(groups.get(featureOf(endpoint)) ?? []), endpoint]);
  }
  return groups;
}
