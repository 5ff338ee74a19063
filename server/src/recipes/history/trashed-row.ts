import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import type { RecipeRow } from '../repo.ts';

/** A recipe with what was in doubt of it; in what was deleted before that was kept, nothing is. */
export type TrashedRow = RecipeRow & { doubts?: ImportDoubt[] };
