import { dueDay, type Regular } from '@sorrel/core/lists/habits/regulars';
import { useId } from 'react';
import { writeDayOfYear } from '../../language/write.ts';
import { removeRow } from '../../lib/focus-neighbour.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../sentences.ts';
import { showItem, writeName } from '../show-name.ts';
import { everyWords } from './regular-entries.tsx';
import { dayOf } from './use-regulars.ts';

interface RegularsListProps {
  regulars: readonly Regular[];
  /** Absent for somebody who may only tick. */
  onEnd: ((key: string) => void) | undefined;
}

/** All that is bought again and again, each with the day on which it is due. */
export function RegularsList({ regulars, onEnd }: RegularsListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1 pt-2">
      <h3 id={id} className="text-md">
        {say.regulars}
      </h3>
      {regulars.length === 0 ? (
        <p className="text-sm text-ink-2">{say.noRegulars}</p>
      ) : (
        <ul>
          {regulars.map((regular) => (
            <li key={regular.key} className="flex min-h-12 items-center gap-3 border-t border-line">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi>{showItem(regular.thing)}</bdi>
                <span className="block text-sm text-ink-2">
                  {say.dueOn(everyWords(regular.every), writeDayOfYear(new Date(`${dueDay(regular, dayOf)}T12:00:00`)))}
                </span>
              </span>
              {onEnd && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={say.endRegular(writeName(regular.thing))}
                  onClick={(event) => removeRow(event.currentTarget, () => onEnd(regular.key))}
                >
                  {say.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
