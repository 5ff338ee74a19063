import type { Recipe } from '@sorrel/contract/recipe';
import { bookMarks, WHOLE_AT_ONCE, wholeRecipes } from '@sorrel/contract/whole-book';
import { call } from '../api.ts';
import { type BookCopy, entryOf, forgetRecipe, readBook, writeBook } from './book-copy.ts';

/** Between two fetches, so that what the person does comes first. */
const REST_MS = 250;

export interface CopyRun {
  userId: string;
  signal: AbortSignal;
  /** Somebody else may be signed in by now, or nobody. */
  isStillHere: () => boolean;
}

export const rest = (ms = REST_MS) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Brings the copy of the book up to date: fetches what is new or changed, and drops what is gone. */
export async function copyBook({ userId, signal, isStillHere }: CopyRun): Promise<BookCopy | null> {
  let book: BookCopy = (await readBook(userId)) ?? { revision: '', entries: [] };
  const { revision, recipes } = await call(bookMarks, { query: { revision: book.revision }, signal });
  if (recipes === null) return book;
  const marks = new Map(recipes.map(({ id, mark }) => [id, mark]));
  const gone = book.entries.filter(({ summary }) => !marks.has(summary.id));
  book = { revision: '', entries: book.entries.filter(({ summary }) => marks.has(summary.id)) };
  const known = new Map(book.entries.map(({ mark, summary }) => [summary.id, mark]));
  const wanted = recipes.filter(({ id, mark }) => known.get(id) !== mark).map(({ id }) => id);

  const keep = async (fetched: readonly Recipe[]) => {
    const news = new Map(fetched.map((recipe) => [recipe.id, entryOf(recipe, marks.get(recipe.id) ?? '')]));
    const kept = book.entries.filter(({ summary }) => !news.has(summary.id));
    book = { revision: '', entries: [...kept, ...news.values()] };
    return isStillHere() && (await writeBook(userId, book, fetched));
  };
  if (wanted.length === 0 || gone.length > 0) await keep([]);
  for (let from = 0; from < wanted.length; from += WHOLE_AT_ONCE) {
    let ids = wanted.slice(from, from + WHOLE_AT_ONCE);
    while (ids.length > 0) {
      const fetched = await call(wholeRecipes, { query: { ids }, signal });
      if (!(await keep(fetched))) return null;
      await rest();
      // of long recipes an answer has some alone; where none came, those that are left were deleted meanwhile
      const came = new Set(fetched.map(({ id }) => id));
      ids = fetched.length === 0 ? [] : ids.filter((id) => !came.has(id));
    }
  }
  for (const { summary } of gone) await forgetRecipe(userId, summary.id);
  book = { ...book, revision };
  return isStillHere() && (await writeBook(userId, book, [])) ? book : null;
}
