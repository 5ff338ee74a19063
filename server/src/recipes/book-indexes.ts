import type { RecipeSummary, Tag } from '@sorrel/contract/recipes';
import { createRecipeIndex, type RecipeIndex } from '@sorrel/core/recipes/recipe-index';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipesRepo } from './repo.ts';
import { loadTags } from './tags.ts';

/** A book that somebody looks through is asked for again and again; one that is seen once is not worth it. */
const ASKED_TIMES = 3;
/** About 1 kB of memory each. */
const RECIPES_MAX = 50_000;
/** A book counts as so many recipes more, for what it takes by itself. */
const BOOK_ITSELF = 20;
const RECIPES_AT_ONCE = 500;

/** Whose book, and which state of it: `users.book_revision`. */
interface BookState {
  userId: string;
  revision: number;
}

/** A book as it was at one revision. */
export interface BookInMemory {
  index: RecipeIndex;
  tags: readonly Tag[];
  /** Cards that were shown, by the recipe's id. */
  cards: Map<string, RecipeSummary>;
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
  /** By user, the one used last at the end. */
  const asked = new Map<string, Asked>();

  const makeRoom = () => {
    let recipes = 0;
    for (const [userId, { book }] of [...asked].reverse()) {
      recipes += (book?.index.size ?? 0) + BOOK_ITSELF;
      if (recipes > RECIPES_MAX) asked.delete(userId);
    }
  };

  const load = async (userId: string): Promise<BookInMemory> => {
    const index = createRecipeIndex();
    for await (const recipes of recipesRepo(db).wholeBook(userId, RECIPES_AT_ONCE)) index.add(recipes);
    return { index, tags: await loadTags(db, userId), cards: new Map() };
  };

  return {
    find({ userId, revision }) {
      const known = asked.get(userId);
      // a request that began before the last change
      if (known !== undefined && known.revision > revision) return null;
      const entry: Asked = known?.revision === revision ? known : { revision, times: 0, book: null };
      asked.delete(userId);
      asked.set(userId, entry);
      entry.times += 1;
      if (entry.times === ASKED_TIMES) {
        load(userId).then(
          (book) => {
            entry.book = book;
            makeRoom();
          },
          (cause: unknown) => {
            asked.delete(userId);
            log.warn({ err: cause }, 'a recipe book could not be kept in memory');
          },
        );
      }
      return entry.book;
    },
  };
}
