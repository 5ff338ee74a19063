import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { whatToCook } from '@sorrel/contract/what-to-cook';
import { say } from './sentences.ts';

/** '3 ready, 2 need one thing' */
export function foundText({ counts }: ReplyOf<typeof whatToCook>): string {
  const { none, one, two } = counts;
  if (none + one === 0) return two > 0 ? say.found.needTwo(two) : say.found.nothing;
  return `${say.found.ready(none)}, ${say.found.needOne(one)}`;
}
