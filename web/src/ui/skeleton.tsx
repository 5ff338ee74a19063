import { classes } from './classes.ts';

/** A grey shape with the geometry of what is coming, shown after 200 ms. Give it its size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes('skeleton', className)} aria-hidden />;
}
