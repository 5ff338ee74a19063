import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { RECIPE_NAME_MAX } from '@sorrel/core/recipes/limits';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { RECIPE_FIELDS } from '@sorrel/core/recipes/recipe-fields';
import { type FormEvent, type ReactNode, type RefObject, useDeferredValue } from 'react';
import { useUser } from '../auth/queries.ts';
import { terms } from '../language/terms.ts';
import { useForPremium } from '../layouts/upgrade.tsx';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { numberTyping } from '../ui/number-typing.ts';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ImagesSection, type SectionProps } from './images-section.tsx';
import { PREP_TIME_NAME, type ReviewParts } from './import-review.tsx';
import { IngredientsSection } from './ingredients-section.tsx';
import { MethodSection } from './method-section.tsx';
import { OriginSection } from './origin-section.tsx';
import { wholeNumber } from './recipe-draft.ts';
import { RecipePreview } from './recipe-preview.tsx';
import { say } from './sentences.ts';
import { ServesField, ServesQuestionNotice } from './serves-field.tsx';
import { TagsSection } from './tags-section.tsx';

export const RECIPE_FORM_ID = 'recipe-form';

const ONE_COLUMN = '(width < 70.0625rem)';
/** What does not fit the window scrolls by itself; the padding leaves room for its shadows. */
const ASIDE = [
  'grid grid-cols-1 gap-5 lg:sticky lg:top-1 lg:-m-3 lg:max-h-[calc(100dvh-0.5rem)] lg:overflow-y-auto lg:p-3',
  'lg:overscroll-contain',
].join(' ');

export interface RecipeFormProps extends SectionProps {
  /** Above the form, as wide as it: autofill, messages. */
  top?: ReactNode;
  nameError?: string;
  nameRef: RefObject<HTMLInputElement | null>;
  servesError?: string;
  servesRef: RefObject<HTMLInputElement | null>;
  /** What an import was not sure of, in the parts that it is about. */
  review?: ReviewParts;
  /** Instead of what Premium would add: its figures are there. */
  isCounted?: boolean;
  /** A list of what is open: beside the form, above it where there is one column. */
  toLookAt?: ReactNode;
  onSubmit: () => void;
  /** The buttons, under the preview. */
  buttons: ReactNode;
}

const typeOptions = () => RECIPE_TYPES.map((value) => ({ value, label: terms.types[value] }));
const categoryOptions = () => CATEGORIES.map((value) => ({ value, label: terms.categories[value] }));

/** Everything of a recipe that a person writes; the add and the edit screen put their own things around it. */
export function RecipeForm({
  draft,
  onChange,
  top,
  nameError,
  nameRef,
  servesError,
  servesRef,
  review,
  isCounted = false,
  toLookAt,
  onSubmit,
  buttons,
}: RecipeFormProps) {
  const user = useUser();
  const forPremium = useForPremium();
  const set = (changes: Partial<typeof draft>) => onChange((current) => ({ ...current, ...changes }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function handleCalculate(isOn: boolean) {
    forPremium(say.calculatingIsPremium, () => set({ calculateNut: isOn }));
  }

  const isOneColumn = useMediaQuery(ONE_COLUMN);
  // the key that was pressed comes first; the cover is drawn after it
  const drawn = useDeferredValue(draft);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20.5rem] items-start gap-6 max-lg:grid-cols-1">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {top}
        {isOneColumn && toLookAt}
        <form
          id={RECIPE_FORM_ID}
          className="grid min-w-0 grid-cols-1 gap-5"
          noValidate
          aria-label={say.recipeForm}
          onSubmit={handleSubmit}
        >
          <ImagesSection draft={draft} onChange={onChange} />
          <Panel aria-labelledby="details-title" className="grid grid-cols-1 gap-4">
            <h2 id="details-title" tabIndex={-1}>
              {say.details}
            </h2>
            <TextField
              ref={nameRef}
              label={say.name}
              required
              maxLength={RECIPE_NAME_MAX}
              error={nameError}
              value={draft.name}
              onChange={(event) => set({ name: event.target.value })}
            />
            <TextField
              label={terms.fields.caption}
              placeholder={say.captionExample}
              maxLength={RECIPE_FIELDS.caption.maxLength}
              value={draft.caption}
              onChange={(event) => set({ caption: event.target.value })}
            />
            <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
              <SelectField
                label={terms.fields.type}
                hint={review?.mealTypeHint}
                options={typeOptions()}
                value={draft.type}
                onValueChange={(type) => set({ type })}
              />
              <ServesField ref={servesRef} value={draft.serves} error={servesError} onChange={set} />
              <WholeNumberField
                label={say.prepTime}
                name={PREP_TIME_NAME}
                unit={say.minsUnit}
                min={0}
                value={draft.prepTime}
                onValueChange={(prepTime) => set({ prepTime })}
              />
              <WholeNumberField
                label={say.cookTime}
                unit={say.minsUnit}
                min={0}
                value={draft.cookTime}
                onValueChange={(cookTime) => set({ cookTime })}
              />
            </div>
            {draft.servesQuestion && <ServesQuestionNotice question={draft.servesQuestion} onAnswer={set} />}
            {review?.details}
            {user?.role === 'admin' && (
              <>
                <SelectField
                  label={say.category}
                  options={categoryOptions()}
                  value={draft.category}
                  onValueChange={(category) => set({ category })}
                />
                <div>
                  <Switch
                    end
                    label={say.publishInExplore}
                    checked={draft.isPublic}
                    onCheckedChange={(isPublic) => set({ isPublic })}
                  />
                  <p className="text-xs text-ink-3">{draft.isPublic ? say.publishedHint : say.privateHint}</p>
                </div>
              </>
            )}
          </Panel>
          <IngredientsSection draft={draft} onChange={onChange} review={review?.ingredients} />
          <MethodSection draft={draft} onChange={onChange} review={review?.method} />
          <TagsSection draft={draft} onChange={onChange} />
          <Panel>
            <TextAreaField
              label={<span className="font-display text-lg tracking-display">{terms.fields.notes}</span>}
              placeholder={say.notesExample}
              value={draft.notes}
              onChange={(event) => set({ notes: event.target.value })}
            />
          </Panel>
          <OriginSection draft={draft} onChange={onChange} />
        </form>
      </div>

      <aside className={ASIDE} aria-label={say.preview}>
        <Panel className="grid grid-cols-1 gap-4">
          <RecipePreview draft={drawn} />
          <hr className="border-line" />
          <div>
            <Switch
              end
              label={say.calculateNutrition}
              checked={draft.calculateNut && user?.premium === true}
              onCheckedChange={handleCalculate}
            />
            <p className="text-xs text-ink-3">
              {user?.premium ? say.nutritionIsWorkedOut : isCounted ? say.premiumCounted : say.premiumAddsNutrition}
            </p>
          </div>
          {buttons}
          {draft.images.length === 0 && <p className="text-xs text-ink-3">{say.noImageCover}</p>}
        </Panel>
        {!isOneColumn && toLookAt}
      </aside>
    </div>
  );
}

interface WholeNumberFieldProps {
  label: string;
  name?: string;
  unit?: string;
  min: number;
  value: string;
  onValueChange: (value: string) => void;
}

/** A number that is typed freely and is whole, and at least `min`, on leaving. */
function WholeNumberField({ min, value, onValueChange, ...rest }: WholeNumberFieldProps) {
  return (
    <TextField
      {...rest}
      {...numberTyping({ value, onValueChange, min, step: 1 })}
      onBlur={(event) => onValueChange(String(wholeNumber(event.target.value, min)))}
    />
  );
}
