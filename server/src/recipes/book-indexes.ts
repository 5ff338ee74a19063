import type { Tag } from '@sorrel/contract/recipe';
import { createRecipeIndex, type RecipeIndex } from '@sorrel/core/recipes/recipe-index';
import type { FastifyBaseLogger } from 'fastify';
import { NOBODY_ID } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { EXPLORE, recipeListsRepo, type Scope, type SummaryRow } from './lists-repo.ts';
import { loadTags } from './tags.ts';

/** A book that somebody looks through is asked for again and again; one that is seen once is not worth it. */
const ASKED_TIMES = 3;
/** About 1 kB of memory each; one with a longer text counts as so many as it has thousands of characters. */
const RECIPES_MAX = 50_000;
const CHARACTERS_OF_ONE = 1_000;
/** A book counts as so many recipes more, for what it takes by itself. */
const BOOK_ITSELF = 20;
const RECIPES_AT_ONCE = 500;

/** Whose book, or `explore`, and which state of it: `households.book_revision`, or the one in `revisions`. */
interface BookState {
  scope: Scope;
  revision: number;
}

/** A book as it was at one revision. */
export interface BookInMemory {
  index: RecipeIndex;
  /** What it takes of memory, in recipes of ordinary length. */
  weight: number;
  /** The tags that its household sees; of explore, the default ones. */
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

/** Members of one household see the same recipes, and each their own favourites among them. */
const keyOf = (scope: Scope) => (scope === EXPLORE ? EXPLORE : `${scope.householdId} ${scope.id}`);

export function createBookIndexes({ db, log }: { db: DatabaseHandle; log: FastifyBaseLogger }): BookIndexes {
  /** By who asks, the one used last at the end. */
  const asked = new Map<string, Asked>();

  const makeRoom = () => {
    let recipesKept = 0;
    for (const [key, { book }] of [...asked].reverse()) {
      recipesKept += (book?.weight ?? 0) + BOOK_ITSELF;
      if (recipesKept > RECIPES_MAX) asked.delete(key);
    }
  };

  const load = async (scope: Scope): Promise<BookInMemory> => {
    const index = createRecipeIndex();
    let weight = 0;
    for await (const some of recipeListsRepo(db).wholeBook(scope, RECIPES_AT_ONCE)) {
      index.add(some);
      for (const { searchText } of some) weight += Math.max(1, searchText.length / CHARACTERS_OF_ONE);
    }
    return {
      index,
      weight,
      tags: await loadTags(db, scope === EXPLORE ? NOBODY_ID : scope.householdId),
      rows: new Map(),
    };
  };

  return {
    find({ scope, revision }) {
      const key = keyOf(scope);
      const known = asked.get(key);
      // a request that began before the last change
      if (known !== undefined && known.revision > revision) return null;
      const entry: Asked = known?.revision === revision ? known : { revision, times: 0, book: null };
      asked.delete(key);
      asked.set(key, entry);
      entry.times += 1;
      if (entry.times === ASKED_TIMES) {
        load(scope).then(
          (book) => {
            entry.book = book;
            makeRoom();
          },
          (cause: unknown) => {
            asked.delete(key);
            log.warn({ err: cause }, 'a recipe book could not be kept in memory');
          },
        );
      }
      return entry.book;
    },
  };
}
