import { markedParts } from '@sorrel/core/recipes/marked-parts';

const FOUND = 'bg-transparent text-inherit underline decoration-citron decoration-4 underline-offset-2';

export interface MarkedProps {
  text: string;
  /** What was searched for; nothing is marked where it is empty. */
  search: string;
}

/** A text in which the words that a search found are underlined. */
export function Marked({ text, search }: MarkedProps) {
  if (search === '') return text;
  return markedParts(text, search).map((part) =>
    part.isFound ? (
      <mark key={part.at} className={FOUND}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
