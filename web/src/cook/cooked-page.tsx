import { COOK_NOTE_MAX } from '@sorrel/contract/cooking';
import type { Recipe } from '@sorrel/contract/recipe';
import { startServes } from '@sorrel/core/recipes/scale-ingredient';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { errorMessage } from '../api.ts';
import { useKitchen } from '../lib/kitchen.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths, recipePath } from '../paths.ts';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { useRecordCooked } from './queries.ts';
import { say } from './sentences.ts';
import { StarChoice } from './star-choice.tsx';
import { useCookId } from './use-cooking.ts';

const PORTIONS_MAX = 300;

interface CookedPageProps {
  /** The button that puts what is left over into the week; it belongs to another feature. */
  AddToPlan: ComponentType<{ recipe: Recipe }>;
}

/** After the last step: how many, how it was, a note for next time, what is left over. */
export function CookedPage({ AddToPlan }: CookedPageProps) {
  const { id = '' } = useParams();
  const { data: recipe, isError } = useQuery(recipeQuery(id));
  useDocumentTitle(say.cookedTitle);
  if (recipe === undefined) return isError ? <Navigate to={paths.recipeBook} replace /> : <Loader page />;
  return <CookedForm key={recipe.id} recipe={recipe} AddToPlan={AddToPlan} />;
}

function CookedForm({ recipe, AddToPlan }: CookedPageProps & { recipe: Recipe }) {
  const navigate = useNavigate();
  const { cookings, endCooking } = useKitchen(useCookId());
  const cooking = cookings.find((one) => one.recipeId === recipe.id);
  const [chosen, setPortions] = useState<number | null>(null);
  const portions = chosen ?? cooking?.serves ?? startServes(recipe.serves);
  const [stars, setStars] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [leftOver, setLeftOver] = useState(0);
  const record = useRecordCooked(recipe.id);

  function leave() {
    void endCooking(recipe.id);
    navigate(recipePath(recipe.id, recipe.name), { replace: true });
  }
  return (
    <div className="mx-auto grid max-w-[44rem] gap-5">
      <header className="flex items-center gap-5">
        <RecipePicture
          recipe={recipe}
          shape="square"
          frame="own"
          className="size-24 flex-none rounded-xl max-sm:size-18"
          sizes="96px"
          eager
        />
        <div className="min-w-0">
          <h1 className="text-2xl">{say.cookedTitle}</h1>
          <p className="mt-1 text-md text-ink-2 wrap-anywhere" dir="auto">
            {recipe.name}
          </p>
        </div>
      </header>
      <div className="grid gap-5 sm:grid-cols-2">
        <Question title={say.portionsCooked}>
          <Stepper label={say.portionsCooked} value={portions} onValueChange={setPortions} min={1} max={PORTIONS_MAX} />
        </Question>
        <Question title={say.howWasIt}>
          <StarChoice label={say.howWasIt} value={stars} onValueChange={setStars} />
        </Question>
      </div>
      <TextAreaField
        label={say.noteForNextTime}
        rows={2}
        maxLength={COOK_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {note.trim() !== '' && <Switch label={say.shareNote} checked={isShared} onCheckedChange={setIsShared} />}
      <Question title={say.leftOver(leftOver)}>
        <div className="flex flex-wrap items-center gap-3">
          <Stepper label={say.portionsLeftOver} value={leftOver} onValueChange={setLeftOver} max={portions} />
          {leftOver > 0 && <AddToPlan recipe={recipe} />}
        </div>
      </Question>
      {record.error && <Notice tone="error">{errorMessage(record.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="lg"
          saving={record.isPending}
          onClick={() =>
            record.mutate(
              {
                recipeId: recipe.id,
                portions,
                leftOver: Math.min(leftOver, portions),
                stars,
                note,
                noteShared: isShared && note.trim() !== '',
              },
              { onSuccess: leave },
            )
          }
        >
          {say.done}
        </Button>
        <Button variant="text" onClick={leave}>
          {say.doNotRecord}
        </Button>
      </div>
    </div>
  );
}

function Question({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid content-start justify-items-start gap-3 rounded-xl bg-surface p-5 shadow-1 dark:shadow-line">
      <h2 className="text-md">{title}</h2>
      {children}
    </section>
  );
}
