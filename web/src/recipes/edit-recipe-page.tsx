import type { Recipe } from '@sorrel/contract/recipe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { ApiError, isGone } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { RefusedNotice } from '../layouts/refused-notice.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useFlash } from '../lib/use-flash.ts';
import { useStored } from '../lib/use-stored.ts';
import { paths, recipePath } from '../paths.ts';
import { RecipeNotLoaded } from '../recipe-parts/not-loaded.tsx';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { ADDED_MESSAGE_MS } from './add-recipe-page.tsx';
import { type Conflict, ConflictDialog, keptSentence } from './conflict-dialog.tsx';
import { draftFromRecipe } from './draft-from.ts';
import { toAddRequest, toEditRequest } from './draft-requests.ts';
import { GoneEdit } from './gone-edit.tsx';
import { reviewParts } from './import-review.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { type DraftField, mergeDrafts, takeFields } from './merge-drafts.ts';
import { dishOf, keepsCounted, NutritionLoss } from './nutrition-loss.tsx';
import { withPicturesAsFiles } from './picture-files.ts';
import { conflictOf, useAddRecipe, useEditRecipe } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { emptyDraft, isSameDraft, type RecipeDraft } from './recipe-draft.ts';
import { RECIPE_FORM_ID, RecipeForm } from './recipe-form.tsx';
import { ReviewList } from './review-list.tsx';
import { say } from './sentences.ts';
import { fromStoredEdit, type SavedDraft, StoredEdit, toStoredEdit } from './stored-edit.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useKeptReview } from './use-kept-review.ts';
import { type SavedOver, useUndoSave } from './use-undo-save.ts';

const StoredEditOrNone = StoredEdit.nullable();
const storedKey = (id: string) => `recipeEdit ${id}`;

/** Changes a recipe of the person's own book. */
export function EditRecipePage() {
  const { id = '' } = useParams();
  const user = useUser();
  // always the newest: what was read a while ago may have been changed since
  const loaded = useQuery({ ...recipeQuery(id), staleTime: 0, refetchOnMount: 'always' });
  useDocumentTitle(loaded.data && say.editNamed(loaded.data.name));

  const [stored, keepStored, clearStored] = useStored(storedKey(id), StoredEditOrNone, null);
  const [openId, setOpenId] = useState<string>();
  if (loaded.isSuccess && loaded.isFetchedAfterMount && openId !== id) setOpenId(id);

  // what fails later (no network, deleted elsewhere) takes nothing from who is typing
  if (loaded.isError && openId !== id) {
    if (stored === null || !isGone(loaded.error)) return <RecipeNotLoaded error={loaded.error} />;
    return <GoneEdit key={id} stored={stored} onKeep={keepStored} onForget={clearStored} />;
  }
  if (loaded.data === undefined || !loaded.isFetchedAfterMount || user === undefined) return <BlurredForm />;
  if (!loaded.data.own) return <Navigate to={paths.recipeBook} replace />;
  return <EditForm key={id} recipe={loaded.data} />;
}

/** The form as it will be, out of reach and out of focus, while the recipe is on its way. */
function BlurredForm() {
  const [draft] = useState(emptyDraft);
  const nameRef = useRef<HTMLInputElement>(null);
  const servesRef = useRef<HTMLInputElement>(null);
  return (
    <div className="relative">
      <h1 className="sr-only">{say.editRecipe}</h1>
      <div className="absolute inset-x-0 top-24 z-1">
        <Loader />
      </div>
      <div className="opacity-60 blur-[5px]" inert aria-hidden>
        <RecipeForm
          draft={draft}
          onChange={() => undefined}
          nameRef={nameRef}
          servesRef={servesRef}
          onSubmit={() => undefined}
          buttons={null}
        />
      </div>
    </div>
  );
}

/** Either a recipe that was changed, or one that was made of it. */
interface Done {
  text: string;
  link?: string;
  /** What a press brings back. */
  before?: SavedOver;
}

/** What was done, for a while, at the top of the form, to which the page goes. */
function useDone() {
  const [done, flash] = useFlash<Done>(ADDED_MESSAGE_MS);
  function showDone(shown: Done | null) {
    flash(shown);
    if (shown !== null) window.scrollTo({ top: 0 });
  }
  return [done, showDone] as const;
}

interface DoneActionsProps {
  done: Done;
  saving: boolean;
  onUndo: (before: SavedOver) => void;
}

function DoneActions({ done: { link, before }, saving, onUndo }: DoneActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {link && (
        <ButtonLink size="sm" variant="outline" to={link}>
          {say.openRecipe}
        </ButtonLink>
      )}
      {before && (
        <Button size="sm" variant="outline" icon={Undo2} saving={saving} onClick={() => onUndo(before)}>
          {say.undo}
        </Button>
      )}
    </div>
  );
}

