import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { say } from './notice-sentences.ts';

/** What may be wrong with a recipe that was added without a look; `lines` stand below it. */
export function doubtSentence({ kind, lines }: ImportDoubt): string {
  if (kind === 'ingredients-incomplete') return lines.length === 0 ? say.doubts.listShorter : say.doubts.linesMissing;
  return say.doubts[kind];
}
