import { Camera, ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { panelClass } from '../../ui/panel-looks.ts';
import { LanguageField } from './language-field.tsx';
import { PhotoInput } from './photo-input.tsx';
import { say } from './sentences.ts';
import type { PhotoFiles } from './use-photo-files.ts';
import type { Sheets } from './use-sheets.ts';

const DROP =
  'grid justify-items-center gap-4 rounded-lg border-[1.75px] border-dashed border-line-strong px-4 py-10 text-center';

/** Before there is a picture. */
export function PhotoStart({ sheets, files }: { sheets: Sheets; files: PhotoFiles }) {
  const [isOver, setIsOver] = useState(false);
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    files.take([...event.dataTransfer.files]);
  }
  return (
    <section
      className={panelClass(
        'plain',
        isOver ? 'grid max-w-180 grid-cols-1 gap-5 outline-2 outline-leaf' : 'grid max-w-180 grid-cols-1 gap-5',
      )}
      aria-label={say.files}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <div className={DROP}>
        <p className="font-semibold">{say.start}</p>
        <div className="flex flex-wrap justify-center gap-2.5">
          <PhotoInput onFiles={files.take}>
            {(open) => (
              <Button icon={ImagePlus} onClick={open}>
                {say.choose}
              </Button>
            )}
          </PhotoInput>
          <PhotoInput onFiles={files.take} fromCamera>
            {(open) => (
              <Button variant="outline" icon={Camera} className="md:hidden" onClick={open}>
                {say.takePhoto}
              </Button>
            )}
          </PhotoInput>
        </div>
        <p className="text-sm text-ink-2 max-md:hidden">{say.dropHint}</p>
      </div>
      <p className="text-sm text-ink-2">{say.startHint}</p>
      <LanguageField sheets={sheets} />
      {files.problem !== null && (
        <Notice tone="error">
          <p>{files.problem}</p>
        </Notice>
      )}
    </section>
  );
}
