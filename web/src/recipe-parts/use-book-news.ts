import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../auth/queries.ts';
import { listenForNews } from '../news/listen-for-news.ts';
import { BOOK_TOPIC, hearTabs } from '../news/tell-tabs.ts';
import { BOOK_LISTS, collectionsQuery, recipeCountQuery } from './queries.ts';

/** Who goes on to a recipe at once needs no line of their own. */
const LISTENED_AFTER_MS = 2_000;
/** Of many recipes that come or go together, the lists are asked for once. */
const ASKED_AFTER_MS = 500;

const SHOWN_OF_BOOK = [BOOK_LISTS, recipeCountQuery.queryKey, collectionsQuery.queryKey];

/** While a page of the book stands open it shows what other members and devices add, change and delete. */
export function useBookNews() {
  const userId = useUser()?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asking = undefined;
      for (const queryKey of SHOWN_OF_BOOK) void queryClient.invalidateQueries({ queryKey });
    };
    const stopHearing = hearTabs((word) => {
      if (word.userId === userId && word.listId === BOOK_TOPIC) asking ??= setTimeout(ask, ASKED_AFTER_MS);
    });
    let stopListening: (() => void) | undefined;
    const listening = setTimeout(() => {
      stopListening = listenForNews(userId);
    }, LISTENED_AFTER_MS);
    return () => {
      clearTimeout(listening);
      clearTimeout(asking);
      stopHearing();
      stopListening?.();
    };
  }, [userId, queryClient]);
}
