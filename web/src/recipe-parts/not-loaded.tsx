import { Navigate, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiError, errorMessage } from '../api.ts';
import { paths } from '../paths.ts';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

const FromRecipe = z.object({
  notLoaded: z.object({ address: z.string().startsWith('/app/'), why: z.string(), isGone: z.boolean() }),
});

/** Leads from the page of a recipe that could not be loaded to the book, which then says so: see `NotLoadedNotice`. */
export function RecipeNotLoaded({ error }: { error: unknown }) {
  const { pathname, search, hash } = useLocation();
  const notLoaded = {
    address: pathname + search + hash,
    why: errorMessage(error),
    isGone: error instanceof ApiError && error.status === 404,
  };
  return <Navigate to={paths.recipeBook} replace state={{ notLoaded } satisfies z.output<typeof FromRecipe>} />;
}

/** In the book: what it was that could not be loaded, with the way back to it. It goes with the next step. */
export function NotLoadedNotice() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { data } = FromRecipe.safeParse(state);
  if (data === undefined) return null;
  const { address, why, isGone } = data.notLoaded;
  const text = say.recipeNotLoaded(why);
  if (isGone) {
    return (
      <Notice tone="error" className="mb-5">
        {text}
      </Notice>
    );
  }
  return (
    <FailedLoad className="mb-5" onRetry={() => navigate(address)}>
      {text}
    </FailedLoad>
  );
}
