import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { type ListItem, thingName } from '@sorrel/core/lists/list';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { removeRow } from '../lib/focus-neighbour.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useFoodNames } from './food-names.ts';
import { AT_HOME, AT_HOME_ROW, ROW_NAME } from './list-looks.ts';
import { say } from './sentences.ts';
import { showItem, showName, writeName } from './show-name.ts';
import type { ListSettings } from './stored-list.ts';

interface AtHomeProps {
  items: readonly ListItem[];
  /** Items that are to be bought, which these are not counted among. */
  total: number;
  settings: ListSettings;
  /** Absent for somebody who may only tick. */
  onNeed: ((id: string) => void) | undefined;
}

/** What is probably at home: one sentence of names, which opens to what the recipes need of each. */
export const AtHome = memo(function AtHome({ items, total, settings, onNeed }: AtHomeProps) {
  useFoodNames();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={AT_HOME} aria-labelledby={id}>
      <header className="flex items-center gap-2.5 pb-1.5">
        <img src="/food/salt.webp" width={36} height={36} alt="" loading="lazy" />
        <h2 className="flex-1 text-md" id={id}>
          {say.atHome}
        </h2>
        <span className="num text-sm text-ink-3">{items.length}</span>
        <IconButton
          icon={isOpen ? ChevronUp : ChevronDown}
          label={say.showAtHome}
          size="sm"
          className="print:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </header>
      {isOpen ? (
        <ul>
          {items.map((item) => (
            <li key={item.id} className={AT_HOME_ROW}>
              <FoodIcon className="size-6.5 flex-none" name={thingName(item)} />
              <span className={ROW_NAME} dir="auto">
                {showItem(item)}
              </span>
              {settings.quantities && (
                <span className="num text-sm text-ink-2">{displayQuantity(item, settings.serves, say.amount)}</span>
              )}
              {onNeed && (
                <Button
                  variant="text"
                  size="sm"
                  className="print:hidden"
                  aria-label={say.needItem(showItem(item))}
                  onClick={(event) => removeRow(event.currentTarget, () => onNeed(item.id))}
                >
                  {say.needIt}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">{say.atHomeSentence(showName(items.map(writeName).join(', ')), total)}</p>
      )}
    </section>
  );
});
