import { lazy } from 'react';
import { withSentences } from '../../language/sentences.ts';
import { LateDialog } from '../../ui/late-dialog.tsx';
import type { CollectDialogProps } from './collect-dialog.tsx';
import type { ManageDialogProps } from './manage-dialog.tsx';

const LoadedCollect = lazy(
  withSentences(async () => ({ default: (await import('./collect-dialog.tsx')).CollectDialog })),
);
const LoadedManage = lazy(withSentences(async () => ({ default: (await import('./manage-dialog.tsx')).ManageDialog })));

/** The dialog that puts recipes into collections, loaded when it is first opened. */
export function CollectDialog(props: CollectDialogProps) {
  return (
    <LateDialog>
      <LoadedCollect {...props} />
    </LateDialog>
  );
}

/** The dialog that makes, renames and deletes collections. */
export function ManageDialog(props: ManageDialogProps) {
  return (
    <LateDialog>
      <LoadedManage {...props} />
    </LateDialog>
  );
}
