import type { ImportDoubt, ImportedRecipe } from '@sorrel/contract/recipe-import';
import { useState } from 'react';

/** What was read, and what of it a person has not yet looked at. */
export interface ImportReview {
  imported: ImportedRecipe | null;
  /** The servings among them; that question is the form's own and stays until it is answered. */
  doubts: readonly ImportDoubt[];
  begin: (imported: ImportedRecipe) => void;
  /** A person has seen to it, or wants to hear no more of it. */
  finish: (doubt: ImportDoubt) => void;
  clear: () => void;
}

/** Keeps what an import was not sure of until somebody has looked at it. */
export function useImportReview(): ImportReview {
  const [imported, setImported] = useState<ImportedRecipe | null>(null);
  const [doubts, setDoubts] = useState<readonly ImportDoubt[]>([]);
  return {
    imported,
    doubts,
    begin: (read) => {
      setImported(read);
      setDoubts(read.doubts);
    },
    finish: (done) => setDoubts((open) => open.filter((doubt) => doubt !== done)),
    clear: () => {
      setImported(null);
      setDoubts([]);
    },
  };
}
