import { RECIPE_FIELDS } from '@sorrel/core/recipes/recipe-fields';
import { terms } from '../language/terms.ts';
import { Panel } from '../ui/panel.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { SectionProps } from './images-section.tsx';
import type { RecipeDraft } from './recipe-draft.ts';
import { say } from './sentences.ts';

const SOURCE_MAX_CHARACTERS = 2000;

/** Whom and what the recipe is from, and what it is made with. All of it may stay empty. */
export function OriginSection({ draft, onChange }: SectionProps) {
  const set = (changes: Partial<RecipeDraft>) => onChange((current) => ({ ...current, ...changes }));
  return (
    <Panel className="grid grid-cols-1 gap-4" aria-labelledby="origin-title">
      <h2 id="origin-title">{say.whereItComesFrom}</h2>
      <TextField
        label={say.source}
        placeholder={say.sourceExample}
        maxLength={SOURCE_MAX_CHARACTERS}
        // what is Sorrel's own names no source
        value={draft.source === 'admin' ? '' : draft.source}
        onChange={(event) => set({ source: event.target.value })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={terms.fields.author}
          maxLength={RECIPE_FIELDS.author.maxLength}
          value={draft.author}
          onChange={(event) => set({ author: event.target.value })}
        />
        <TextField
          label={terms.fields.licence}
          maxLength={RECIPE_FIELDS.licence.maxLength}
          value={draft.licence}
          onChange={(event) => set({ licence: event.target.value })}
        />
      </div>
      <TextField
        label={say.videoLink}
        type="url"
        placeholder="https://"
        maxLength={RECIPE_FIELDS.video.maxLength}
        value={draft.video}
        onChange={(event) => set({ video: event.target.value })}
      />
      <TextAreaField
        label={terms.fields.equipment}
        hint={say.oneALine}
        rows={2}
        maxLength={RECIPE_FIELDS.equipment.maxLength}
        value={draft.equipment}
        onChange={(event) => set({ equipment: event.target.value })}
      />
    </Panel>
  );
}
