import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';
import { getSessionState } from './access-token.ts';

/** What a tab has changed: everything under the key is no longer as other tabs have read it. */
interface Outdated {
  userId: string | null;
  queryKey: QueryKey;
}

/**
 * Tabs of one browser show the same household. What one of them asks for anew because it changed it, the others ask for anew
 * too, where they show it at once. A call without a key (after a time without network) is about the own tab alone: every
 * other one comes back by itself.
 */
export class TellingQueryClient extends QueryClient {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sorrel-outdated');

  override mount() {
    super.mount();
    // in Node, where tests run, an open channel would keep the process
    (this.#channel as unknown as { unref?: () => void } | null)?.unref?.();
    this.#channel?.addEventListener('message', this.#hear);
  }

  override unmount() {
    super.unmount();
    this.#channel?.removeEventListener('message', this.#hear);
  }

  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.queryKey !== undefined) {
      this.#channel?.postMessage({ userId: userId(), queryKey: filters.queryKey } satisfies Outdated);
    }
    return super.invalidateQueries(filters, options);
  }

  readonly #hear = ({ data }: MessageEvent<Outdated>) => {
    if (data.userId === userId()) void super.invalidateQueries({ queryKey: data.queryKey });
  };
}

const userId = () => getSessionState().decoded?.userId ?? null;
