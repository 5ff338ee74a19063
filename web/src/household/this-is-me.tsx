import type { Person } from '@sorrel/contract/persons';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { useTakeOverPerson } from './queries.ts';
import { say } from './sentences.ts';

interface ThisIsMeProps {
  /** Somebody without an account. */
  person: Person;
  onTakenOver?: () => void;
}

/** Whether somebody without an account is called like a member: 'Ben' and 'Benjamin'. */
export function isCalledLike(person: Person, self: Person | undefined): boolean {
  const [one = '', other = ''] = [person.name, self?.name].map((name) => name?.trim().toLowerCase());
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

/** Who joined with an account may have sat at the table without one: 'This is me' makes one person of the two. */
export function ThisIsMe({ person: { id, name }, onTakenOver }: ThisIsMeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const showToast = useToast();
  const takingOver = useTakeOverPerson(() => {
    setIsAsking(false);
    showToast(say.persons.tookOver(name));
    onTakenOver?.();
  });

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={UserCheck}
        aria-label={say.persons.thatIsMeOf(name)}
        onClick={() => setIsAsking(true)}
      >
        {say.persons.thatIsMe}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen);
          takingOver.reset();
        }}
        title={say.persons.areYou(name)}
        confirmLabel={say.persons.yesThatIsMe}
        tone="plain"
        saving={takingOver.isPending}
        error={takingOver.error ? errorMessage(takingOver.error) : undefined}
        onConfirm={() => takingOver.mutate(id)}
      >
        {say.persons.takeOverSays(name)}
      </ConfirmDialog>
    </>
  );
}
