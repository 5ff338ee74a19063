/** A small number in vein, such as how many filters are on. `label` says what is counted. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="count">
      {count}
      <span className="vh"> {label}</span>
    </span>
  );
}
