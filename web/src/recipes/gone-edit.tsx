import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useUser } from '../auth/queries.ts';
import { RefusedNotice } from '../layouts/refused-notice.tsx';
import { paths, recipePath } from '../paths.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toAddRequest } from './draft-requests.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useAddRecipe } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { RECIPE_FORM_ID, RecipeForm } from './recipe-form.tsx';
import { say } from './sentences.ts';
import { fromStoredEdit, type StoredEdit, toStoredEdit } from './stored-edit.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const NO_PICTURES = { images: [], method: [] };

interface GoneEditProps {
  stored: StoredEdit;
  onKeep: (edit: StoredEdit) => void;
  onForget: () => void;
}

/**
 * Changes that were begun of a recipe which is gone by now, after the page was opened anew: they are there, and become a recipe of their
 * own with a press. Its pictures went with it.
 */
export function GoneEdit({ stored, onKeep, onForget }: GoneEditProps) {
  const user = useUser();
  const [{ saved, draft: begun }] = useState(() => fromStoredEdit(stored, NO_PICTURES));
  const [draft, setDraft] = useState(begun);
  const [savedPath, setSavedPath] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const adding = useAddRecipe();
  const [nameRef, servesRef] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const name = draft.name.trim();
  const isServesMissing = draft.serves.trim() === '';
  useKeptDraft(draft, (kept) => savedPath === null && onKeep(toStoredEdit(saved, kept, stored.filePictures)));
  // leaving the page asks first; a reload does not come here
  useEffect(() => onForget, [onForget]);

  function handleSubmit() {
    if (adding.isPending) return;
    setIsTried(true);
    if (name === '') return nameRef.current?.focus();
    if (isServesMissing) return servesRef.current?.focus();
    const sender = { isAdmin: user?.role === 'admin', isPremium: user?.premium === true };
    adding.mutate(toAddRequest(draft, sender), { onSuccess: ({ id }) => setSavedPath(recipePath(id, name)) });
  }
  if (savedPath !== null) return <Navigate to={savedPath} replace />;
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.recipeBook} />
        <h1>{say.editRecipe}</h1>
      </div>
      <RecipeForm
        draft={draft}
        onChange={setDraft}
        nameError={isTried && name === '' ? say.nameMissing : undefined}
        nameRef={nameRef}
        servesError={isTried && isServesMissing ? say.servesMissing : undefined}
        servesRef={servesRef}
        onSubmit={handleSubmit}
        top={
          <Notice tone="info">
            <p>{say.restoredChanges(stored.filePictures)}</p>
            <p>{say.deletedMeanwhile}</p>
          </Notice>
        }
        buttons={
          <>
            <Button type="submit" form={RECIPE_FORM_ID} size="lg" full saving={adding.isPending}>
              {say.saveAsNew}
            </Button>
            {adding.error && (
              <RefusedNotice error={adding.error}>
                <p>{say.failedToAddRecipePleaseTry}</p>
                {reasonOf(adding.error) && <p>{reasonOf(adding.error)}</p>}
              </RefusedNotice>
            )}
          </>
        }
      />
      <LeaveQuestion isUnsaved confirmLabel={say.leaveWithoutSaving} question={say.changesNotSaved} />
    </>
  );
}
