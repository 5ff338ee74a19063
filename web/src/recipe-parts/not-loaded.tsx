import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiError, errorMessage } from '../api.ts';
import { paths } from '../paths.ts';
import { FailedLoad } from '../ui/failed-load.tsx';
import { say } from './sentences.ts';

const FromRecipe = z.object({
  notLoaded: z.object({ address: z.string().startsWith('/app/'), why: z.string(), status: z.int() }),
});

type NotLoaded = z.output<typeof FromRecipe>['notLoaded'];
interface Told extends NotLoaded {
  /** The filters of the book when it was told. */
  search: string;
}

/** Leads from the page of a recipe that could not be loaded to the book, which then says so: see `NotLoadedNotice`. */
export function RecipeNotLoaded({ error }: { error: unknown }) {
  const { pathname, search, hash } = useLocation();
  // the same until the book is there: with another state the way to it would begin anew at every drawing
  const [state] = useState<z.output<typeof FromRecipe>>({
    notLoaded: {
      address: pathname + search + hash,
      why: errorMessage(error),
      status: error instanceof ApiError ? error.status : 500,
    },
  });
  return <Navigate to={paths.recipeBook} replace state={state} />;
}

/**
 * In the book: what it was that could not be loaded, with the way back to it. It goes with the next step, and the history of the browser
 * keeps none of it: who comes back, or loads the page again, has nothing that failed before them.
 */
export function NotLoadedNotice() {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const arrived = FromRecipe.safeParse(state).data?.notLoaded;
  const [told, setTold] = useState<Told | null>(null);
  const isArrived = arrived !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when somebody arrives with it
  useEffect(() => {
    if (arrived === undefined) return;
    setTold({ ...arrived, search: here.search });
    navigate(here, { replace: true, preventScrollReset: true });
  }, [isArrived]);

  const shown = arrived ?? (told?.search === here.search ? told : null);
  if (shown === null) return null;
  return (
    <FailedLoad
      className="mb-5"
      error={new ApiError(shown.status, { message: shown.why })}
      onRetry={() => navigate(shown.address)}
      sentence={say.recipeNotLoaded}
    />
  );
}
