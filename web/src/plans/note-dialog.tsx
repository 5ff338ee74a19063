import type { Meal } from '@sorrel/contract/plans';
import { NOTE_KINDS, NOTE_LETTERS_MAX, NOTE_LINK_MAX, type NoteKind, readNoteLink } from '@sorrel/core/plans/slot-note';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';

interface NoteDialogProps {
  /** What the slot holds; the note in it is the one that is changed. */
  meal: Meal | undefined;
  onWrite: (written: Required<Pick<Meal, 'name' | 'note'>>) => void;
  onClose: () => void;
}

/** Words in place of a recipe: a note, a link, or that one eats out. */
export function NoteDialog({ meal, onWrite, onClose }: NoteDialogProps) {
  const before = meal?.note;
  const formId = useId();
  const [kind, setKind] = useState<NoteKind>(before?.kind ?? 'eating_out');
  const [text, setText] = useState(before === undefined ? '' : (meal?.name ?? ''));
  const [address, setAddress] = useState(before?.kind === 'link' ? before.url : '');
  const [isTried, setIsTried] = useState(false);
  const [textRef, addressRef] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const url = readNoteLink(address);
  const error = {
    text: kind === 'note' && text.trim() === '' ? saySlot.notes.textMissing : undefined,
    address: kind === 'link' && url === null ? saySlot.notes.notALink : undefined,
  };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const words = text.trim();
    if (error.address !== undefined) return addressRef.current?.focus();
    if (error.text !== undefined) return textRef.current?.focus();
    if (kind === 'link') {
      if (url !== null) onWrite({ name: words || siteOf(url), note: { kind, url } });
    } else onWrite({ name: words || saySlot.notes.kinds.eating_out, note: { kind } });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={before === undefined ? saySlot.notes.title : saySlot.notes.change}
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {saySlot.notes.put}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={handleSubmit}>
        <Segmented
          label={saySlot.notes.kind}
          value={kind}
          onValueChange={setKind}
          options={NOTE_KINDS.map((value) => ({ value, label: saySlot.notes.kinds[value] }))}
        />
        {kind === 'link' && (
          <TextField
            ref={addressRef}
            type="url"
            label={saySlot.notes.address}
            value={address}
            maxLength={NOTE_LINK_MAX}
            error={isTried ? error.address : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
        <TextField
          ref={textRef}
          label={saySlot.notes.text}
          placeholder={kind === 'eating_out' ? saySlot.notes.kinds.eating_out : undefined}
          hint={saySlot.notes.hint}
          value={text}
          maxLength={NOTE_LETTERS_MAX}
          error={isTried ? error.text : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** 'sorrel.test' for a link without words of its own. */
const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '').slice(0, NOTE_LETTERS_MAX);
