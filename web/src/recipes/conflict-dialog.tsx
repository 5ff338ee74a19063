import type { Recipe } from '@sorrel/contract/recipe';
import { isChoiceField } from '@sorrel/core/recipes/recipe-fields';
import { useId, useState } from 'react';
import { terms } from '../language/terms.ts';
import { decimalNumber } from '../lib/decimal-number.ts';
import { useTags } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { isHeading, numbered } from './draft-rows.ts';
import { lineInWords } from './line-in-words.ts';
import type { DraftField } from './merge-drafts.ts';
import type { RecipeDraft } from './recipe-draft.ts';
import { say } from './sentences.ts';

/** What two saves of one recipe disagree about. */
export interface Conflict {
  /** The recipe as somebody saved it meanwhile, and as a draft. */
  newest: Recipe;
  theirs: RecipeDraft;
  /** Both put together, with this person's version of what both changed. */
  merged: RecipeDraft;
  /** What only the other one changed. */
  taken: readonly DraftField[];
  /** What both changed. */
  fields: readonly DraftField[];
}

const CHOICE = [
  'flex cursor-pointer items-start gap-2.5 rounded-lg border-[1.5px] border-line-strong px-4 py-3',
  'has-checked:border-leaf has-checked:bg-leaf-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');

export interface ConflictDialogProps {
  conflict: Conflict;
  saving: boolean;
  /** The fields of which the saved version is wanted. */
  onChosen: (theirFields: readonly DraftField[]) => void;
  onClose: () => void;
}

const fieldNames = (): Record<DraftField, string> => ({
  ...terms.fields,
  name: say.name,
  prepTime: say.prepTime,
  cookTime: say.cookTime,
  ingredients: say.ingredients,
  method: say.method,
  tags: say.tags,
  source: say.source,
  calculateNut: say.calculateNutritionField,
  category: say.category,
  isPublic: say.publishInExplore,
  images: say.images,
});

/** 'What was changed elsewhere is kept: name, notes.' */
export function keptSentence(fields: readonly DraftField[]): string {
  return say.keptElsewhere(fields.map((field) => fieldNames()[field]).join(', '));
}

/** What both changed, field by field, side by side; nothing is overwritten until one of each is chosen. Mounted while open. */
export function ConflictDialog({ conflict, saving, onChosen, onClose }: ConflictDialogProps) {
  const id = useId();
  const tags = useTags();
  const tagName = (tag: number) => tags.find(({ tag_id }) => tag_id === tag)?.name ?? '';
  const [chosen, setChosen] = useState<Partial<Record<DraftField, 'mine' | 'theirs'>>>({});
  const { merged, theirs, taken, fields } = conflict;
  const isDecided = fields.every((field) => chosen[field] !== undefined);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={say.thisRecipeWasChangedElsewhere}
      size="lg"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {say.keepEditing}
          </Button>
          <Button
            saving={saving}
            disabled={!isDecided}
            onClick={() => onChosen(fields.filter((field) => chosen[field] === 'theirs'))}
          >
            {say.save}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        {say.somebodySaved}
        {taken.length > 0 && ` ${keptSentence(taken)}`}
      </p>
      <div className="grid gap-5">
        {fields.map((field) => (
          <fieldset key={field}>
            <legend className={`${FIELD_LABEL} mb-2`}>{fieldNames()[field]}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {(
                [
                  ['mine', say.yourVersion, merged],
                  ['theirs', say.savedVersion, theirs],
                ] as const
              ).map(([side, label, draft]) => (
                <label key={side} className={CHOICE}>
                  <input
                    className="mt-1 flex-none accent-leaf"
                    type="radio"
                    name={`${id}${field}`}
                    checked={chosen[field] === side}
                    onChange={() => setChosen({ ...chosen, [field]: side })}
                  />
                  <span className="min-w-0">
                    <b className="block text-sm">{label}</b>
                    <span className="block whitespace-pre-line wrap-anywhere" dir="auto">
                      {wordsOf(draft, field, tagName) || '-'}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

/** A part of a recipe in words. */
function wordsOf(draft: RecipeDraft, field: DraftField, tagName: (id: number) => string): string {
  if (isChoiceField(field)) {
    const names: Readonly<Record<string, string>> = terms.choices[field];
    return names[draft[field]] ?? '';
  }
  switch (field) {
    case 'prepTime':
    case 'cookTime':
      return draft[field] === '' ? '' : say.mins(draft[field]);
    case 'ingredients':
      return draft.ingredients
        .map((row) =>
          isHeading(row) ? `${row.heading.trim()}:` : lineInWords({ ...row, quantity: decimalNumber(row.quantity) }),
        )
        .join('\n');
    case 'method':
      return numbered(draft.method)
        .map(({ row, number }) =>
          isHeading(row)
            ? `${row.heading.trim()}:`
            : row.image
              ? say.withPicture(`${number}. ${row.desc.trim()}`)
              : `${number}. ${row.desc.trim()}`,
        )
        .join('\n');
    case 'tags':
      return draft.tags
        .map((tag) => terms.tag(tagName(tag)))
        .toSorted((a, b) => a.localeCompare(b))
        .join(', ');
    case 'calculateNut':
      return draft.calculateNut ? say.on : say.off;
    case 'isPublic':
      return draft.isPublic ? say.on : say.off;
    case 'images':
      return say.pictures(draft.images.length);
    default:
      return draft[field].trim();
  }
}
