import { LoaderCircle } from 'lucide-react';

/** A small turning sign beside something that is working. Without `label` the words beside it must say so. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={className} role={label ? 'status' : undefined}>
      <LoaderCircle className="icon animate-turn" aria-hidden />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
