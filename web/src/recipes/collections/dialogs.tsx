import { withSentences } from '../../language/sentences.ts';
import { lateDialog } from '../../ui/late-dialog.tsx';

/** The dialog that puts recipes into collections, loaded when it is first opened. */
export const CollectDialog = lateDialog(
  withSentences(async () => ({ default: (await import('./collect-dialog.tsx')).CollectDialog })),
);

/** The dialog that makes, renames and deletes collections. */
export const ManageDialog = lateDialog(
  withSentences(async () => ({ default: (await import('./manage-dialog.tsx')).ManageDialog })),
);
