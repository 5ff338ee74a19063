import { errorMessage } from '../api.ts';
import { writeLongDate } from '../language/write.ts';
import { recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import type { SaveNew } from './use-save-new.ts';

/** What is in the book already, with the three things that can be done about it. */
export function InBookNotice({ save: { inBook, replaced, loading, replace, keepBoth } }: { save: SaveNew }) {
  if (replaced !== null) {
    return (
      <Notice
        tone="info"
        action={
          <Button size="sm" variant="outline" onClick={keepBoth}>
            Keep both instead
          </Button>
        }
      >
        <p>Saving replaces {replaced.name} in your book. Your notes and tags of it stay.</p>
      </Notice>
    );
  }
  const [same] = inBook;
  if (same === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" variant="outline" to={recipePath(same.id, same.name)}>
            Open it
          </ButtonLink>
          <Button
            size="sm"
            variant="outline"
            saving={loading.isPending}
            savingLabel="Loading"
            onClick={() => replace(same.id)}
          >
            Replace it
          </Button>
          <Button size="sm" variant="text" onClick={keepBoth}>
            Keep both
          </Button>
        </div>
      }
    >
      <p>
        You have this already: {same.name}, since {writeLongDate(new Date(same.created_at))}.
      </p>
      {inBook.length > 1 && <p>And {inBook.length - 1} more like it.</p>}
      {loading.isError && <p role="alert">{errorMessage(loading.error)}</p>}
    </Notice>
  );
}
