import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, isGone } from '../api.ts';
import { RefusedNotice } from '../layouts/refused-notice.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths, recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCopyShared } from './queries.ts';
import { say } from './sentences.ts';
import { forgetShareToken, isPressedOnPage, shareToken } from './share-token.ts';

/** Where 'Copy to my book' of a link's page leads: to the copy at once, or to a question where somebody came another way. */
export function CopyPage() {
  useDocumentTitle(say.copyTitle);
  const token = shareToken();
  const copy = useCopyShared();
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutate } = copy;

  function handleCopy() {
    mutate(token, {
      onSuccess: ({ id, name, message }) => {
        forgetShareToken();
        showToast(message);
        navigate(id === null ? paths.recipeBook : recipePath(id, name), { replace: true });
      },
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed on the page before is done once
  useEffect(() => {
    if (token !== '' && isPressedOnPage(document.referrer)) handleCopy();
  }, []);

  if (token === '') return <Notice tone="info">{say.noLink}</Notice>;
  // ended, or what it led to was deleted, since its page was opened: pressed again it would say no again
  if (isGone(copy.error)) {
    return (
      <div className="grid max-w-[36rem] gap-5">
        <PageTitle>{say.copyTitle}</PageTitle>
        <Notice tone="error">{errorMessage(copy.error)}</Notice>
        <ButtonLink className="justify-self-start" to={paths.recipeBook}>
          {say.toBook}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid max-w-[36rem] gap-5">
      <PageTitle>{say.copyTitle}</PageTitle>
      <p className="text-lg text-ink-2">{say.copyLead}</p>
      {copy.error && <RefusedNotice error={copy.error}>{errorMessage(copy.error)}</RefusedNotice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" saving={copy.isPending} savingLabel={say.copying} onClick={handleCopy}>
          {say.copyToBook}
        </Button>
        <ButtonLink variant="text" to={paths.recipeBook}>
          {say.toBook}
        </ButtonLink>
      </div>
    </div>
  );
}
