import { errorMessage } from '../api.ts';
import { writeLongDate } from '../language/write.ts';
import { recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';
import type { SaveNew } from './use-save-new.ts';

/** What is in the book already, with the three things that can be done about it. */
export function InBookNotice({ save: { inBook, replaced, loading, replace, keepBoth } }: { save: SaveNew }) {
  if (replaced !== null) {
    return (
      <Notice
        tone="info"
        action={
          <Button size="sm" variant="outline" onClick={keepBoth}>
            {say.keepBothInstead}
          </Button>
        }
      >
        <p>{say.savingReplaces(replaced.name)}</p>
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
            {say.openSame}
          </ButtonLink>
          <Button
            size="sm"
            variant="outline"
            saving={loading.isPending}
            savingLabel={say.loading}
            onClick={() => replace(same.id)}
          >
            {say.replaceSame}
          </Button>
          <Button size="sm" variant="text" onClick={keepBoth}>
            {say.keepBoth}
          </Button>
        </div>
      }
    >
      <p>{say.youHaveThis(same.name, writeLongDate(new Date(same.created_at)))}</p>
      {inBook.length > 1 && <p>{say.moreLikeIt(inBook.length - 1)}</p>}
      {loading.isError && <p role="alert">{errorMessage(loading.error)}</p>}
    </Notice>
  );
}
