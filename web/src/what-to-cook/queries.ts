import type { BodyOf } from '@sorrel/contract/endpoint';
import { kitchenFoods, whatToCook } from '@sorrel/contract/what-to-cook';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { shownLanguage } from '../language/shown-language.ts';

/** Foods that are likely to be there, by the names of the language that is shown. */
export const kitchenFoodsQuery = () =>
  queryOptions({
    queryKey: ['recipes', 'kitchen-foods', shownLanguage()],
    queryFn: ({ signal }) => call(kitchenFoods, { signal }),
  });

/** What can be cooked; while another answer is on its way the last one stays. The book may have changed whenever the page is opened. */
export const cookableQuery = (question: BodyOf<typeof whatToCook>) =>
  queryOptions({
    queryKey: ['recipes', 'what-to-cook', shownLanguage(), question],
    queryFn: ({ signal }) => call(whatToCook, { body: question, signal }),
    enabled: question.foods.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
