import { say } from './sentences.ts';
import { Spinner } from './spinner.tsx';

const LOADER = 'grid animate-appear content-center justify-items-center gap-4 text-ink-2';

/** Stands for a part of a page, or with `page` for the whole window, until it is there. Shown after 200 ms. */
export function Loader({ label = say.loadingDots, page }: { label?: string; page?: boolean }) {
  return (
    <div className={`${LOADER} ${page ? 'min-h-dvh' : 'min-h-64'}`} role="status">
      <Spinner className="text-xl text-leaf" />
      <span>{label}</span>
    </div>
  );
}
