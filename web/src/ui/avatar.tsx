import { classes } from './classes.ts';

const BASE = [
  'grid flex-none place-items-center overflow-hidden rounded-[50%]',
  'font-display leading-none font-[650]',
].join(' ');
const SIZES = {
  xs: 'size-6 text-xs',
  sm: 'size-8.5 text-sm',
  md: 'size-10 text-base',
  row: 'size-14 text-lg',
  lg: 'size-24 text-2xl',
};
/** The reader is citron; the others at the table take the tints in turn, in the order in which persons take their colours. */
const TINTS = ['bg-leaf-soft text-leaf', 'bg-sky-soft text-sky', 'bg-vein-soft text-vein', 'bg-amber-soft text-amber'];

export interface AvatarProps {
  /** The first letter stands in when there is no picture; nothing while nobody is known. */
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
  /** The place among others; left out, it is the reader. */
  place?: number;
}

/** Decorative: the name stands beside it or in the control's label. */
export function Avatar({ name, src, size = 'md', place }: AvatarProps) {
  const tint = place === undefined ? 'bg-citron text-on-citron' : TINTS[place % TINTS.length];
  return (
    <span className={classes(BASE, SIZES[size], tint)} aria-hidden>
      {src ? <img className="size-full object-cover" src={src} alt="" /> : Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
