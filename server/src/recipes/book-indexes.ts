import type { Tag } from '@sorrel/contract/recipe';
import { createRecipeIndex, type RecipeIndex } from '@sorrel/core/recipes/recipe-index';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../db/open-database.ts';
import { EXPLORE, recipeListsRepo, type SummaryRow } from './lists-repo.ts';
import { loadTags } from './tags.ts';
import { NOBODY_ID } from './tags-repo.ts';

/** A book that somebody looks through is asked for again and again; one that is seen once is not worth it. */
const ASKED_TIMES = 3;
/** About 1 kB of memory each. */
const RECIPES_MAX = 50_000;
/** A book counts as so many recipes more, for what it takes by itself. */
const BOOK_ITSELF = 20;
const RECIPES_AT_ONCE = 500;

/** Whose book, or `explore`, and which state of it: `users.book_revision`, or the one in `revisions`. */
interface BookState {
  owner: string;
  revision: number;
}

/** A book as it was at one revision. */
export interface BookInMemory {
  index: RecipeIndex;
  /** The tags that its owner sees; of explore, the default ones. */
  tags: readonly Tag[];
  /** Rows of the cards that were shown, by the recipe's id. */
  rows: Map<string, SummaryRow>;
}

/** Books in this process's memory; the ones used last stay. */
export interface BookIndexes {
  /** The book in exactly this state, or null: then ask the database. A book that is asked for again comes to memory. */
  find(state: BookState): BookInMemory | null;
}

interface Asked {
  revision: number;
  times: number;
  book: BookInMemory | null;
}

export function createBookIndexes({ db, log }: { db: DatabaseHandle; log: FastifyBaseLogger }): BookIndexes {
  /** By owner, the one used last at the end. */
  const asked = new Map<string, Asked>();

  const makeRoom = () => {
    let recipesKept = 0;
    for (const [owner, { book }] of [...asked].reverse()) {
      recipesKept += (book?.index.size ?? 0) + BOOK_ITSELF;
      if (recipesKept > RECIPES_MAX) asked.delete(owner);
    }
  };

  const load = async (owner: string): Promise<BookInMemory> => {
    const index = createRecipeIndex();
    const scope = owner === EXPLORE ? EXPLORE : { owner };
    for await (const some of recipeListsRepo(db).wholeBook(scope, RECIPES_AT_ONCE)) index.add(some);
    return { index, tags: await loadTags(db, owner === EXPLORE ? NOBODY_ID : owner), rows: new Map() };
  };

  return {
    find({ owner, revision }) {
      const known = asked.get(owner);
      // a request that began before the last change
      if (known !== undefined && known.revision > revision) return null;
      const entry: Asked = known?.revision === revision ? known : { revision, times: 0, book: null };
      asked.delete(owner);
      asked.set(owner, entry);
      entry.times += 1;
      if (entry.times === ASKED_TIMES) {
        load(owner).then(
          (book) => {
            entry.book = book;
            makeRoom();
          },
          (cause: unknown) => {
            asked.delete(owner);
            log.warn({ err: cause }, 'a recipe book could not be kept in memory');
          },
        );
      }
      return entry.book;
    },
  };
}
