import type { Recipe } from '@sorrel/contract/recipe';
import { writeAll } from '../language/write.ts';
import { say } from './detail-sentences.ts';

/** Why it cannot be told, with the ingredients that leave it open; `what` of `dietDoubt`. */
export function doubtText({ allergens: { unknown, kindNotSaid } }: Pick<Recipe, 'allergens'>, what: string): string {
  if (unknown.length === 0 && kindNotSaid.length > 0) return say.doubtOfKind(what, writeAll(kindNotSaid));
  return say.doubt(what, writeAll([...unknown, ...kindNotSaid]));
}
