/** The words above a meter. */
export function MeterWords({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 text-sm">
      <b className="font-semibold">{label}</b>
      <span className="num text-ink-3">{amount}</span>
    </div>
  );
}
