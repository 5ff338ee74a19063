import type { Recipe } from '@sorrel/contract/recipes';
import { unitText } from '@sorrel/core/ingredients/units';
import { useTags } from '../recipe-parts/queries.ts';
import { TYPE_LABELS } from '../recipe-parts/recipe-filters.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { draftFromRecipe, type RecipeDraft } from './recipe-draft.ts';

export interface ConflictDialogProps {
  /** The recipe as somebody saved it meanwhile; null while there is no conflict. */
  newest: Recipe | null;
  /** What this page wanted to save. */
  draft: RecipeDraft;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Both versions, side by side, where they differ; nothing is overwritten until one is chosen. */
export function ConflictDialog({ newest, draft, saving, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const tags = useTags();
  const tagName = (id: number) => tags.find((tag) => tag.tag_id === id)?.name ?? '';
  const mine = wordsOf(draft, tagName);
  const theirs = newest && wordsOf(draftFromRecipe(newest), tagName);
  const differing = theirs ? mine.filter(([name, text], index) => text !== theirs[index]?.[1] && name !== '') : [];

  return (
    <Dialog
      open={newest !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="This recipe was changed elsewhere"
      size="lg"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            Keep editing
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            Use the saved version
          </Button>
          <Button saving={saving} onClick={onKeepMine}>
            Save my version
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        Somebody saved it, here or on another device, since you opened it. Choose which version to keep.
      </p>
      <div className="explain-scroll">
        <table className="explain-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Part</span>
              </th>
              <th scope="col">Your version</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="whitespace-pre-line wrap-anywhere">{text || '-'}</td>
                <td className="whitespace-pre-line wrap-anywhere">
                  {theirs?.find(([other]) => other === name)?.[1] || '-'}
                </td>
              </tr>
            ))}
            {differing.length === 0 && (
              <tr>
                <td colSpan={3}>Both versions say the same.</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

/** A recipe in words, part by part. */
function wordsOf(draft: RecipeDraft, tagName: (id: number) => string): [name: string, text: string][] {
  return [
    ['Name', draft.name.trim()],
    ['Caption', draft.caption.trim()],
    ['Meal type', TYPE_LABELS[draft.type]],
    ['Serves', draft.serves],
    ['Prep time', `${draft.prepTime} mins`],
    ['Cook time', `${draft.cookTime} mins`],
    [
      'Ingredients',
      draft.ingredients
        .map(({ quantity, unit, name }) =>
          `${quantity} ${unitText(unit, Number(quantity))} ${name}`.replace(/ +/g, ' '),
        )
        .join('\n'),
    ],
    ['Method', draft.method.map((step, index) => `${index + 1}. ${step.desc.trim()}`).join('\n')],
    [
      'Tags',
      draft.tags
        .map(tagName)
        .toSorted((a, b) => a.localeCompare(b))
        .join(', '),
    ],
    ['Notes', draft.notes.trim()],
    ['Images', String(draft.images.length)],
  ];
}
