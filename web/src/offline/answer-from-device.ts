import type { Endpoint } from '@sorrel/contract/endpoint';
import { freshMeals } from '@sorrel/contract/plans';
import { getRecipe, userRecipes } from '@sorrel/contract/recipes';
import type { Call } from '../api.ts';
import { keptReply } from './kept-replies.ts';

/** Answered from the book, whose rules come when they are needed. */
const OF_BOOK: ReadonlySet<string> = new Set([userRecipes.path, getRecipe.path, freshMeals.path]);

/** What this device can answer in place of the server; undefined where it cannot. */
export async function answerFromDevice(endpoint: Endpoint, call: Call, userId: string): Promise<unknown> {
  if (!OF_BOOK.has(endpoint.path)) return keptReply(endpoint, call, userId);
  const { answerFromBook } = await import('./answer-from-book.ts');
  return answerFromBook(endpoint, call, userId);
}
