/** Writes `docs/openapi.json` and `docs/basket.schema.json` from the contract; a test fails when a committed file differs. */
import { writeFileSync } from 'node:fs';
import { basketSchema, openApiDocument } from './openapi.ts';

const write = (name: string, document: unknown) =>
  writeFileSync(new URL(`../../docs/${name}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
write('openapi.json', openApiDocument());
write('basket.schema.json', basketSchema());
