import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { errorMessage } from './api.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { say } from './sentences.ts';
import { Button } from './ui/button.tsx';
import { ButtonLink } from './ui/button-link.tsx';
import { EmptyPlate } from './ui/empty-plate.tsx';
import { EMPTY } from './ui/page-looks.ts';

/** Where the unexpected ends: a page that threw, or whose code could not be loaded (an old tab after a new release). */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [wasOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  useEffect(() => {
    if (!wasOffline) return;
    const handleOnline = () => window.location.reload();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [wasOffline]);

  if (isMissing) return <NotFoundPage />;
  return (
    <div className={`${EMPTY} min-h-[70dvh] content-center`}>
      <h1>{wasOffline ? say.notHereYet : say.wentWrong}</h1>
      <EmptyPlate className="w-44" />
      <p className="text-ink-2">{wasOffline ? say.opensByItself : errorMessage(error, say.couldNotBeShown)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{say.loadAgain}</Button>
        <ButtonLink to={paths.recipeBook} outside variant="outline">
          {say.recipeBook}
        </ButtonLink>
      </div>
    </div>
  );
}
