import { ChevronLeft, ChevronRight, ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { writePercent } from '../../language/write.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { panelClass } from '../../ui/panel-looks.ts';
import { Progress } from '../../ui/progress.tsx';
import { PhotoInput } from './photo-input.tsx';
import { say } from './sentences.ts';
import type { Sheet, SheetLine } from './sheets.ts';
import type { PhotoFiles } from './use-photo-files.ts';
import { SHEETS_MAX, type Sheets } from './use-sheets.ts';

export interface SheetPictureProps {
  sheets: Sheets;
  files: PhotoFiles;
  shown: Sheet;
  at: number;
  onShow: (at: number) => void;
  /** The line that is pointed at. */
  markedId: string | null;
  onMark: (lineId: string | null) => void;
}

/** The picture that was read, with what can be done to it. */
export function SheetPicture({ sheets, files, shown, at, onShow, markedId, onMark }: SheetPictureProps) {
  const all = sheets.sheets.length;
  const { picture } = shown;
  return (
    <section className={panelClass('plain', 'grid gap-4 lg:sticky lg:top-4')} aria-label={say.picture(at + 1, all)}>
      {picture !== null && (
        <div className="relative max-h-[75vh] overflow-auto rounded-md bg-sunken">
          <div className="relative">
            <img className="block w-full" src={picture.address} alt={say.picture(at + 1, all)} />
            {shown.lines.map((line) => (
              <LineBox key={line.id} {...{ line, onMark, picture }} isMarked={line.id === markedId} />
            ))}
          </div>
        </div>
      )}
      <SheetState sheet={shown} />
      <div className="flex flex-wrap items-center justify-center gap-2">
        <IconButton icon={RotateCw} look="sunken" label={say.turn} onClick={() => sheets.turn(shown.id)} />
        {all > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              look="sunken"
              label={say.previous}
              disabled={at === 0}
              onClick={() => onShow(at - 1)}
            />
            <span className="num text-sm font-semibold" aria-live="polite">
              {say.pictureOf(at + 1, all)}
            </span>
            <IconButton
              icon={ChevronRight}
              look="sunken"
              label={say.next}
              disabled={at === all - 1}
              onClick={() => onShow(at + 1)}
            />
          </>
        )}
        <PhotoInput
          onFiles={(chosen) => {
            files.take(chosen);
            if (chosen.length > 0) onShow(all);
          }}
        >
          {(open) => (
            <IconButton
              icon={ImagePlus}
              look="sunken"
              label={say.addPicture}
              disabled={all >= SHEETS_MAX}
              onClick={open}
            />
          )}
        </PhotoInput>
        <IconButton icon={Trash2} look="sunken" label={say.remove} onClick={() => sheets.remove(shown.id)} />
      </div>
      {files.problem !== null && (
        <Notice tone="error">
          <p>{files.problem}</p>
        </Notice>
      )}
    </section>
  );
}

function SheetState({ sheet }: { sheet: Sheet }) {
  if (sheet.stage === 'failed') {
    return (
      <Notice tone="error">
        <p>{say.failed}</p>
      </Notice>
    );
  }
  if (sheet.stage === 'read') {
    if (sheet.lines.length > 0) return null;
    return (
      <Notice tone="warning">
        <p>{say.noPrint}</p>
      </Notice>
    );
  }
  const percent = writePercent(Math.round(sheet.share * 100));
  const said = sheet.stage === 'waiting' ? say.waiting : sheet.share === 0 ? say.preparing : say.reading(percent);
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-2" role="status">
        {sheet.stage === 'waiting' ? say.waiting : sheet.share === 0 ? say.preparing : say.readingPrint}
      </p>
      <Progress label={said} value={sheet.share} max={1} />
    </div>
  );
}

interface LineBoxProps {
  line: SheetLine;
  picture: { widthPx: number; heightPx: number };
  isMarked: boolean;
  onMark: (lineId: string | null) => void;
}

/** Where a line stands: what is pointed at on one side is marked on the other. For eyes and pointers alone. */
function LineBox({ line: { id, box, doubted }, picture, isMarked, onMark }: LineBoxProps) {
  const share = (px: number, of: number) => `${(px / of) * 100}%`;
  const look = isMarked ? 'outline-2 outline-leaf' : doubted.length > 0 ? 'outline-[1.5px] outline-amber' : '';
  return (
    <span
      aria-hidden
      className={`absolute rounded-sm outline-offset-2 ${look}`}
      style={{
        left: share(box.left, picture.widthPx),
        top: share(box.top, picture.heightPx),
        width: share(box.right - box.left, picture.widthPx),
        height: share(box.bottom - box.top, picture.heightPx),
      }}
      onPointerEnter={() => onMark(id)}
      onPointerLeave={() => onMark(null)}
    />
  );
}
