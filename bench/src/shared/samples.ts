import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../shared/', import.meta.url);

/** The development sample of that path beside the project, or null, saying so, where it is missing. */
export function sampleRows<Row>(path: string): Row[] | null {
  const file = new URL(path, folder);
  if (!existsSync(file)) {
    console.log(`../shared/${path} is not here: nothing is measured.`);
    return null;
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line));
}

/** A scorer that lies beside a development sample. */
export const scorer = (path: string): Promise<Record<string, (...given: never[]) => unknown>> =>
  import(new URL(path, folder).href);

/** Value below which a share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
