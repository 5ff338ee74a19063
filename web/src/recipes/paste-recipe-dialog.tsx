import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { type PastedPage, PastePageField } from './paste-page-field.tsx';
import { say } from './sentences.ts';

export interface PasteRecipeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reading: boolean;
  error: string | undefined;
  onPage: (page: PastedPage) => void;
}

/** A whole recipe from somewhere else: a page, a mail, a message, a note. */
export function PasteRecipeDialog({ open, onOpenChange, reading, error, onPage }: PasteRecipeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say.pasteARecipe}>
      <div className="grid gap-4">
        <PastePageField label={say.theRecipe} hint={say.pasteHint} rows={10} reading={reading} onPage={onPage} />
        {error !== undefined && (
          <Notice tone="error">
            <p>{say.failedToGetRecipeDataPlease}</p>
            {error !== '' && <p>{error}</p>}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
