import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { doubtSentence } from './doubt-sentence.ts';
import { say } from './notice-sentences.ts';
import { checksQuery, useFinishCheck } from './queries.ts';

const LINES_SHOWN = 6;

/** What may be wrong with a recipe that was added without a look, until somebody has looked. */
export function CheckNotice({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(checksQuery);
  const finishing = useFinishCheck(recipeId);
  const check = data?.find(({ id }) => id === recipeId);
  if (check === undefined) return null;
  return (
    <Notice
      tone="warning"
      className="print:hidden"
      action={
        <Button size="sm" variant="outline" saving={finishing.isPending} onClick={() => finishing.mutate()}>
          {say.iHaveLooked}
        </Button>
      }
    >
      <p>{say.checkThis}</p>
      <ul className="list-disc pl-5">
        {check.doubts.map((doubt) => (
          <li key={`${doubt.kind} ${doubt.lines.join(' ')}`}>
            {doubtSentence(doubt)}
            {doubt.lines.length > 0 && (
              <ul className="list-[circle] pl-5" dir="auto">
                {[...new Set(doubt.lines)].slice(0, LINES_SHOWN).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {finishing.isError && <p role="alert">{errorMessage(finishing.error)}</p>}
    </Notice>
  );
}
