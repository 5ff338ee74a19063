import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './api.ts';
import { ERRORS } from './errors.ts';
import { basketSchema, openApiDocument } from './openapi.ts';

test.each([
  ['openapi.json', openApiDocument],
  ['basket.schema.json', basketSchema],
])('the committed docs/%s is what the contract says (npm run openapi writes it)', (name, document) => {
  const committed = JSON.parse(readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(document())));
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
