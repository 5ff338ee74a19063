import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useFlash } from '../lib/use-flash.ts';
import { useStored } from '../lib/use-stored.ts';
import { paths, recipePath } from '../paths.ts';
import { useTags } from '../recipe-parts/queries.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { AutofillPanel } from './autofill-panel.tsx';
import { draftFromImport } from './draft-from.ts';
import { toAddRequest } from './draft-requests.ts';
import { ImportDoubts } from './import-doubts.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useAddRecipe } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { emptyDraft, fromStored, isWorthKeeping, type RecipeDraft, StoredDraft, toStored } from './recipe-draft.ts';
import { RECIPE_FORM_ID, RecipeForm } from './recipe-form.tsx';
import { SERVES_MISSING } from './serves-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useRecipeImport } from './use-recipe-import.ts';

export const ADDED_MESSAGE_MS = 10_000;
const DRAFT_KEY = 'recipeDraft';
export const NAME_MISSING = 'Please give the recipe a name.';

/** Adds a recipe, by hand or filled from a web page. What is written survives a closed tab. */
export function AddRecipePage() {
  useDocumentTitle('Add a recipe');
  const user = useUser();
  const tags = useTags();
  const openUpgrade = useUpgrade();
  const [stored, setStored, clearStored] = useStored(DRAFT_KEY, StoredDraft.nullable(), null, window.localStorage);
  const [draft, setDraft] = useState<RecipeDraft>(() => (stored ? fromStored(stored) : emptyDraft()));
  const [isRestored, setIsRestored] = useState(stored !== null);
  const [nameError, setNameError] = useState<string>();
  const [added, showAdded] = useFlash<{ id: string; name: string; pictureMissing?: true | undefined }>(
    ADDED_MESSAGE_MS,
  );
  const adding = useAddRecipe();
  const nameRef = useRef<HTMLInputElement>(null);
  const [servesError, setServesError] = useState<string>();
  const servesRef = useRef<HTMLInputElement>(null);
  const [doubts, setDoubts] = useState<readonly ImportDoubt[]>([]);
  const isUnsaved = isWorthKeeping(draft);

  useKeptDraft(draft, (kept) => {
    if (isWorthKeeping(kept)) setStored(toStored(kept));
    else clearStored();
  });

  const importing = useRecipeImport({
    hasDraft: isUnsaved,
    onRead: (imported) => {
      adding.reset();
      setNameError(undefined);
      setIsRestored(false);
      setDraft(draftFromImport(imported, tags, user?.premium === true));
      setDoubts(imported.doubts);
    },
  });
  function handleStartAfresh() {
    setDraft(emptyDraft());
    setDoubts([]);
    setIsRestored(false);
    clearStored();
  }
  function handleSubmit() {
    if (adding.isPending) return;
    const name = draft.name.trim();
    if (name === '') {
      setNameError(NAME_MISSING);
      nameRef.current?.focus();
      return;
    }
    setNameError(undefined);
    const isServesMissing = draft.serves.trim() === '';
    setServesError(isServesMissing ? SERVES_MISSING : undefined);
    if (isServesMissing) {
      servesRef.current?.focus();
      return;
    }
    adding.mutate(toAddRequest(draft, { isAdmin: user?.role === 'admin', isPremium: user?.premium === true }), {
      onSuccess: ({ id, pictureMissing }) => {
        setDraft(emptyDraft());
        setDoubts([]);
        setIsRestored(false);
        clearStored();
        importing.reset();
        showAdded({ id, name, pictureMissing });
        window.scrollTo({ top: 0 });
      },
    });
  }

  const isOverLimit = adding.error instanceof ApiError && adding.error.upgrade;

  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.recipeBook} />
        <h1>Add a recipe</h1>
      </div>
      <RecipeForm
        draft={draft}
        onChange={setDraft}
        nameError={nameError}
        nameRef={nameRef}
        servesError={draft.serves.trim() === '' ? servesError : undefined}
        servesRef={servesRef}
        onSubmit={handleSubmit}
        top={
          <>
            {added && (
              <Notice
                action={
                  <ButtonLink size="sm" variant="outline" to={recipePath(added.id, added.name)}>
                    Open recipe
                  </ButtonLink>
                }
              >
                <p>{added.name} has been added successfully.</p>
                {added.pictureMissing && (
                  <p>The page did not give its picture. You can add one of your own with Edit.</p>
                )}
              </Notice>
            )}
            {isRestored && isUnsaved && (
              <Notice
                tone="info"
                action={
                  <Button size="sm" variant="outline" onClick={handleStartAfresh}>
                    Start afresh
                  </Button>
                }
              >
                This is the recipe you had begun. Pictures from your device have to be chosen again.
              </Notice>
            )}
            <AutofillPanel importing={importing} />
            <ImportDoubts
              doubts={doubts}
              onDone={(done) => setDoubts((open) => open.filter((doubt) => doubt !== done))}
              onIngredients={(found) => setDraft((now) => ({ ...now, ingredients: [...now.ingredients, ...found] }))}
            />
          </>
        }
        buttons={
          <>
            <Button type="submit" form={RECIPE_FORM_ID} size="lg" full saving={adding.isPending}>
              Add Recipe +
            </Button>
            {adding.isError && (
              <Notice
                tone="error"
                action={
                  isOverLimit && (
                    <Button size="sm" variant="citron" onClick={() => openUpgrade()}>
                      Upgrade to Premium
                    </Button>
                  )
                }
              >
                <p>Failed to add recipe. Please try again.</p>
                {reasonOf(adding.error) && <p>{reasonOf(adding.error)}</p>}
              </Notice>
            )}
          </>
        }
      />
      <LeaveQuestion
        isUnsaved={isUnsaved}
        confirmLabel="Leave"
        question="This recipe has not been added yet. What you have written is kept on this device for when you come back, apart from pictures from your device."
      />
    </>
  );
}
