import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { goTo } from '../go-to.ts';
import { doubtId } from '../import-doubts.tsx';
import { say as sayRecipes } from '../sentences.ts';
import { CHECK_PARTS } from './check-aside.tsx';
import { say } from './notice-sentences.ts';
import { checksQuery } from './queries.ts';

/** How much of an imported recipe nobody is sure of, each with a press that leads to where it stands. */
export function CheckNotice({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(checksQuery);
  const check = data?.find(({ id }) => id === recipeId);
  if (check === undefined) return null;
  const kinds = Object.values(CHECK_PARTS)
    .flat()
    .filter((kind) => check.doubts.some((doubt) => doubt.kind === kind));
  return (
    <Notice
      tone="warning"
      className="print:hidden"
      action={
        <div className="mt-1 flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button key={kind} size="sm" variant="outline" onClick={() => goTo(`#${doubtId(kind)}`)}>
              {sayRecipes.doubtTitles[kind]}
            </Button>
          ))}
        </div>
      }
    >
      {say.notSureOf(check.doubts.length)}
    </Notice>
  );
}
