import { ClipboardPaste, ImagePlus, Trash2, X } from 'lucide-react';
import { type ChangeEvent, memo, useCallback, useRef, useState } from 'react';
import { removeRow } from '../lib/focus-neighbour.ts';
import { useLateRows } from '../lib/use-late-rows.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { Button } from '../ui/button.tsx';
import { GrowingTextArea } from '../ui/growing-text-area.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { inputClass } from '../ui/input-looks.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { FRAMED_PICTURE, PICTURE_FRAME } from '../ui/picture-looks.ts';
import { SortableRow, SortableRows } from '../ui/sortable-rows.tsx';
import { headingAbove, isHeading, moveRow, numbered, withoutHeadings } from './draft-rows.ts';
import { GroupRow } from './group-row.tsx';
import { addressOf, type ReviewedSectionProps, type SectionProps } from './images-section.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import {
  type DraftStep,
  emptyStep,
  type RecipeDraft,
  removeStep,
  setStepImage,
  splitSteps,
  stepsOf,
} from './recipe-draft.ts';
import { say } from './sentences.ts';
import { useGroupRows } from './use-group-rows.ts';
import { usePictures } from './use-pictures.ts';

/** Steps, each with an optional picture, in their parts; moved by their handle, with the pointer or with the arrow keys. */
export function MethodSection({ draft, onChange, review }: ReviewedSectionProps) {
  const [isPasting, setIsPasting] = useState(false);
  const [moved, setMoved] = useState('');
  const { take, progress, alert } = usePictures();
  const { method } = draft;

  const count = withoutHeadings<DraftStep>(method).length;
  const rows = useLateRows(method);
  const groups = useGroupRows('method', onChange);

  /** One place up or down, for the keyboard. */
  const handleStep = useLatestCallback((rowId: string, by: -1 | 1) => {
    const other = method[method.findIndex((row) => row.rowId === rowId) + by];
    if (!other) return;
    groups.move(rowId, other.rowId);
    setMoved(movedText(method, moveRow(method, rowId, other.rowId), rowId));
  });
  const handlePicture = useCallback(
    async (rowId: string, file: File | undefined) => {
      if (!file) return;
      const [image] = await take([file]);
      if (image) onChange((current) => setStepImage(current, rowId, image));
    },
    [take, onChange],
  );
  function handlePaste(text: string) {
    const steps = stepsOf(splitSteps(text));
    onChange((current) => ({
      ...current,
      // steps that are still empty make room
      method: [...current.method.filter((row) => isHeading(row) || row.desc.trim() !== '' || row.image), ...steps],
    }));
    setIsPasting(false);
  }

  return (
    <Panel aria-labelledby="method-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="method-title" tabIndex={-1}>
          {say.method}
        </h2>
        <Button variant="text" size="sm" icon={ClipboardPaste} onClick={() => setIsPasting(true)}>
          {say.pasteSteps}
        </Button>
      </div>
      {review?.(() => setIsPasting(true))}
      <SortableRows rows={rows} onMove={groups.move}>
        <ol className="grid gap-5">
          {numbered<DraftStep>(rows).map(({ row, number }) =>
            isHeading(row) ? (
              <GroupRow
                key={row.rowId}
                row={row}
                list="cards"
                number={number}
                isNew={row.rowId === groups.newRowId}
                onRename={groups.rename}
                onStep={handleStep}
                onRemove={groups.remove}
              />
            ) : (
              <StepRow
                key={row.rowId}
                step={row}
                number={number}
                isOnly={count === 1}
                onChange={onChange}
                onPicture={handlePicture}
                onStep={handleStep}
              />
            ),
          )}
        </ol>
      </SortableRows>
      <p className="sr-only" aria-live="polite">
        {moved}
      </p>
      {progress !== null && (
        <p className="text-sm text-ink-2" role="status">
          {say.makingThePictureSmaller}
        </p>
      )}
      {alert && <Notice tone="error">{alert}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChange((current) => ({ ...current, method: [...current.method, emptyStep()] }))}
        >
          {say.addStep}
        </Button>
        <Button variant="outline" size="sm" onClick={() => groups.addGroup()}>
          {say.addPartOfMethod}
        </Button>
      </div>
      <PasteDialog
        open={isPasting}
        onOpenChange={setIsPasting}
        title={say.pasteSteps}
        label={say.stepsOneALine}
        placeholder={say.stepsExample}
        confirmLabel={say.addSteps}
        onConfirm={handlePaste}
      />
    </Panel>
  );
}

