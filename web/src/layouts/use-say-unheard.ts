import { type MutationObserver, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError, errorMessage } from '../api.ts';
import { SAYS_ITSELF } from '../lib/says-itself.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';

/** A sentence that says what went wrong wants reading. */
const SAID_MS = 10_000;

type Observer = Pick<MutationObserver, 'hasListeners'>;

/**
 * A change fails where nobody is left to say so: the dialog was closed, or the page left, while the answer was on its way. Then it is said
 * here. What has a place of its own, or says it by itself (`SAYS_ITSELF`), is not said twice.
 */
export function useSayUnheard() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => {
    // a component that sends something else meanwhile is still there
    const askers = new WeakMap<object, Set<Observer>>();
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'observerAdded') {
        const known = askers.get(event.mutation) ?? new Set<Observer>();
        askers.set(event.mutation, known.add(event.observer));
      }
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { error } = event.action;
      const isHeard = [...(askers.get(event.mutation) ?? [])].some((observer) => observer.hasListeners());
      if (isHeard || !(error instanceof ApiError) || event.mutation.meta === SAYS_ITSELF) return;
      showToast(say.aboutWhatYouDidLast(errorMessage(error)), { icon: CircleAlert, ms: SAID_MS });
    });
  }, [queryClient, showToast]);
}
