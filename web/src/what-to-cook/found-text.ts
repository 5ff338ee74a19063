import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { whatToCook } from '@sorrel/contract/what-to-cook';
import { say } from './sentences.ts';

/** '3 ready, 2 need one thing'; what lacks two things counts where nothing lacks less. */
export function foundText({ counts: { none, one, two } }: ReplyOf<typeof whatToCook>): string {
  const best = [none > 0 && say.found.ready(none), one > 0 && say.found.needOne(one)].filter((part) => part !== false);
  if (best.length > 0) return best.join(', ');
  return two > 0 ? say.found.needTwo(two) : say.found.nothing;
}
