import { FileText } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from './sentences.ts';
import type { PdfState } from './use-pdf.ts';

/** Chooses a PDF from the device. */
export function PdfButton({ state, onChoose }: { state: PdfState; onChoose: (file: File) => void }) {
  const inputRef = useRef<HTMLInputElement>(null);
  function handleInput({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // the same file may be chosen once more
    target.value = '';
    if (file) onChoose(file);
  }
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={say.chooseAPdf}
        onChange={handleInput}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={FileText}
        saving={state.kind === 'reading'}
        savingLabel={say.readingPdf}
        onClick={() => inputRef.current?.click()}
      >
        {say.pdf}
      </Button>
    </>
  );
}

/** What there is to say of the chosen PDF: why it cannot be read, or what of it was left out. */
export function PdfNotice({ state }: { state: PdfState }) {
  if (state.kind === 'failed') {
    return (
      <Notice tone="error">
        <p>{say.problems[state.problem]}</p>
      </Notice>
    );
  }
  if (state.kind !== 'read') return null;
  const { recipes, pages, pagesRead } = state.read;
  if (recipes < 2 && pagesRead === pages) return null;
  return (
    <Notice tone="warning">
      {recipes > 1 && <p>{say.firstOf(recipes)}</p>}
      {pagesRead < pages && <p>{say.pagesRead(pagesRead, pages)}</p>}
    </Notice>
  );
}
