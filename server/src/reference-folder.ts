import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the reference tables, found from the sources and from the bundle alike. */
export function findReferenceFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (let step = 0; step < 5; step += 1) {
    const candidate = path.join(folder, 'reference');
    if (existsSync(path.join(candidate, 'foods', 'foods.json'))) return candidate;
    folder = path.dirname(folder);
  }
  throw new Error('the folder reference/ with the food tables is missing next to the server');
}
