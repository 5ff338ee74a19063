import { say } from './sentences.ts';
import { Spinner } from './spinner.tsx';

/** Stands for a part of a page, or with `page` for the whole window, until it is there. Shown after 200 ms. */
export function Loader({ label = say.loadingDots, page }: { label?: string; page?: boolean }) {
  return (
    <div className={page ? 'loader loader-page' : 'loader'} role="status">
      <Spinner className="text-xl text-leaf" />
      <span>{label}</span>
    </div>
  );
}
