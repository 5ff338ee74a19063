import { useQuery } from '@tanstack/react-query';
import { Star, Trash2 } from 'lucide-react';
import { writeDate } from '../language/write.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { say } from './detail-sentences.ts';
import { cookLogQuery, useRemoveCookEntry } from './queries.ts';

/** When a recipe was cooked and how it was; nothing before the first time. */
export function CookLog({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(cookLogQuery(recipeId));
  const remove = useRemoveCookEntry(recipeId);
  if (data === undefined || data.entries.length === 0) return null;
  return (
    <section className="print:hidden mt-10">
      <h2 className="text-xl">{say.cooked}</h2>
      <ul className="mt-2 max-w-[60ch]">
        {data.entries.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2 first:border-0"
          >
            <time className="font-semibold" dateTime={entry.cooked_at}>
              {writeDate(new Date(entry.cooked_at))}
            </time>
            <span className="min-w-0 text-ink-2 wrap-anywhere">
              {!entry.own && entry.by !== null && (
                <b className="mr-3 font-semibold text-ink" dir="auto">
                  {entry.by}
                </b>
              )}
              <span className="mr-3 text-sm text-ink-3">{say.portionsCount(entry.portions)}</span>
              {entry.stars !== null && <Stars count={entry.stars} />}
              {entry.note && (
                <span className="block" dir="auto">
                  {entry.note}
                </span>
              )}
            </span>
            {entry.own && (
              <IconButton
                icon={Trash2}
                size="sm"
                label={say.removeEntry(writeDate(new Date(entry.cooked_at)))}
                onClick={(event) => removeRow(event.currentTarget, () => remove.mutateAsync(entry.id))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Stars({ count }: { count: number }) {
  return (
    <span className="inline-flex align-[-0.16em]" role="img" aria-label={say.starsGiven(count)}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Star key={place} className="size-[1.0625rem] fill-amber text-amber" aria-hidden />
      ))}
    </span>
  );
}

/** 'Cooked 4 times, last on 12 Oct 2026', above the title. */
export function CookedLine({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(cookLogQuery(recipeId));
  const last = data?.entries[0];
  if (data === undefined || last === undefined) return null;
  return (
    <p className="print:hidden flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {data.stars !== null && <Stars count={Math.max(1, Math.round(data.stars))} />}
      {say.cookedTimes(data.times, writeDate(new Date(last.cooked_at)))}
    </p>
  );
}
