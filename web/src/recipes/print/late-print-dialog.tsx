import { withSentences } from '../../language/sentences.ts';
import { lateDialog } from '../../ui/late-dialog.tsx';

/** The dialog that prints, loaded when it is first opened: laying out a sheet needs all that reads steps and measures. */
export const PrintDialog = lateDialog(
  withSentences(async () => ({ default: (await import('./print-dialog.tsx')).PrintDialog })),
);
