import { createRecipeIndex, type RecipeIndex } from '@sorrel/core/recipes/recipe-index';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipesRepo } from './repo.ts';

/** A smaller book is searched in the database in a millisecond. */
const BOOK_RECIPES_MIN = 300;
/** A book that somebody looks through is asked for again and again; one that is seen once is not worth it. */
const ASKED_TIMES = 3;
/** About 1 kB of memory each. */
const RECIPES_MAX = 50_000;
const RECIPES_AT_ONCE = 500;

/** Whose book, and which state of it: `users.book_revision`. */
interface BookState {
  userId: string;
  revision: number;
}

/** Large books in this process's memory, each as it was at one revision; the ones used last stay. */
export interface BookIndexes {
  /** The index of exactly this state, or null: then ask the database. A book that is asked for again comes to memory. */
  find(state: BookState): RecipeIndex | null;
}

interface Book {
  revision: number;
  asked: number;
  /** Null until it is loaded, and for good where the book is small. */
  index: RecipeIndex | null;
}

/** @param recipesMin from how many recipes on a book is kept */
export function createBookIndexes(
  { db, log }: { db: DatabaseHandle; log: FastifyBaseLogger },
  recipesMin = BOOK_RECIPES_MIN,
): BookIndexes {
  /** By user, the one used last at the end. */
  const books = new Map<string, Book>();

  const use = (userId: string, book: Book) => {
    books.delete(userId);
    books.set(userId, book);
  };

  const makeRoom = () => {
    let recipes = 0;
    for (const [userId, { index }] of [...books].reverse()) {
      recipes += (index?.size ?? 0) + 1;
      if (recipes > RECIPES_MAX) books.delete(userId);
    }
  };

  const load = async (userId: string, book: Book) => {
    const repo = recipesRepo(db);
    if ((await repo.count(userId)) < recipesMin) return;
    const index = createRecipeIndex();
    for await (const recipes of repo.wholeBook(userId, RECIPES_AT_ONCE)) index.add(recipes);
    book.index = index;
    makeRoom();
  };

  return {
    find({ userId, revision }) {
      const known = books.get(userId);
      // a request that began before the last change
      if (known !== undefined && known.revision > revision) return null;
      const book = known?.revision === revision ? known : { revision, asked: 0, index: null };
      use(userId, book);
      book.asked += 1;
      if (book.asked === ASKED_TIMES) {
        load(userId, book).catch((cause: unknown) => {
          books.delete(userId);
          log.warn({ err: cause }, 'a recipe book could not be kept in memory');
        });
      }
      return book.index;
    },
  };
}
