import { COOK_NOTE_MAX, STARS_MAX } from '@sorrel/contract/cooking';
import type { Recipe } from '@sorrel/contract/recipe';
import { languageOfRecipe } from '@sorrel/core/recipes/recipe-language';
import { startServes } from '@sorrel/core/recipes/scale-ingredient';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { errorMessage } from '../api.ts';
import { RecipeCover } from '../cover/recipe-cover.tsx';
import { useKitchen } from '../lib/kitchen.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useStored } from '../lib/use-stored.ts';
import { recipePath } from '../paths.ts';
import { CookedLine } from '../recipe-parts/cook-log.tsx';
import { RecipeNotLoaded } from '../recipe-parts/not-loaded.tsx';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { OnCounter } from '../ui/phone-frame.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { useRecordCooked } from './queries.ts';
import { say } from './sentences.ts';
import { StarChoice } from './star-choice.tsx';
import { useCookId } from './use-cooking.ts';

const PORTIONS_MAX = 300;

/** What is said of a cooking before it is recorded; null where nothing was chosen. */
const Said = z.object({
  portions: z.int().min(1).max(PORTIONS_MAX).nullable(),
  stars: z.int().min(1).max(STARS_MAX).nullable(),
  note: z.string().max(COOK_NOTE_MAX),
  isShared: z.boolean(),
  leftOver: z.int().min(0).max(PORTIONS_MAX),
});
type Said = z.output<typeof Said>;
const NOTHING: Said = { portions: null, stars: null, note: '', isShared: false, leftOver: 0 };

const PAGE = 'grid grid-cols-[minmax(0,0.92fr)_minmax(0,1.08fr)] gap-x-13 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)]';
/** The laid table: as high as the window beside the questions, a band above them where there is one column. */
const TABLE = [
  'grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] justify-items-center gap-4 overflow-hidden rounded-2xl bg-leaf-soft p-8 text-center',
  'lg:sticky lg:top-6 lg:h-[calc(100dvh-5rem)] lg:min-h-[30rem]',
  'max-lg:h-62 max-lg:rounded-xl max-lg:p-5 max-lg:pb-0',
].join(' ');

interface CookedPageProps {
  /** The button that puts what is left over into the week; it belongs to another feature. */
  AddToPlan: ComponentType<{ recipe: Recipe }>;
}

/** After the last step: how many, how it was, a note for next time, what is left over. */
export function CookedPage({ AddToPlan }: CookedPageProps) {
  const { id = '' } = useParams();
  const { data: recipe, error } = useQuery(recipeQuery(id));
  useDocumentTitle(say.cookedTitle);
  if (recipe === undefined) return error ? <RecipeNotLoaded error={error} /> : <Loader page />;
  return <CookedForm key={recipe.id} recipe={recipe} AddToPlan={AddToPlan} />;
}

function CookedForm({ recipe, AddToPlan }: CookedPageProps & { recipe: Recipe }) {
  const navigate = useNavigate();
  const { cookings, endCooking } = useKitchen(useCookId());
  const cooking = cookings.find((one) => one.recipeId === recipe.id);
  // of this cooking: what was said of an earlier one and not recorded is not said of it
  const [said, setSaid, forgetSaid] = useStored(`cookedNote ${recipe.id} ${cooking?.startedAt ?? ''}`, Said, NOTHING);
  const change = (changes: Partial<Said>) => setSaid((before) => ({ ...before, ...changes }));
  const { stars, note, isShared, leftOver } = said;
  const portions = said.portions ?? cooking?.serves ?? startServes(recipe.serves);
  const record = useRecordCooked(recipe.id);

  function leave() {
    forgetSaid();
    void endCooking(recipe.id);
    navigate(recipePath(recipe.id, recipe.name), { replace: true });
  }
  return (
    <div className={PAGE}>
      <header className={TABLE}>
        <div className="min-w-0">
          <h1 className="text-[clamp(2.5rem,1rem+4.4vw,5rem)] leading-none tracking-[-0.04em]">{say.cookedTitle}</h1>
          <p className="mt-2 text-md text-ink-2 wrap-anywhere" dir="auto" lang={languageOfRecipe(recipe)}>
            {recipe.name}
          </p>
        </div>
        <Plate recipe={recipe} />
        <div className="max-lg:hidden">
          <CookedLine recipeId={recipe.id} />
        </div>
      </header>
      <div className="grid gap-7 lg:content-center">
        <div className="flex flex-wrap gap-x-12 gap-y-6">
          <Question title={say.portionsCooked}>
            <Stepper
              label={say.portionsCooked}
              value={portions}
              onValueChange={(chosen) => change({ portions: chosen })}
              min={1}
              max={PORTIONS_MAX}
            />
          </Question>
          <Question title={say.howWasIt}>
            <StarChoice label={say.howWasIt} value={stars} onValueChange={(chosen) => change({ stars: chosen })} />
          </Question>
        </div>
        <TextAreaField
          label={say.noteForNextTime}
          rows={2}
          maxLength={COOK_NOTE_MAX}
          value={note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {note.trim() !== '' && (
          <Switch
            label={say.shareNote}
            checked={isShared}
            onCheckedChange={(checked) => change({ isShared: checked })}
          />
        )}
        <section className="grid gap-4 rounded-xl bg-surface p-5 shadow-1 dark:shadow-line">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-md">{say.leftOver(leftOver)}</h2>
            <Stepper
              label={say.portionsLeftOver}
              value={leftOver}
              onValueChange={(chosen) => change({ leftOver: chosen })}
              max={portions}
            />
          </div>
          {leftOver > 0 && (
            <div>
              <AddToPlan recipe={recipe} />
            </div>
          )}
        </section>
        {record.error && <Notice tone="error">{errorMessage(record.error)}</Notice>}
        <div className="flex flex-wrap items-center gap-3 max-app:contents">
          <OnCounter>
            <Button
              className="max-app:grow"
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
          </OnCounter>
        </div>
      </div>
    </div>
  );
}

/** What was cooked, on its plate: the photo cut round, or what the cover draws without its table. */
function Plate({ recipe }: { recipe: Recipe }) {
  const [photo] = recipe.image_urls;
  const ingredients = recipe.ingredient_names;
  return (
    <div className="grid aspect-square w-[min(100%,24rem)] place-items-center self-center max-lg:w-56 max-lg:self-start">
      {photo === undefined ? (
        <RecipeCover
          recipe={{ name: recipe.name, category: recipe.category, ingredients }}
          ratio="cutout"
          className="w-full"
          isEager
        />
      ) : (
        <RecipePicture recipe={recipe} shape="round" className="w-full shadow-2" sizes="416px" eager />
      )}
    </div>
  );
}

function Question({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid content-start justify-items-start gap-3">
      <h2 className="text-md">{title}</h2>
      {children}
    </section>
  );
}
