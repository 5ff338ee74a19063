import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { say } from './sentences.ts';

// stays at hand while the fields above it scroll; what became of the changes stands beside it
const FOOT = [
  'sticky bottom-0 z-1 -mx-8 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-8 py-4',
  'max-md:-mx-4 max-md:px-4 max-md:py-3',
].join(' ');

interface ProfileFootProps {
  /** How many fields are not as they are kept. */
  changes: number;
  /** 'Saved', for a while. */
  saved: string | null;
  isSaving: boolean;
  onUndo: () => void;
}

/** The foot of the profile: what is not saved yet, the way back from it, and Save. */
export function ProfileFoot({ changes, saved, isSaving, onUndo }: ProfileFootProps) {
  const saveRef = useRef<HTMLButtonElement>(null);
  function handleUndo() {
    // the button goes with what it undoes
    saveRef.current?.focus();
    onUndo();
  }
  return (
    <div className={FOOT}>
      <span className="flex min-w-0 grow items-center gap-2 text-sm" role="status">
        {saved !== null ? (
          <>
            <Check className="icon" aria-hidden />
            {saved}
          </>
        ) : (
          changes > 0 && (
            <>
              <i className="size-2 flex-none rounded-full bg-amber" aria-hidden />
              {say.notSaved(changes)}
            </>
          )
        )}
      </span>
      {changes > 0 && !isSaving && (
        <Button variant="text" onClick={handleUndo}>
          {say.undoChanges}
        </Button>
      )}
      <Button ref={saveRef} type="submit" saving={isSaving}>
        {say.save}
      </Button>
    </div>
  );
}
