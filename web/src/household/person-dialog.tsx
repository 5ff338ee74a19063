import type { Person } from '@sorrel/contract/persons';
import { PERSON_GOAL_KCAL, PERSON_NAME_MAX } from '@sorrel/core/households/person';
import { PORTIONS } from '@sorrel/core/plans/household/household';
import { UserMinus } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { errorMessage } from '../api.ts';
import { writeDecimal } from '../language/write.ts';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { lastError } from '../lib/last-error.ts';
import { personsQuery } from '../recipe-parts/persons.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { inputOf, type PersonDraft, usePersonDraft } from './person-draft.ts';
import { PersonNeeds } from './person-needs.tsx';
import { PresenceGrid } from './presence-grid.tsx';
import { useAddPerson, useRemovePerson, useSavePerson } from './queries.ts';
import { say } from './sentences.ts';
import { ThisIsMe } from './this-is-me.tsx';

interface PersonDialogProps {
  /** Null adds somebody. */
  person: Person | null;
  persons: readonly Person[];
  /** Whether it may be the reader, who has an account now. */
  mayBeSelf: boolean;
  /** Where the focus goes afterwards, when it cannot go back to where it was. */
  finalFocus?: ComponentProps<typeof Dialog>['finalFocus'];
  /** Once the person is gone, before the dialog closes. */
  onRemoved?: () => void;
  onClose: () => void;
}

/** What somebody eats: of a member what their profile does not say, of somebody without an account all of it. */
export function PersonDialog({ person, persons, mayBeSelf, finalFocus, onRemoved, onClose }: PersonDialogProps) {
  const formId = useId();
  const { draft, known, change, forget } = usePersonDraft(person, persons);
  const sayUndoable = useSayUndoable();
  const [add, save, remove] = [useAddPerson(), useSavePerson(), useRemovePerson()];
  const failed = lastError(add, save, remove);
  const isMember = person?.is_member ?? false;
  const isSending = add.isPending || save.isPending;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const done = { onSuccess: onClose };
    const sent =
      person === null
        ? add.mutateAsync(inputOf(draft), done)
        : save.mutateAsync({ id: person.id, change: { ...inputOf(draft), known: inputOf(known) } }, done);
    // also where the dialog was closed meanwhile; what was not saved is there again when it is opened
    void sent.then(forget, () => undefined);
  }
  function handleDismiss() {
    if (!isSending) forget();
    onClose();
  }
  function handleGone() {
    onRemoved?.();
    forget();
    onClose();
  }
  function handleRemove({ id, name }: Person) {
    remove.mutate(id, {
      onSuccess: () => {
        handleGone();
        sayUndoable(
          say.persons.removed(name),
          { kind: 'person', id },
          { icon: UserMinus, forget: [personsQuery.queryKey] },
        );
      },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={handleDismiss}
      finalFocus={finalFocus}
      title={person?.name ?? say.persons.add}
      footer={
        <>
          {person !== null && !isMember && (
            <Button variant="danger" className="mr-auto" saving={remove.isPending} onClick={() => handleRemove(person)}>
              {say.persons.remove}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" saving={isSending}>
            {say.persons.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-6" onSubmit={handleSubmit}>
        {!isMember && (
          <TextField
            label={say.persons.name}
            required
            maxLength={PERSON_NAME_MAX}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
        <PortionChoice portion={draft.portion} onChange={(portion) => change({ portion })} />
        <TextField
          label={say.persons.goal}
          hint={isMember ? say.persons.goalOfMember : say.persons.goalHint}
          type="number"
          inputMode="numeric"
          unit="kcal"
          min={PERSON_GOAL_KCAL.min}
          max={PERSON_GOAL_KCAL.max}
          value={draft.goal}
          onChange={(event) => change({ goal: event.target.value })}
        />
        <PersonNeeds draft={draft} isMember={isMember} onChange={change} />
        <PresenceGrid away={draft.away} onChange={(away) => change({ away })} />
        {person !== null && mayBeSelf && (
          <div>
            <ThisIsMe person={person} onTakenOver={handleGone} />
          </div>
        )}
        {failed && <Notice tone="error">{errorMessage(failed)}</Notice>}
      </form>
    </Dialog>
  );
}

interface PortionChoiceProps {
  portion: PersonDraft['portion'];
  onChange: (portion: PersonDraft['portion']) => void;
}

function PortionChoice({ portion, onChange }: PortionChoiceProps) {
  return (
    <fieldset>
      <legend className={FIELD_LABEL}>{say.persons.portion}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {PORTIONS.map((one) => (
          <Chip key={one} pressed={one === portion} onClick={() => onChange(one)}>
            {writeDecimal(one)}
          </Chip>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-3">{say.persons.portionHint}</p>
    </fieldset>
  );
}
