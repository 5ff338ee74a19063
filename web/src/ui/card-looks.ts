/** A recipe with its picture, its name and a line of facts. What lies over the link to it is `relative z-2`. */
export const CARD = 'group relative grid grid-cols-1 content-start gap-3';

export const CARD_PICTURE = [
  'aspect-4/3 rounded-lg [transition:box-shadow_var(--t),transform_var(--t)_var(--ease)] motion-reduce:transition-none',
  'group-hover:shadow-2 motion-safe:group-hover:[transform:translateY(-3px)]',
  'motion-safe:group-hover:[&_.cv-turn]:[transform:rotate(9deg)]',
].join(' ');

export const CARD_META =
  'num col-span-full mt-1 flex gap-x-3.5 gap-y-1.5 overflow-hidden text-sm whitespace-nowrap text-ink-3 [&_.icon]:size-[1em]';
export const CARD_FACT = 'inline-flex flex-none items-center gap-[0.35rem]';
/** The last of the line gives way, and shows that it does. */
export const CARD_TAG = 'min-w-0 overflow-hidden text-ellipsis';
