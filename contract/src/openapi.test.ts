import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './api.ts';
import { ERRORS } from './errors.ts';
import { openApiDocument } from './openapi.ts';

test('the committed OpenAPI document is what the endpoints say (npm run openapi writes it)', () => {
  const committed = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('no two endpoints share a method and a path', () => {
  const names = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every sentence of the table of errors is a sentence for people', () => {
  for (const [code, row] of Object.entries(ERRORS)) {
    expect(row.message, code).toMatch(/^[A-Z].{8,}/);
  }
});
