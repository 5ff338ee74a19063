import { useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from './lib/use-document-title.ts';
import { paths } from './paths.ts';
import { Button } from './ui/button.tsx';
import { EmptyPlate } from './ui/empty-plate.tsx';

/** Any path that is not ours, inside and outside /app. The layout around it brings `main`. */
export function NotFoundPage() {
  useDocumentTitle('Not found');
  const navigate = useNavigate();
  const { key } = useLocation();

  function handleBack() {
    // opened straight from a link, there is nothing to go back to; the browser's history knows, a memory router does not
    const index: unknown = window.history.state?.idx;
    const canGoBack = typeof index === 'number' ? index > 0 : key !== 'default';
    if (canGoBack) navigate(-1);
    else navigate(paths.recipeBook, { replace: true });
  }

  return (
    <div className="empty min-h-[70dvh] content-center">
      <h1>Oops, nothing here.</h1>
      <EmptyPlate className="empty-picture" />
      <p className="text-ink-2">That page is off the menu.</p>
      <Button onClick={handleBack}>Go back</Button>
    </div>
  );
}
