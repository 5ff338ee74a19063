import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { errorMessage } from './api.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { Button } from './ui/button.tsx';
import { ButtonLink } from './ui/button-link.tsx';
import { EmptyPlate } from './ui/empty-plate.tsx';

/** Where the unexpected ends: a page that threw, or whose code could not be loaded (an old tab after a new release). */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);

  if (isMissing) return <NotFoundPage />;
  return (
    <div className="empty min-h-[70dvh] content-center">
      <h1>Something went wrong.</h1>
      <EmptyPlate className="empty-picture" />
      <p className="text-ink-2">{errorMessage(error, 'This page could not be shown. Loading it again often helps.')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <ButtonLink to={paths.recipeBook} outside variant="outline">
          Recipe Book
        </ButtonLink>
      </div>
    </div>
  );
}
