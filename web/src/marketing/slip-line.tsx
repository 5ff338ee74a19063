import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

const TICK = 'grid size-5.5 flex-none place-items-center rounded-[50%] border-2';
const TICKED = [
  'border-slip-tick bg-slip-tick',
  'after:h-[0.66rem] after:w-[0.38rem] after:[transform:translateY(-1px)_rotate(45deg)] after:border-white',
  'after:border-r-[2.2px] after:border-b-[2.2px] after:content-[""]',
].join(' ');

/** A food on a drawn list, ticked off or not. */
export function SlipLine({
  picture,
  isTicked = false,
  children,
}: {
  picture: string;
  isTicked?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-2.5">
      <span className={classes(TICK, isTicked ? TICKED : 'border-slip-edge')} />
      <img
        className={classes('size-7', isTicked && 'opacity-50')}
        src={`/food/${picture}.webp`}
        alt=""
        width="256"
        height="256"
        loading="lazy"
      />
      {children}
    </div>
  );
}