function SaveFailure({ failure, wasAdding }: { failure: Error; wasAdding: boolean }) {
  const isDeleted = !wasAdding && failure instanceof ApiError && failure.status === 404;
  const reason = isDeleted ? say.deletedMeanwhile : reasonOf(failure);
  return (
    <RefusedNotice error={failure}>
      <p>{wasAdding ? say.failedToAddRecipePleaseTry : say.failedToUpdateRecipePleaseTry}</p>
      {reason && <p>{reason}</p>}
    </RefusedNotice>
  );
}

/** @param taken what somebody else changed meanwhile and is kept */
const updatedText = (name: string, taken: readonly DraftField[]) =>
  say.updated(name, taken.length === 0 ? '' : ` ${keptSentence(taken)}`);

function EditForm({ recipe }: { recipe: Recipe }) {
  const user = useUser();
  const queryClient = useQueryClient();
  const [stored, setStored, clearStored] = useStored(storedKey(recipe.id), StoredEditOrNone, null);
  const [begun] = useState(() => {
    if (stored !== null) return { ...fromStoredEdit(stored, recipe), isRestored: true };
    const draft = draftFromRecipe(recipe);
    return { saved: { version: recipe.version, draft }, draft, isRestored: false, lostPictures: 0 };
  });
  // what the server holds, as last seen
  const [saved, setSaved] = useState<SavedDraft>(begun.saved);
  const [draft, setDraft] = useState<RecipeDraft>(begun.draft);
  const [isRestored, setIsRestored] = useState(begun.isRestored);
  const [nameError, setNameError] = useState<string>();
  const [done, showDone] = useDone();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const editing = useEditRecipe(recipe.id);
  const adding = useAddRecipe();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const [servesError, setServesError] = useState<string>();
  const servesRef = useRef<HTMLInputElement>(null);
  const review = useKeptReview(recipe);
  const sender = { isAdmin: user?.role === 'admin', isPremium: user?.premium === true };
  const undoing = useUndoSave(recipe, sender);
  const isSaving = editing.isPending || undoing.isPending;
  const isUnsaved = !isSameDraft(draft, saved.draft);
  const failure = adding.error ?? (conflictOf(editing.error) ? null : editing.error);

  function isComplete(): boolean {
    const isMissing = draft.name.trim() === '';
    setNameError(isMissing ? say.nameMissing : undefined);
    if (isMissing) nameRef.current?.focus();
    const isServesMissing = draft.serves.trim() === '';
    setServesError(isServesMissing ? say.servesMissing : undefined);
    if (isServesMissing && !isMissing) servesRef.current?.focus();
    return !isMissing && !isServesMissing;
  }
  useKeptDraft(draft, (kept) => {
    const lost = isRestored ? begun.lostPictures : 0;
    if (isSameDraft(kept, saved.draft) && lost === 0) clearStored();
    else setStored(toStoredEdit(saved, kept, lost));
  });
  // leaving the page asks first; a reload does not come here
  const { clearAnswered, answered, handleSaved } = review;
  useEffect(() => clearStored, [clearStored]);
  useEffect(() => clearAnswered, [clearAnswered]);

  /** @param sent what was saved; what was typed since then stays */
  function show(newest: Recipe, sent: RecipeDraft) {
    const shown = draftFromRecipe(newest);
    setSaved({ version: newest.version, draft: shown });
    setDraft((current) => mergeDrafts(sent, current, shown).merged);
    setIsRestored(false);
  }
  /**
   * @param base what the server holds
   * @param taken what somebody else changed meanwhile and is kept
   */
  function save(mine: RecipeDraft, base: SavedDraft, taken: readonly DraftField[] = []) {
    if (adding.isPending || undoing.isPending || !isComplete()) return;
    for (const other of [adding, undoing]) other.reset();
    const name = mine.name.trim();
    editing.mutate(toEditRequest(mine, base.version, sender, answered), {
      onSuccess: async ({ version }) => {
        setConflict(null);
        await handleSaved();
        // new pictures have keys now; while it waits on this device the server would tell what stood there before
        const isKept = version === base.version;
        if (isKept) setSaved({ version, draft: mine });
        else show(await queryClient.fetchQuery({ ...recipeQuery(recipe.id), staleTime: 0 }), mine);
        const text = isKept ? say.keptToUpdate(name) : updatedText(name, taken);
        showDone({ text, link: recipePath(recipe.id, name), ...(!isKept && { before: { base, version } }) });
      },
      onError: (error) => {
        const newest = conflictOf(error);
        if (newest !== null) settle(mine, newest, taken);
      },
    });
  }
  function handleUndo(before: SavedOver) {
    if (isSaving) return;
    // the button goes with the press
    headingRef.current?.focus();
    for (const other of [editing, adding]) other.reset();
    const shown = saved.draft;
    undoing.mutate(before, {
      onSuccess: ({ newest, text }) => {
        show(newest, shown);
        showDone({ text, link: recipePath(recipe.id, newest.name) });
      },
      onError: () => showDone(null),
    });
  }
  /** Somebody else saved it: what can be put together is, and only what both changed is asked. */
  function settle(mine: RecipeDraft, newest: Recipe, before: readonly DraftField[]) {
    const theirs = draftFromRecipe(newest);
    const { merged, taken, conflicts } = mergeDrafts(saved.draft, mine, theirs);
    const allTaken = [...new Set([...before, ...taken])];
    if (conflicts.length > 0) {
      setConflict({ newest, theirs, merged, taken: allTaken, fields: conflicts });
      return;
    }
    setSaved({ version: newest.version, draft: theirs });
    setDraft((current) => mergeDrafts(mine, current, merged).merged);
    save(merged, { version: newest.version, draft: theirs }, allTaken);
  }
  function handleChosen(theirFields: readonly DraftField[]) {
    if (conflict === null) return;
    const { newest, theirs, merged, taken } = conflict;
    const chosen = takeFields(merged, theirs, theirFields);
    setSaved({ version: newest.version, draft: theirs });
    setDraft(chosen);
    if (isSameDraft(chosen, theirs)) {
      setConflict(null);
      editing.reset();
      showDone({ text: say.savedVersionStands, link: recipePath(recipe.id, newest.name) });
    } else save(chosen, { version: newest.version, draft: theirs }, taken);
  }
  function handleStartAfresh() {
    const shown = draftFromRecipe(recipe);
    setSaved({ version: recipe.version, draft: shown });
    setDraft(shown);
    setIsRestored(false);
    clearAnswered();
  }
  function handleSaveAsNew() {
    if (isSaving || adding.isPending || !isComplete()) return;
    for (const other of [editing, undoing]) other.reset();
    const name = draft.name.trim();
    const sent = draft;
    adding.mutate(async () => toAddRequest(await withPicturesAsFiles(sent), sender, review), {
      onSuccess: ({ id }) => {
        // the changes went into the new one; this one is as it was
        setDraft((current) => mergeDrafts(sent, current, saved.draft).merged);
        setIsRestored(false);
        showDone({ text: say.hasBeenAdded(name), link: recipePath(id, name) });
      },
    });
  }
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={recipePath(recipe.id, recipe.name)} />
        <h1 ref={headingRef} tabIndex={-1}>
          {say.editRecipe}
        </h1>
      </div>
      <RecipeForm
        draft={draft}
        onChange={setDraft}
        nameError={nameError}
        nameRef={nameRef}
        servesError={draft.serves.trim() === '' ? servesError : undefined}
        servesRef={servesRef}
        review={reviewParts(review, { draft, onChange: setDraft })}
        toLookAt={<ReviewList review={review} servesQuestion={draft.servesQuestion} />}
        isCounted={keepsCounted(recipe, sender.isPremium)}
        onSubmit={() => !editing.isPending && save(draft, saved)}
        top={
          <>
            {isRestored && (isUnsaved || begun.lostPictures > 0) && (
              <Notice
                tone="info"
                action={
                  <Button size="sm" variant="outline" onClick={handleStartAfresh}>
                    {say.dropTheChanges}
                  </Button>
                }
              >
                {say.restoredChanges(begun.lostPictures)}
              </Notice>
            )}
            {done && (
              <Notice action={<DoneActions done={done} saving={undoing.isPending} onUndo={handleUndo} />}>
                {done.text}
              </Notice>
            )}
            {undoing.problem && <Notice tone="error">{undoing.problem}</Notice>}
          </>
        }
        buttons={
          <>
            <NutritionLoss recipe={recipe} dish={dishOf(draft)} />
            <Button type="submit" form={RECIPE_FORM_ID} size="lg" full saving={editing.isPending}>
              {say.update}
            </Button>
            <Button variant="outline" full saving={adding.isPending} onClick={handleSaveAsNew}>
              {say.saveAsNew}
            </Button>
            {failure && <SaveFailure failure={failure} wasAdding={adding.error !== null} />}
          </>
        }
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          saving={editing.isPending}
          onChosen={handleChosen}
          onClose={() => setConflict(null)}
        />
      )}
      <LeaveQuestion isUnsaved={isUnsaved} confirmLabel={say.leaveWithoutSaving} question={say.changesNotSaved} />
    </>
  );
}
