import { lazy, useState } from 'react';
import { withSentences } from '../language/sentences.ts';
import { LateDialog } from '../ui/late-dialog.tsx';
import type { SharedThing } from './share-dialog.tsx';

const LoadedDialog = lazy(withSentences(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })));

/** The dialog that makes links to a thing, loaded when it is first opened. */
export function ShareDialog(props: { thing: SharedThing; onClose: () => void }) {
  return (
    <LateDialog>
      <LoadedDialog {...props} />
    </LateDialog>
  );
}

/** `const { open, dialog } = useShare()`: opens the dialog for a thing as it is then. */
export function useShare() {
  const [thing, setThing] = useState<SharedThing | null>(null);
  return { open: setThing, dialog: thing !== null && <ShareDialog thing={thing} onClose={() => setThing(null)} /> };
}
