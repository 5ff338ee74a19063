import { Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { OnTopBar, useTopBar } from './phone-frame.tsx';

const PLACES = {
  page: {
    title: '-ml-2 max-w-120 flex-[1_1_14rem] pr-3 pl-2',
    input: 'h-13 min-w-24 text-[clamp(1.625rem,1.2rem+1.8vw,2.25rem)]',
  },
  bar: { title: 'flex-1 pr-2', input: 'h-control min-w-16 text-lg @max-slim:text-[1.1875rem]' },
};
const TITLE = [
  'inline-flex min-w-0 items-center gap-1 rounded-md py-0.5 focus-within:bg-sunken hover:bg-sunken',
  'print:m-0 print:bg-transparent print:p-0',
].join(' ');
const INPUT = [
  'field-sizing-content max-w-full rounded-sm bg-transparent px-1 text-ellipsis print:m-0 print:p-0',
  'font-display leading-[1.4] font-semibold tracking-display',
].join(' ');

interface WorkTitleProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  /** Accessible name: 'Plan name'. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** The name of what is being made, edited where it stands as the page's title; on a phone in the bar at its top. */
export function WorkTitle({ label, onValueChange, ...rest }: WorkTitleProps) {
  const place = PLACES[useTopBar() ? 'bar' : 'page'];
  return (
    <OnTopBar>
      <div className={`${TITLE} ${place.title}`}>
        <input
          className={`${INPUT} ${place.input}`}
          dir="auto"
          {...rest}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <Pencil className="icon text-ink-3 @max-slim:hidden print:hidden" aria-hidden />
      </div>
    </OnTopBar>
  );
}
