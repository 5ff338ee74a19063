import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { menuEntryClass } from './menu-looks.ts';

export interface ComboOption {
  /** One of its kind among the options. */
  key: string;
  content: ReactNode;
  onChoose: () => void;
}

export interface ComboListProps {
  /** What the field names in `aria-controls`; its `aria-activedescendant` is an `optionId`. */
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly ComboOption[];
  /** Which option the arrow keys have reached; below 0 none. */
  marked: number;
  /** Where it lies; over what is below the field when left out. */
  className?: string;
}

const LIST = 'overflow-auto rounded-md bg-surface p-1.5 shadow-3 dark:shadow-lined-3';
const PLACE = 'absolute max-h-80 inset-x-0 top-[calc(100%+0.375rem)] z-5';

/** The id of the option at a position of the list with this id. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options of a combobox, below its field, which handles the keys and keeps the focus. */
export function ComboList({ id, label, isOpen, options, marked, className }: ComboListProps) {
  return (
    <div className={classes(LIST, className ?? PLACE)} role="listbox" id={id} aria-label={label} hidden={!isOpen}>
      {options.map(({ key, content, onChoose }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
        <div
          key={key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={marked === index}
          className={menuEntryClass()}
          data-highlighted={marked === index ? '' : undefined}
          // the field keeps the focus, so that leaving it does not take the list away first
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
