import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PrintDialog } from './late-print-dialog.tsx';
import { readBook } from './load-sheets.ts';
import { say } from './sentences.ts';

/** The whole book on paper. */
export function PrintBook() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="muted" size="sm" icon={Printer} onClick={() => setIsOpen(true)}>
        {say.printBook}
      </Button>
      {isOpen && <PrintDialog title={say.printBook} what={{ read: readBook }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
