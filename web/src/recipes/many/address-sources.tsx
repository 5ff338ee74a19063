import { addressesInText } from '@sorrel/core/recipes/many/addresses-in-text';
import type { FoundAddress } from '@sorrel/core/recipes/many/found-address';
import { BOOKMARKS_MAX_BYTES, FOUND_ADDRESSES_MAX, MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { FileUp, Globe } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { writeNumber } from '../../language/write.ts';
import { focusField } from '../../lib/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFindPages } from './queries.ts';
import { say } from './sentences.ts';

/** Gives the addresses it finds, and what is to be said of them. */
export interface SourceProps {
  onFound: (found: readonly FoundAddress[], notes?: string) => void;
}

/** The addresses in what was typed or pasted: whoever writes one means it. */
export const writtenAddresses = (text: string): readonly FoundAddress[] =>
  addressesInText(text).map((one) => ({ ...one, isLikely: true }));

interface WrittenAddressesProps {
  text: string;
  onTextChange: (text: string) => void;
}

/** A place to type or paste addresses. */
export function WrittenAddresses({ text, onTextChange }: WrittenAddressesProps) {
  const count = writtenAddresses(text).length;
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={say.addressesLabel}
        hint={say.addressesHint(MANY_ADDRESSES_MAX)}
        placeholder={say.addressesExample}
        rows={8}
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
      />
      <p className="text-sm text-ink-2" role="status">
        {count === 0 ? say.noneFound : say.found(count)}
      </p>
    </div>
  );
}

/** A file of bookmarks, read on this device. */
export function BookmarksFile({ onFound }: SourceProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  async function handleFile(file: File) {
    setProblem(undefined);
    if (file.size > BOOKMARKS_MAX_BYTES) return setProblem(say.fileTooLarge);
    setIsReading(true);
    const { isBookmarksFile, readBookmarks } = await import('@sorrel/core/recipes/many/read-bookmarks');
    const text = await file.text().catch(() => '');
    const found = isBookmarksFile(text) ? readBookmarks(text) : [];
    setIsReading(false);
    if (found.length === 0) return setProblem(say.noBookmarks);
    const likely = [...found.filter((one) => one.isLikely), ...found.filter((one) => !one.isLikely)];
    const listed = likely.slice(0, FOUND_ADDRESSES_MAX);
    onFound(listed, say.shownOf(writeNumber(listed.length), writeNumber(found.length)));
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{say.bookmarksHint}</p>
      <input
        ref={inputRef}
        type="file"
        accept="text/html,.html,.htm"
        hidden
        aria-label={say.bookmarksLabel}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void handleFile(file);
          target.value = '';
        }}
      />
      <div>
        <Button
          variant="outline"
          icon={FileUp}
          saving={isReading}
          savingLabel={say.looking}
          onClick={() => inputRef.current?.click()}
        >
          {say.chooseFile}
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

/** A blog, by its front page, its map, its feed or a page of links. */
export function OwnSite({ onFound }: SourceProps) {
  const [url, setUrl] = useState('');
  const finding = useFindPages();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (url.trim() === '') return focusField(event.currentTarget);
    if (finding.isPending) return;
    finding.mutate(url.trim(), {
      onSuccess: ({ found, total, isPartial }) => {
        const listed = say.shownOf(writeNumber(found.length), writeNumber(total));
        onFound(found, isPartial ? `${listed} ${say.isPartial}` : listed);
      },
    });
  }
  return (
    <form className="grid gap-3" onSubmit={handleSubmit} noValidate>
      <TextField
        label={say.siteLabel}
        hint={say.siteHint}
        icon={Globe}
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <div>
        <Button type="submit" variant="outline" saving={finding.isPending} savingLabel={say.looking}>
          {say.look}
        </Button>
      </div>
      {finding.isError && <Notice tone="error">{errorMessage(finding.error)}</Notice>}
    </form>
  );
}
