import { readJson } from './mend-json.ts';
import type { Page } from './page.ts';
import { collectThings, type Things } from './structured-things.ts';

/** All things that the page's JSON-LD describes. */
export function readJsonLd(page: Page): Things {
  const values: unknown[] = [];
  for (const script of page.scripts) {
    if (script.type.includes('ld+json') || (script.type.includes('json') && script.text.includes('schema.org'))) {
      for (const value of readJson(script.text)) values.push(value);
    }
  }
  return collectThings(values);
}
