const COUNT = [
  'num min-w-5 self-center rounded-full bg-vein px-[0.35rem] text-center text-xs leading-[1.25rem] font-bold',
  'text-surface',
].join(' ');

/** A small number in vein, such as how many filters are on. `label` says what is counted. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className={COUNT}>
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
