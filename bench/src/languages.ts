import { guessLanguage, readLine } from './adapters/languages.ts';
import { sampleRows, scorer } from './shared/samples.ts';

type Line = { line: string; lang: string };
type Pages = { by: Record<string, { n: number; right: number }>; misses: string[] };

/** Ingredient lines of six languages, told their language and not, and the language of whole lists, by their own scorer. */
export async function run(): Promise<void> {
  const lines = sampleRows<Line>('languages/lines.jsonl');
  const pages = sampleRows<{ lines: string[] }>('languages/pages.jsonl');
  if (lines === null || pages === null) return;
  const score = await scorer('languages/score.mjs');
  for (const isTold of [true, false]) {
    console.log(isTold ? 'told its language:' : 'not told:');
    const result = await score['run']?.(readLine as never, lines as never, isTold as never);
    score['print']?.(result as never);
  }
  console.log('goal on unseen lines: both 98.5, food 93, wrong 2, ALL 90, no language under 86');
  const told = (await score['runPages']?.(guessLanguage as never, pages as never)) as Pages | undefined;
  if (told === undefined) return;
  const { by, misses } = told;
  const shares = Object.entries(by).map(([language, { n, right }]) => `${language} ${right.toFixed(0)} % of ${n}`);
  console.log(`language told from the lines alone: ${shares.join(', ')} (goal 99, others 97)`);
  for (const miss of misses) console.log(`miss: ${miss}`);
}
