import { Pencil } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { classes } from './classes.ts';
import { OnTopBar, useTopBar } from './phone-frame.tsx';

const PLACES = {
  page: {
    title: '-ml-2 max-w-160 flex-[1_1_14rem] pr-3 pl-2',
    field: 'block min-h-13 min-w-24 resize-none py-1.5 leading-[1.1]',
  },
  bar: {
    title: 'flex-1 pr-2',
    field: 'h-control min-w-16 text-ellipsis text-lg leading-[1.4] @max-slim:text-[1.1875rem]',
  },
};
const TITLE = [
  'inline-flex min-w-0 items-center gap-1 rounded-md py-0.5 focus-within:bg-sunken hover:bg-sunken',
  'print:m-0 print:bg-transparent print:p-0',
].join(' ');
const FIELD = [
  'field-sizing-content max-w-full rounded-sm bg-transparent px-1 print:m-0 print:p-0',
  'font-display font-semibold tracking-display',
].join(' ');
const PRINTED = 'hidden font-display text-xl leading-tight font-semibold wrap-anywhere print:block';
const SIZES = {
  short: 'text-[clamp(1.625rem,1.2rem+1.8vw,2.25rem)]',
  long: 'text-[clamp(1.375rem,1.2rem+0.7vw,1.625rem)]',
};
/** Longer names than this are smaller, and take several lines where they have to. */
const SHORT_NAME = 24;

type FieldProps = Pick<
  ComponentProps<'input'>,
  'aria-invalid' | 'aria-describedby' | 'maxLength' | 'placeholder' | 'readOnly'
>;

interface WorkTitleProps extends FieldProps {
  /** Accessible name: 'Plan name'. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  ref?: (field: HTMLElement | null) => void;
}

function handleKey(event: KeyboardEvent) {
  // a name is one line, however many it takes
  if (event.key === 'Enter') event.preventDefault();
}

/** The name of what is being made, edited where it stands as the page's title; on a phone in the bar at its top. */
export function WorkTitle({ label, onValueChange, ...rest }: WorkTitleProps) {
  const place = useTopBar() ? 'bar' : 'page';
  const looks = PLACES[place];
  const common = { dir: 'auto', ...rest, 'aria-label': label, autoComplete: 'off', spellCheck: false } as const;
  const edited = (
    <OnTopBar>
      <div className={`${TITLE} ${looks.title}`}>
        {place === 'bar' ? (
          <input
            {...common}
            className={`${FIELD} ${looks.field}`}
            onChange={(event) => onValueChange(event.target.value)}
          />
        ) : (
          <textarea
            {...common}
            className={classes(FIELD, looks.field, SIZES[rest.value.length > SHORT_NAME ? 'long' : 'short'])}
            rows={1}
            onKeyDown={handleKey}
            onChange={(event) => onValueChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
          />
        )}
        <Pencil className="icon flex-none text-ink-3 @max-slim:hidden print:hidden" aria-hidden />
      </div>
    </OnTopBar>
  );
  if (place === 'page') return edited;
  return (
    <>
      {edited}
      {/* the bar of a phone is not printed */}
      <p className={PRINTED} dir="auto">
        {rest.value}
      </p>
    </>
  );
}
