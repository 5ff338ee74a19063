import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ClipboardPaste, GripVertical, ImagePlus, Trash2, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { removeRow } from '../lib/focus-neighbour.ts';
import { useLateRows } from '../lib/use-late-rows.ts';
import { Button } from '../ui/button.tsx';
import { GrowingTextArea } from '../ui/growing-text-area.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { addressOf, type SectionProps } from './images-section.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type DraftStep, emptyStep, moveStep, removeStep, setStepImage, splitSteps, stepsOf } from './recipe-draft.ts';
import { usePictures } from './use-pictures.ts';

/** Steps, each with an optional picture; moved by their handle, with the pointer or with the arrow keys. */
export function MethodSection({ draft, onChange }: SectionProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [isPasting, setIsPasting] = useState(false);
  const [moved, setMoved] = useState('');
  const { take, progress, alert } = usePictures();
  const { method } = draft;

  const count = method.length;
  const rows = useLateRows(method);
  // the same list while a step is typed in: a new one would make every step sortable anew
  const idText = rows.map((step) => step.rowId).join(' ');
  const ids = useMemo(() => idText.split(' '), [idText]);

  /** One place up or down, for the keyboard. */
  const handleMove = useCallback(
    (rowId: string, number: number, by: -1 | 1) => {
      if (number + by < 1 || number + by > count) return;
      onChange((current) => {
        const other = current.method[current.method.findIndex((step) => step.rowId === rowId) + by];
        return other ? { ...current, method: moveStep(current.method, rowId, other.rowId) } : current;
      });
      setMoved(`Step ${number} is now step ${number + by}.`);
    },
    [onChange, count],
  );
  const handlePicture = useCallback(
    async (rowId: string, file: File | undefined) => {
      if (!file) return;
      const [image] = await take([file]);
      if (image) onChange((current) => setStepImage(current, rowId, image));
    },
    [take, onChange],
  );
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onChange((current) => ({ ...current, method: moveStep(current.method, String(active.id), String(over.id)) }));
  }
  function handlePaste(text: string) {
    const steps = stepsOf(splitSteps(text));
    onChange((current) => ({
      ...current,
      // steps that are still empty make room
      method: [...current.method.filter((step) => step.desc.trim() !== '' || step.image), ...steps],
    }));
    setIsPasting(false);
  }

  return (
    <Panel aria-labelledby="method-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="method-title">Method</h2>
        <Button variant="text" size="sm" icon={ClipboardPaste} onClick={() => setIsPasting(true)}>
          Paste steps
        </Button>
      </div>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="step-rows">
            {rows.map((step, index) => (
              <StepRow
                key={step.rowId}
                step={step}
                number={index + 1}
                isOnly={count === 1}
                onChange={onChange}
                onPicture={handlePicture}
                onMove={handleMove}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="vh" aria-live="polite">
        {moved}
      </p>
      {progress !== null && (
        <p className="text-sm text-ink-2" role="status">
          Making the picture smaller
        </p>
      )}
      {alert && <Notice tone="error">{alert}</Notice>}
      <div>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChange((current) => ({ ...current, method: [...current.method, emptyStep()] }))}
        >
          Add Step +
        </Button>
      </div>
      <PasteDialog
        open={isPasting}
        onOpenChange={setIsPasting}
        title="Paste steps"
        label="Steps, one a line"
        placeholder={'Wilt the spinach.\nCrack in the eggs.'}
        confirmLabel="Add steps"
        onConfirm={handlePaste}
      />
    </Panel>
  );
}

interface StepBodyProps {
  step: DraftStep;
  number: number;
  /** The last one left cannot be deleted. */
  isOnly: boolean;
  onChange: SectionProps['onChange'];
  onPicture: (rowId: string, file: File | undefined) => Promise<void>;
}

interface StepRowProps extends StepBodyProps {
  onMove: (rowId: string, number: number, by: -1 | 1) => void;
}

/** A step in its place. Drawn anew only when its own step changed: 20 of them stand still while one is typed in. */
const StepRow = memo(function StepRow({ step, number, onMove, ...ofBody }: StepRowProps) {
  const { rowId } = step;
  const hintId = useId();
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rowId,
  });

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(rowId, number, event.key === 'ArrowUp' ? -1 : 1);
    // a row that is put elsewhere loses the focus
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  }

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'is-dragging' : undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <div className="step-rows-side">
        <span className="step-number" aria-hidden>
          {number}
        </span>
        <button
          ref={setActivatorNodeRef}
          {...listeners}
          type="button"
          aria-describedby={hintId}
          onKeyDown={handleKey}
          className="ib ib-sm touch-none cursor-grab"
          aria-label={`Move step ${number}`}
        >
          <GripVertical className="icon" aria-hidden />
        </button>
        <span id={hintId} hidden>
          Drag it, or press the up and down arrow keys.
        </span>
      </div>
      <StepBody step={step} number={number} {...ofBody} />
    </li>
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
      method: current.method.map((one) => (one.rowId === rowId ? { ...one, desc } : one)),
    }));
  }

  return (
    <div className="grid min-w-0 grow gap-2">
      <GrowingTextArea className="in" rows={3} aria-label={`Step ${number}`} value={step.desc} onChange={handleText} />
      {step.image && (
        <div className="cover cover-wide max-w-72">
          <img src={addressOf(step.image)} alt={`Step ${number}`} />
          <div className="absolute top-2 right-2">
            <IconButton
              icon={X}
              look="solid"
              size="sm"
              label={`Remove image of step ${number}`}
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
          aria-label={`Image of step ${number}`}
          onChange={handleInput}
        />
        <Button
          ref={addRef}
          variant="text"
          size="sm"
          icon={ImagePlus}
          aria-label={`${step.image ? 'Change image' : 'Add image'} of step ${number}`}
          onClick={() => inputRef.current?.click()}
        >
          {step.image ? 'Change image' : 'Add image'}
        </Button>
        <Button
          variant="text"
          size="sm"
          icon={Trash2}
          className="text-ink-2"
          aria-label={`Delete step ${number}`}
          disabled={isOnly}
          onClick={(event) => removeRow(event.currentTarget, () => onChange((current) => removeStep(current, rowId)))}
        >
          Delete step
        </Button>
      </div>
    </div>
  );
});
