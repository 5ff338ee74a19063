export interface ProgressProps {
  /** What is measured, read aloud with the value: '27 of 35 recipes used'. */
  label: string;
  value: number;
  max: number;
  className?: string;
  /** A token such as 'var(--n-protein)'; leaf when left out. */
  colour?: string;
}

/** A bar that shows a share. The number stands beside it in words. */
export function Progress({ label, value, max, className, colour }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={className ? `bar ${className}` : 'bar'} role="img" aria-label={label}>
      {/* moved rather than widened: what moves lays nothing out anew */}
      <i style={{ transform: `translateX(${share - 100}%)`, background: colour }} />
    </div>
  );
}
