import { classes } from './classes.ts';

/** deep: a thin one on the spine. */
const LOOKS = {
  plain: { track: 'h-2.5 bg-sunken', bar: 'bg-leaf' },
  deep: { track: 'h-1.5 bg-quota', bar: 'bg-citron' },
};

export interface ProgressProps {
  /** What is measured, read aloud with the value: '27 of 35 recipes used'. */
  label: string;
  value: number;
  max: number;
  className?: string;
  /** A token such as 'var(--n-protein)'; leaf when left out. */
  colour?: string;
  look?: keyof typeof LOOKS;
}

/** A bar that shows a share. The number stands beside it in words. */
export function Progress({ label, value, max, className, colour, look = 'plain' }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      className={classes('overflow-hidden rounded-full forced-color-adjust-none', LOOKS[look].track, className)}
      role="img"
      aria-label={label}
    >
      {/* moved rather than widened: what moves lays nothing out anew */}
      <i
        className={`block h-full rounded-full transition-transform duration-slow ease-out ${LOOKS[look].bar}`}
        style={{ transform: `translateX(${share - 100}%)`, background: colour }}
      />
    </div>
  );
}
