import { useState } from 'react';
import { withSentences } from '../language/sentences.ts';
import { lateDialog } from '../ui/late-dialog.tsx';
import type { SharedThing } from './share-dialog.tsx';

/** The dialog that makes links to a thing, loaded when it is first opened. */
export const ShareDialog = lateDialog(
  withSentences(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })),
);

/** `const { open, dialog } = useShare()`: opens the dialog for a thing as it is then. */
export function useShare() {
  const [thing, setThing] = useState<SharedThing | null>(null);
  return { open: setThing, dialog: thing !== null && <ShareDialog thing={thing} onClose={() => setThing(null)} /> };
}
