import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { say } from './sentences.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  maxPage: number;
  onPageChange: (page: number) => void;
  /** Accessible name of the landmark. */
  label?: string;
}

/** '2 / 5' between two arrows; '1 / 1' while all fits on one page. */
export function Pagination({ page, maxPage, onPageChange, label = say.pages }: PaginationProps) {
  return (
    <nav className="mt-12 flex items-center justify-center gap-4" aria-label={label}>
      <IconButton
        icon={ChevronLeft}
        look="solid"
        label={say.previousPage}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <p className="num min-w-16 text-center font-semibold" aria-live="polite">
        {page} / {maxPage}
      </p>
      <IconButton
        icon={ChevronRight}
        look="solid"
        label={say.nextPage}
        disabled={page >= maxPage}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
