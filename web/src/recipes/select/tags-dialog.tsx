import type { RecipeSummary, Tag } from '@sorrel/contract/recipe';
import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../api.ts';
import { terms } from '../../language/terms.ts';
import { useTags } from '../../recipe-parts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FIELD_LABEL } from '../../ui/field-looks.ts';
import { Notice } from '../../ui/notice.tsx';
import { tagIcon } from '../../ui/tag-icon.ts';
import { useToast } from '../../ui/toast.tsx';
import { useTagChosen } from './queries.ts';
import { say } from './sentences.ts';

interface TagsDialogProps {
  recipes: readonly RecipeSummary[];
  onClose: () => void;
  onSaved: () => void;
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Puts tags on several recipes and takes off what some of them carry. */
export function TagsDialog({ recipes, onClose, onSaved }: TagsDialogProps) {
  const tags = useTags();
  const showToast = useToast();
  const save = useTagChosen();
  const [add, setAdd] = useState<number[]>([]);
  const [remove, setRemove] = useState<number[]>([]);
  const carriers = (tag: Tag) =>
    recipes.filter((recipe) => recipe.tags.some(({ tag_id }) => tag_id === tag.tag_id)).length;
  const missing = tags.filter((tag) => carriers(tag) < recipes.length);
  const carried = tags.filter((tag) => carriers(tag) > 0);

  function handleSave() {
    if (add.length + remove.length === 0) return onClose();
    save.mutate(
      { ids: recipes.map(({ id }) => id), add, remove },
      {
        onSuccess: ({ changed }) => {
          showToast(changed === 0 ? say.nothingTagged : say.tagged(changed), { icon: TagIcon });
          onSaved();
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.tagsOf(recipes.length)}
      footer={
        <Button saving={save.isPending} onClick={handleSave}>
          {say.saveTags}
        </Button>
      }
    >
      <div className="grid gap-5">
        <TagChips
          legend={say.putOn}
          tags={missing}
          pressed={add}
          onPress={(id) => {
            setAdd(toggled(add, id));
            setRemove(remove.filter((other) => other !== id));
          }}
        />
        {missing.length === 0 && <p className="text-sm text-ink-2">{say.noTagsToPutOn}</p>}
        <TagChips
          legend={say.takeOff}
          tags={carried}
          pressed={remove}
          onPress={(id) => {
            setRemove(toggled(remove, id));
            setAdd(add.filter((other) => other !== id));
          }}
        />
        {save.error && <Notice tone="error">{errorMessage(save.error)}</Notice>}
      </div>
    </Dialog>
  );
}

interface TagChipsProps {
  legend: string;
  tags: readonly Tag[];
  pressed: readonly number[];
  onPress: (id: number) => void;
}

function TagChips({ legend, tags, pressed, onPress }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <fieldset>
      <legend className={`${FIELD_LABEL} mb-2`}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Chip
            key={tag.tag_id}
            icon={tagIcon(tag.icon)}
            pressed={pressed.includes(tag.tag_id)}
            onClick={() => onPress(tag.tag_id)}
          >
            {terms.tag(tag.name)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
