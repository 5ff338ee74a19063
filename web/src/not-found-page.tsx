import { useLocation, useNavigate } from 'react-router';
import { useSession } from './auth/session.tsx';
import { siteHref } from './language/site-language.ts';
import { useDocumentTitle } from './lib/use-document-title.ts';
import { paths } from './paths.ts';
import { say } from './sentences.ts';
import { Button } from './ui/button.tsx';
import { EmptyPlate } from './ui/empty-plate.tsx';
import { EMPTY } from './ui/page-looks.ts';

/** Any path that is not ours, inside and outside /app. The layout around it brings `main`. */
export function NotFoundPage() {
  useDocumentTitle(say.notFound);
  const navigate = useNavigate();
  const { key } = useLocation();
  const { status } = useSession();

  function handleBack() {
    // the browser's history knows how many of its pages are ours, a memory router does not
    const index: unknown = window.history.state?.idx;
    const hasOwnPages = typeof index === 'number' ? index > 0 : key !== 'default';
    // a link of another page led here: that page is what back means
    const hasOtherPage = document.referrer !== '' && window.history.length > 1;
    if (hasOwnPages) navigate(-1);
    else if (hasOtherPage) window.history.back();
    else if (status === 'signed-in') navigate(paths.recipeBook, { replace: true });
    // the public site is another document
    else window.location.assign(siteHref('home'));
  }

  return (
    <div className={`${EMPTY} min-h-[70dvh] content-center`}>
      <h1>{say.nothingHere}</h1>
      <EmptyPlate className="w-44" />
      <p className="text-ink-2">{say.offTheMenu}</p>
      <Button onClick={handleBack}>{say.goBack}</Button>
    </div>
  );
}
