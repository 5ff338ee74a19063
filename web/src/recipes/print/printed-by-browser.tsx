import { useIsPrinted } from '../../lib/use-is-printed.ts';
import { PrintedSheets, type SheetRecipe } from './printed-sheets.tsx';
import { usePrintPictures } from './use-print-pictures.ts';

/** The sheet of our own print button, for who prints the page with the browser's command. */
export function PrintedByBrowser(sheet: SheetRecipe) {
  const isPrinted = useIsPrinted();
  const [withPictures] = usePrintPictures();
  return isPrinted && <PrintedSheets recipes={[sheet]} asBook={false} withPictures={withPictures} />;
}
