import { Check, X } from 'lucide-react';
import { writeAll } from '../../language/write.ts';
import { removeRow } from '../../lib/focus-neighbour.ts';
import { Button } from '../../ui/button.tsx';
import { GrowingTextArea } from '../../ui/growing-text-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { inputClass } from '../../ui/input-looks.ts';
import { panelClass } from '../../ui/panel-looks.ts';
import { LanguageField } from './language-field.tsx';
import { LineCutOut } from './line-cut-out.tsx';
import { say } from './sentences.ts';
import type { Sheet, SheetLine } from './sheets.ts';
import type { Sheets } from './use-sheets.ts';

export interface ReadLinesProps {
  sheets: Sheets;
  shown: Sheet;
  markedId: string | null;
  onMark: (lineId: string | null) => void;
  onCorrected: () => void;
}

/** What was read in a picture, line by line; what the reader is not sure of stands out, with its piece of the picture. */
export function ReadLines({ sheets, shown, markedId, onMark, onCorrected }: ReadLinesProps) {
  const doubts = shown.lines.filter(({ doubted }) => doubted.length > 0).length;
  function write(line: SheetLine, text: string) {
    onCorrected();
    sheets.write(shown.id, line.id, text);
  }
  return (
    <section className={panelClass('plain', 'grid gap-4')} aria-labelledby="read-lines-title">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="read-lines-title">{say.text}</h2>
        <span className="num text-sm text-ink-2">{say.lines(shown.lines.length)}</span>
      </div>
      <LanguageField sheets={sheets} />
      <p className="text-sm text-ink-2 empty:hidden" role="status">
        {doubts > 0 && say.doubts(doubts)}
      </p>
      <ol className="grid gap-1" data-lines>
        {shown.lines.map((line, place) => (
          <li
            key={line.id}
            className={lineLook(line, line.id === markedId)}
            onPointerEnter={() => onMark(line.id)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(line.id)}
          >
            {line.doubted.length > 0 && (
              <div className="grid gap-1.5 px-2 pt-1">
                <LineCutOut picture={shown.picture} box={line.box} label={say.cutOut(place + 1)} />
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <p id={`doubt ${line.id}`} className="text-sm text-amber">
                    {say.notSure(writeAll(line.doubted))}
                  </p>
                  <Button size="sm" variant="text" icon={Check} onClick={() => write(line, line.text)}>
                    {say.right}
                  </Button>
                </div>
              </div>
            )}
            <div className="flex items-start gap-1">
              <GrowingTextArea
                className={inputClass({ size: 'row', corners: 'row', start: 'row', end: 'row', frame: 'bare' })}
                rows={1}
                aria-label={say.line(place + 1)}
                aria-describedby={line.doubted.length > 0 ? `doubt ${line.id}` : undefined}
                value={line.text}
                onChange={(event) => write(line, event.target.value)}
              />
              <IconButton
                icon={X}
                label={say.leaveOut(place + 1)}
                onClick={(event) =>
                  removeRow(
                    event.currentTarget,
                    () => {
                      onCorrected();
                      sheets.leaveOut(shown.id, line.id);
                    },
                    '[data-lines] > *',
                  )
                }
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function lineLook({ doubted, startsBlock }: SheetLine, isMarked: boolean): string {
  const ground = doubted.length > 0 ? 'bg-amber-soft' : isMarked ? 'bg-sunken' : '';
  return `grid gap-1 rounded-md ${ground} ${startsBlock ? 'mt-3 first:mt-0' : ''}`;
}
