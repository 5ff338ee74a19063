import { classifyAisle as classify } from './adapters/aisles.ts';
import { sampleRows, scorer } from './shared/samples.ts';

type Item = { name: string; accept: string[] };
type Score = { n: number; accuracy: number; balanced: number; misses: string[][] };

/** Aisles of the sample items. */
export async function run(): Promise<void> {
  const items = sampleRows<Item>('aisles/items.jsonl');
  if (items === null) return;
  const score = await scorer('aisles/score.mjs');
  const result = (await score['run']?.(classify as never, items as never)) as Score;
  console.log(
    `${result.n} items, ${result.accuracy} % right, mean over the aisles ${result.balanced} % (wanted: 93 %)`,
  );
  for (const miss of result.misses) console.log(`miss: ${miss.join(' | ')}`);

  const start = performance.now();
  for (const item of items) classify(item.name);
  console.log(`${((performance.now() - start) / items.length).toFixed(3)} ms an item`);
}
