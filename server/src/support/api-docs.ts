import { ENDPOINTS } from '@sorrel/contract/api';
import type { Endpoint } from '@sorrel/contract/endpoint';
import { ERRORS } from '@sorrel/contract/errors';
import { openApiDocument } from '@sorrel/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';

const ACCESS_WORDS = { anyone: 'Anyone', user: 'Signed in', premium: 'Premium', admin: 'Administrator' } as const;

function section(endpoint: Endpoint): string {
  const errors = endpoint.errors
    .map((code) => `<li>${ERRORS[code].status}: ${escapeHtml(ERRORS[code].message)}</li>`)
    .join('');
  return `<section><h3><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h3><p>${escapeHtml(endpoint.summary)}</p><p>${ACCESS_WORDS[endpoint.access]}</p>${errors === '' ? '' : `<ul>${errors}</ul>`}</section>`;
}

/** `/api/docs` for people and `/api/openapi.json` for programs, both made from the contract. */
export function apiDocsRoutes(app: FastifyInstance) {
  const document = JSON.stringify(openApiDocument());
  const body = [...groupByFeature()].map(
    ([feature, endpoints]) => `<h2>${escapeHtml(feature)}</h2>${endpoints.map(section).join('')}`,
  );
  const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The API of Sorrel</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>The API of Sorrel</h1><p>All fields and types stand in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${body.join('')}</main></body></html>`;
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
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
