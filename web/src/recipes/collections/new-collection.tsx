import type { Collection } from '@sorrel/contract/collections';
import { COLLECTION_NAME_MAX } from '@sorrel/core/recipes/collections/collection-name';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { focusField } from '../../lib/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAddCollection } from './queries.ts';
import { say } from './sentences.ts';

/** A field that makes a collection. */
export function NewCollection({ onAdded }: { onAdded?: (collection: Collection) => void }) {
  const [name, setName] = useState('');
  const adding = useAddCollection();

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    // a dialog lies in the page's tree of events: the form behind it is not meant
    event.stopPropagation();
    if (name.trim() === '') return focusField(event.currentTarget);
    adding.mutate(name, {
      onSuccess: (collection) => {
        setName('');
        onAdded?.(collection);
      },
    });
  }
  return (
    <>
      <form className="flex items-end gap-2" onSubmit={handleAdd}>
        <TextField
          className="grow"
          label={say.newCollection}
          placeholder={say.example}
          maxLength={COLLECTION_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outline" icon={Plus} size="field" saving={adding.isPending}>
          {say.add}
        </Button>
      </form>
      {adding.error && <Notice tone="error">{errorMessage(adding.error)}</Notice>}
    </>
  );
}
