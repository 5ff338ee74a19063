import type { Recipe } from '@sorrel/contract/recipe';
import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../api.ts';
import { writeNumber } from '../../language/write.ts';
import { useIsPrinted } from '../../lib/use-is-printed.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { loadSheets, picturesCame, type ToPrint } from './load-sheets.ts';
import { PrintedSheets, type SheetRecipe } from './printed-sheets.tsx';
import { say } from './sentences.ts';
import { usePrintPictures } from './use-print-pictures.ts';

interface PrintDialogProps {
  title: string;
  /** One recipe as it is shown, or those that are read when it is pressed: a book with its contents. */
  what: { recipe: Recipe; serves: number } | { read: () => Promise<ToPrint> };
  onClose: () => void;
}

/** Asks what is to stand on paper, and hands it to the browser's own window for printing. */
export function PrintDialog({ title, what, onClose }: PrintDialogProps) {
  const queryClient = useQueryClient();
  const [withPictures, setWithPictures] = usePrintPictures();
  const [sheets, setSheets] = useState<readonly SheetRecipe[] | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);
  const asBook = 'read' in what;
  const isPrinted = useIsPrinted();
  // many have to be read first: without that, the browser's own command prints nothing in place of the page
  const printed = sheets ?? (isPrinted && !asBook ? [what] : null);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  /** The recipes, or why there are none. */
  async function load(): Promise<readonly SheetRecipe[] | string> {
    if (!('read' in what)) return [what];
    const { ids, total } = await what.read();
    if (total > CHOSEN_RECIPES_MAX) return say.tooMany(writeNumber(total), CHOSEN_RECIPES_MAX);
    const loaded = await loadSheets(queryClient, ids, (done) => setProgress({ done, all: ids.length }));
    return loaded.length === 0 ? say.nothingThere : loaded;
  }
  async function handlePrint() {
    setIsBusy(true);
    setProblem(null);
    try {
      const loaded = await load();
      if (isClosed.current) return;
      if (typeof loaded === 'string') return setProblem(loaded);
      // the sheet has to stand when the browser looks
      flushSync(() => setSheets(loaded));
      if (sheetRef.current) await picturesCame(sheetRef.current);
      if (isClosed.current) return;
      window.print();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setProgress(null);
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <Button icon={Printer} saving={isBusy} savingLabel={say.layingOut} onClick={handlePrint}>
          {say.print}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Switch
          end
          label={say.withPictures}
          checked={withPictures}
          disabled={isBusy}
          onCheckedChange={setWithPictures}
        />
        {asBook && <p className="text-ink-2">{say.asBook}</p>}
        <p className="text-ink-2">{say.paper}</p>
        {progress && (
          <p className="num text-sm text-ink-2" role="status">
            {say.laidOut(progress.done, progress.all)}
          </p>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
      {printed && <PrintedSheets ref={sheetRef} recipes={printed} asBook={asBook} withPictures={withPictures} />}
    </Dialog>
  );
}
