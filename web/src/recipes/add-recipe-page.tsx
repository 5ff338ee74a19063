import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useUser } from '../auth/queries.ts';
import { withSentences } from '../language/sentences.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useFlash } from '../lib/use-flash.ts';
import { useTabsOwn } from '../lib/use-tabs-own.ts';
import { paths } from '../paths.ts';
import { useTags } from '../recipe-parts/queries.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { AddedNotice, type AddedRecipe, AddFailure } from './add-recipe-notices.tsx';
import { AutofillPanel } from './autofill-panel.tsx';
import { draftFromImport, withOwnOf } from './draft-from.ts';
import { reviewParts } from './import-review.tsx';
import { InBookNotice } from './in-book-notice.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { emptyDraft, fromStored, isWorthKeeping, type RecipeDraft, StoredDraft, toStored } from './recipe-draft.ts';
import { RECIPE_FORM_ID, RecipeForm } from './recipe-form.tsx';
import { filledSentence, openKinds, ReadNotice, ReviewList } from './review-list.tsx';
import { say } from './sentences.ts';
import { reviewFor, useImportReview } from './use-import-review.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useRecipeImport } from './use-recipe-import.ts';
import { useSaveNew } from './use-save-new.ts';

/** With all that reads pictures, which few need. */
const ReadPhoto = lazy(withSentences(async () => ({ default: (await import('./photo/read-photo.tsx')).ReadPhoto })));

export const ADDED_MESSAGE_MS = 10_000;
const DRAFT_KEY = 'recipeDraft';
const StoredOrNone = StoredDraft.nullable();

/** Adds a recipe, by hand or filled from a web page. What is written survives a closed tab. */
export function AddRecipePage() {
  useDocumentTitle(say.addARecipe);
  const user = useUser();
  const tags = useTags();
  const [opened, keepDraft, clearDraft] = useTabsOwn(DRAFT_KEY, StoredOrNone, null);
  const [draft, setDraft] = useState<RecipeDraft>(() => (opened ? fromStored(opened) : emptyDraft()));
  const [isRestored, setIsRestored] = useState(opened !== null);
  // they are said to be missing until the recipe is saved or begun anew, also after another reload
  const [lostPictures] = useState(opened?.filePictures ?? 0);
  const [nameError, setNameError] = useState<string>();
  const [added, showAdded] = useFlash<AddedRecipe>(ADDED_MESSAGE_MS);
  const save = useSaveNew((replaced) => setDraft((now) => withOwnOf(now, replaced)));
  const nameRef = useRef<HTMLInputElement>(null);
  const [servesError, setServesError] = useState<string>();
  const servesRef = useRef<HTMLInputElement>(null);
  const review = reviewFor(Number(draft.serves), useImportReview());
  const isUnsaved = isWorthKeeping(draft);

  const begun = useMemo(() => ({ draft, held: review.held }), [draft, review.held]);
  useKeptDraft(begun, (kept) => {
    const lost = isRestored ? lostPictures : 0;
    if (isWorthKeeping(kept.draft) || lost > 0) keepDraft(toStored(kept.draft, lost));
    else clearDraft();
    review.keep(kept.held);
  });

  const importing = useRecipeImport({
    hasDraft: isUnsaved,
    onRead: (imported) => {
      save.begin(imported.inBook);
      setNameError(undefined);
      setIsRestored(false);
      // the page may be read before it is known who asks: it is counted then for whoever turns out to have Premium
      const read = draftFromImport(imported, tags, user?.premium !== false);
      setDraft(read);
      review.begin(imported, read.servesQuestion !== null);
    },
  });
  function handleStartAfresh() {
    setDraft(emptyDraft());
    review.clear();
    save.begin([]);
    setIsRestored(false);
    clearDraft();
    importing.pdf.forget();
  }
  function handleSubmit() {
    if (save.saving.isPending) return;
    const name = draft.name.trim();
    if (name === '') {
      setNameError(say.nameMissing);
      nameRef.current?.focus();
      return;
    }
    setNameError(undefined);
    const isServesMissing = draft.serves.trim() === '';
    setServesError(isServesMissing ? say.servesMissing : undefined);
    if (isServesMissing) {
      servesRef.current?.focus();
      return;
    }
    const sender = { isAdmin: user?.role === 'admin', isPremium: user?.premium === true };
    const isReplacement = save.replaced !== null;
    save.saving.mutate(
      { draft, sender, doubts: review.doubts },
      {
        onSuccess: ({ id, pictureMissing }) => {
          setDraft(emptyDraft());
          review.clear();
          save.begin([]);
          setIsRestored(false);
          clearDraft();
          importing.reset();
          showAdded({ id, name, isReplacement, pictureMissing });
          window.scrollTo({ top: 0 });
        },
      },
    );
  }

  if (importing.isReadingPhoto) {
    return (
      <Suspense fallback={<Loader page />}>
        <ReadPhoto
          reading={importing.reading}
          error={importing.error}
          onText={(text) => importing.read({ url: '', text })}
          onClose={() => importing.setIsReadingPhoto(false)}
        />
      </Suspense>
    );
  }
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.recipeBook} />
        <h1>{say.addARecipe}</h1>
      </div>
      <RecipeForm
        draft={draft}
        onChange={setDraft}
        nameError={nameError}
        nameRef={nameRef}
        servesError={draft.serves.trim() === '' ? servesError : undefined}
        servesRef={servesRef}
        review={reviewParts(review, { draft, onChange: setDraft })}
        onSubmit={handleSubmit}
        top={
          <>
            {added && <AddedNotice added={added} />}
            {isRestored && (isUnsaved || lostPictures > 0) && (
              <Notice
                tone="info"
                action={
                  <Button size="sm" variant="outline" onClick={handleStartAfresh}>
                    {say.startAfresh}
                  </Button>
                }
              >
                {say.restoredRecipe(lostPictures)}
              </Notice>
            )}
            <AutofillPanel importing={importing} filled={importing.isRead ? filledSentence(review) : ''} />
            {!save.isRefused && <InBookNotice save={save} />}
            <ReadNotice review={review} servesQuestion={draft.servesQuestion} />
          </>
        }
        toLookAt={<ReviewList review={review} servesQuestion={draft.servesQuestion} />}
        buttons={
          <>
            <Button type="submit" form={RECIPE_FORM_ID} size="lg" full saving={save.saving.isPending}>
              {save.replaced === null ? say.addRecipeButton : say.replaceRecipe}
            </Button>
            {draft.servesQuestion === null && openKinds(review, null).length > 0 && (
              <p className="text-xs text-ink-3">{say.openQuestionsAreFine}</p>
            )}
            {save.isRefused && <InBookNotice save={save} />}
            {save.saving.error !== null && !save.isRefused && <AddFailure error={save.saving.error} />}
          </>
        }
      />
      <LeaveQuestion isUnsaved={isUnsaved} confirmLabel={say.leave} question={say.notAddedYet} />
    </>
  );
}
