import { RECIPE_TEXTS } from '@sorrel/core/recipes/recipe-texts';
import { Panel } from '../ui/panel.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { SectionProps } from './images-section.tsx';
import type { RecipeDraft } from './recipe-draft.ts';

const SOURCE_MAX_CHARACTERS = 2000;

/** Whom and what the recipe is from, and what it is made with. All of it may stay empty. */
export function OriginSection({ draft, onChange }: SectionProps) {
  const set = (changes: Partial<RecipeDraft>) => onChange((current) => ({ ...current, ...changes }));
  return (
    <Panel className="grid gap-4" aria-labelledby="origin-title">
      <h2 id="origin-title">Where it comes from</h2>
      <TextField
        label="Source"
        placeholder="An address, a book, or Grandma, page 12"
        maxLength={SOURCE_MAX_CHARACTERS}
        // what is Sorrel's own names no source
        value={draft.source === 'admin' ? '' : draft.source}
        onChange={(event) => set({ source: event.target.value })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={RECIPE_TEXTS.author.label}
          maxLength={RECIPE_TEXTS.author.maxLength}
          value={draft.author}
          onChange={(event) => set({ author: event.target.value })}
        />
        <TextField
          label={RECIPE_TEXTS.licence.label}
          maxLength={RECIPE_TEXTS.licence.maxLength}
          value={draft.licence}
          onChange={(event) => set({ licence: event.target.value })}
        />
      </div>
      <TextField
        label="Video link"
        type="url"
        placeholder="https://"
        maxLength={RECIPE_TEXTS.video.maxLength}
        value={draft.video}
        onChange={(event) => set({ video: event.target.value })}
      />
      <TextAreaField
        label={RECIPE_TEXTS.equipment.label}
        hint="One a line."
        rows={2}
        maxLength={RECIPE_TEXTS.equipment.maxLength}
        value={draft.equipment}
        onChange={(event) => set({ equipment: event.target.value })}
      />
    </Panel>
  );
}
