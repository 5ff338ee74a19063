import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../lib/back-closes.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { PhotoStart } from './photo-start.tsx';
import { ReadLines } from './read-lines.tsx';
import { say } from './sentences.ts';
import { SheetPicture } from './sheet-picture.tsx';
import { textOfSheets } from './sheets.ts';
import { usePhotoFiles } from './use-photo-files.ts';
import { useSheets } from './use-sheets.ts';

export interface ReadPhotoProps {
  reading: boolean;
  /** Why the text made no recipe; '' where there is nothing to say but that. */
  error: string | undefined;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Photos of a recipe, read on this device: the picture on one side, what was read on the other, to be corrected. */
export function ReadPhoto({ reading, error, onText, onClose }: ReadPhotoProps) {
  useDocumentTitle(say.title);
  const sheets = useSheets();
  const files = usePhotoFiles(sheets);
  const [at, setAt] = useState(0);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const [isCorrected, setIsCorrected] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const shown = sheets.sheets[Math.min(at, sheets.sheets.length - 1)];
  const text = textOfSheets(sheets.sheets);
  const handleClose = () => (isCorrected ? setIsAsking(true) : onClose());
  useBackCloses(1, handleClose);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const hasPicture = shown !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed goes with the part of the page that it led from
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), [hasPicture]);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <IconButton icon={ArrowLeft} look="solid" label={say.cancel} onClick={handleClose} />
        <h1 ref={titleRef} tabIndex={-1} className="outline-none">
          {say.title}
        </h1>
        <p className="flex items-center gap-1.5 text-sm text-ink-2 lg:ml-auto">
          <LockKeyhole className="icon" aria-hidden />
          {say.onThisDevice}
        </p>
      </div>
      {shown === undefined ? (
        <PhotoStart sheets={sheets} files={files} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <SheetPicture
            {...{ sheets, files, shown, markedId, onMark: setMarkedId }}
            at={sheets.sheets.indexOf(shown)}
            onShow={setAt}
          />
          <div className="grid grid-cols-1 gap-4">
            <ReadLines {...{ sheets, shown, markedId, onMark: setMarkedId }} onCorrected={() => setIsCorrected(true)} />
            {error !== undefined && (
              <Notice tone="error">
                <p>{say.failedToFill}</p>
                {error !== '' && <p>{error}</p>}
              </Notice>
            )}
            <div className="grid grid-cols-1 gap-2">
              <Button
                size="lg"
                full
                disabled={sheets.isReading || text === ''}
                saving={reading}
                savingLabel={say.filling}
                onClick={() => onText(text)}
              >
                {say.fill}
              </Button>
              <p className="text-sm text-ink-2">{text === '' && !sheets.isReading ? say.nothingRead : say.fillHint}</p>
            </div>
          </div>
        </div>
      )}
      <LeaveQuestion isUnsaved={isCorrected} confirmLabel={say.leave} question={say.leaveText} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say.leaveQuestion}
        cancelLabel={say.stay}
        confirmLabel={say.leave}
        onConfirm={onClose}
        closesWithBack={false}
      >
        <p>{say.leaveText}</p>
      </ConfirmDialog>
    </>
  );
}