/** Where a row has come to: the number of a step, or the part it stands in now. */
function movedText(before: RecipeDraft['method'], after: RecipeDraft['method'], rowId: string): string {
  const numberIn = (rows: RecipeDraft['method']) => numbered<DraftStep>(rows).find(({ row }) => row.rowId === rowId);
  const [from, to] = [numberIn(before), numberIn(after)];
  if (!from || !to) return '';
  if (isHeading(to.row)) return say.groupMoved(to.row.heading.trim() || String(to.number));
  if (from.number !== to.number) return say.stepIsNow(from.number, to.number);
  const part = headingAbove(after, rowId);
  return part === '' ? say.stepInNoPart(to.number) : say.stepInPart(to.number, part);
}

const STEP_INPUT = inputClass({ size: 'step' });

interface StepBodyProps {
  step: DraftStep;
  number: number;
  /** The last one left cannot be deleted. */
  isOnly: boolean;
  onChange: SectionProps['onChange'];
  onPicture: (rowId: string, file: File | undefined) => Promise<void>;
}

interface StepRowProps extends StepBodyProps {
  onStep: (rowId: string, by: -1 | 1) => void;
}

/** A step in its place. Drawn anew only when its own step changed: 20 of them stand still while one is typed in. */
const StepRow = memo(function StepRow({ step, number, onStep, ...ofBody }: StepRowProps) {
  return (
    <SortableRow
      look="card"
      rowId={step.rowId}
      handleLabel={say.moveStep(number)}
      side={
        <span className="font-display text-[1.5rem] leading-none font-semibold text-vein" aria-hidden>
          {number}
        </span>
      }
      onStep={(by) => onStep(step.rowId, by)}
    >
      <StepBody step={step} number={number} {...ofBody} />
    </SortableRow>
  );
});

/** What a step is made of, which need not know what is dragged over it. */
const StepBody = memo(function StepBody({ step, number, isOnly, onChange, onPicture }: StepBodyProps) {
  const { rowId } = step;
  const inputRef = useRef<HTMLInputElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  function handleInput(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    void onPicture(rowId, file);
  }

  function handleText({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const desc = target.value;
    onChange((current) => ({
      ...current,
      method: current.method.map((one) => (one.rowId === rowId && !isHeading(one) ? { ...one, desc } : one)),
    }));
  }

  return (
    <div className="grid min-w-0 grow gap-2">
      <GrowingTextArea
        className={STEP_INPUT}
        rows={3}
        aria-label={say.stepNumber(number)}
        value={step.desc}
        onChange={handleText}
      />
      {step.image && (
        <div className={`aspect-4/3 max-w-72 rounded-lg ${PICTURE_FRAME}`}>
          <img className={FRAMED_PICTURE} src={addressOf(step.image)} alt={say.stepNumber(number)} />
          <div className="absolute top-2 right-2">
            <IconButton
              icon={X}
              look="solid"
              size="sm"
              label={say.removeImageOfStep(number)}
              onClick={() => {
                onChange((current) => setStepImage(current, rowId, undefined));
                addRef.current?.focus();
              }}
            />
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-1">
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          hidden
          aria-label={say.imageOfStep(number)}
          onChange={handleInput}
        />
        <Button
          ref={addRef}
          variant="text"
          size="sm"
          icon={ImagePlus}
          aria-label={say.imageButtonOfStep(step.image ? say.changeImage : say.addImage, number)}
          onClick={() => inputRef.current?.click()}
        >
          {step.image ? say.changeImage : say.addImage}
        </Button>
        <Button
          variant="muted"
          size="sm"
          icon={Trash2}
          aria-label={say.deleteStepNumber(number)}
          disabled={isOnly}
          onClick={(event) => removeRow(event.currentTarget, () => onChange((current) => removeStep(current, rowId)))}
        >
          {say.deleteStep}
        </Button>
      </div>
    </div>
  );
});
