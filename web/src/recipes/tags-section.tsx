import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { terms } from '../language/terms.ts';
import { useForPremium } from '../layouts/upgrade.tsx';
import { useTags } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Panel } from '../ui/panel.tsx';
import { tagIcon } from '../ui/tag-icon.ts';
import type { SectionProps } from './images-section.tsx';
import { ManageTagsDialog } from './manage-tags-dialog.tsx';
import { say } from './sentences.ts';

/** The tags there are; a click puts one on the recipe, another takes it off. Premium users keep tags of their own. */
export function TagsSection({ draft, onChange }: SectionProps) {
  const tags = useTags();
  const forPremium = useForPremium();
  const [isManaging, setIsManaging] = useState(false);

  function handleToggle(tagId: number) {
    onChange((current) => ({
      ...current,
      tags: current.tags.includes(tagId) ? current.tags.filter((id) => id !== tagId) : [...current.tags, tagId],
    }));
  }
  const handleManage = () => forPremium(say.tagsArePremium, () => setIsManaging(true));

  return (
    <Panel aria-labelledby="tags-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tags-title">{say.tags}</h2>
        <Button variant="text" size="sm" icon={Settings2} onClick={handleManage}>
          {say.customTags}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Chip
            key={tag.tag_id}
            icon={tagIcon(tag.icon)}
            pressed={draft.tags.includes(tag.tag_id)}
            onClick={() => handleToggle(tag.tag_id)}
          >
            {terms.tag(tag.name)}
          </Chip>
        ))}
      </div>
      <ManageTagsDialog
        open={isManaging}
        onOpenChange={setIsManaging}
        tags={tags.filter((tag) => tag.own)}
        onAdded={(tag) => onChange((current) => ({ ...current, tags: [...current.tags, tag.tag_id] }))}
        onDeleted={(tagId) => onChange((current) => ({ ...current, tags: current.tags.filter((id) => id !== tagId) }))}
      />
    </Panel>
  );
}
