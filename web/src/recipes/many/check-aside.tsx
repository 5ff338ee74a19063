import type { Recipe } from '@sorrel/contract/recipe';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { errorMessage } from '../../api.ts';
import { editRecipePath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { doubtId } from '../import-doubts.tsx';
import { say as sayRecipes } from '../sentences.ts';
import { doubtSentence } from './doubt-sentence.ts';
import { say } from './notice-sentences.ts';
import { checksQuery, useFinishCheck } from './queries.ts';

const LINES_SHOWN = 12;

/** Where in a recipe each doubt stands. */
export const CHECK_PARTS = {
  servings: ['calories-differ'],
  details: ['implausible-time'],
  ingredients: ['ingredients-incomplete', 'amounts-missing', 'implausible-amount'],
  method: ['steps-incomplete'],
} as const satisfies Record<string, readonly ImportDoubt['kind'][]>;

/** What its import was not sure of in a part of a recipe, until somebody of the household has answered or let it go. */
export function CheckAside({ recipe, part }: { recipe: Recipe; part: keyof typeof CHECK_PARTS }) {
  const { data } = useQuery(checksQuery);
  const kinds: readonly string[] = CHECK_PARTS[part];
  const doubts = data?.find(({ id }) => id === recipe.id)?.doubts.filter(({ kind }) => kinds.includes(kind)) ?? [];
  if (doubts.length === 0) return null;
  return (
    <aside className="my-3 grid gap-3 print:hidden" aria-label={say.doubtsOf[part]}>
      {doubts.map((doubt) => (
        <DoubtOfRecipe key={doubt.kind} doubt={doubt} recipe={recipe} />
      ))}
    </aside>
  );
}

/** Whether the import of a recipe was not sure of its amounts, and nobody has answered yet. */
export function useAreAmountsAsked(recipeId: string): boolean {
  const check = useQuery(checksQuery).data?.find(({ id }) => id === recipeId);
  return check?.doubts.some(({ kind }) => kind === 'implausible-amount') ?? false;
}

function DoubtOfRecipe({ doubt, recipe }: { doubt: ImportDoubt; recipe: Recipe }) {
  const { kind } = doubt;
  const finishing = useFinishCheck(recipe.id);
  const lines = [...new Set(doubt.lines)];
  return (
    <div id={doubtId(kind)} tabIndex={-1} className="scroll-mt-20 rounded-md">
      <Notice
        tone="warning"
        action={
          <div className="mt-1 flex flex-wrap gap-2">
            <ButtonLink size="sm" to={`${editRecipePath(recipe.id)}#${doubtId(kind)}`}>
              {kind === 'ingredients-incomplete' && lines.length > 0 ? say.addMissing(lines.length) : say.mend[kind]}
            </ButtonLink>
            {/^https?:\/\//.test(recipe.source) && (
              <ButtonLink
                size="sm"
                variant="outline"
                icon={ExternalLink}
                to={recipe.source}
                target="_blank"
                rel="noreferrer"
              >
                {sayRecipes.seeThePage}
              </ButtonLink>
            )}
            <Button size="sm" variant="text" saving={finishing.isPending} onClick={() => finishing.mutate(kind)}>
              {say.itIsRight}
            </Button>
          </div>
        }
      >
        <p className="font-semibold">{doubtSentence(doubt, recipe.ingredients.length > 0)}</p>
        {lines.length > 0 && (
          <ul className="list-disc pl-5" dir="auto">
            {lines.slice(0, LINES_SHOWN).map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
            {lines.length > LINES_SHOWN && <li>{sayRecipes.andMore(lines.length - LINES_SHOWN)}</li>}
          </ul>
        )}
        {finishing.isError && <p role="alert">{errorMessage(finishing.error)}</p>}
      </Notice>
    </div>
  );
}
