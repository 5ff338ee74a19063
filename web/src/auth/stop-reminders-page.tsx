import { stopRemindersByLink } from '@sorrel/contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, call, errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';

/** Where the link of a reminder leads: it ends them at once, signed in or not. A program that only looks at links does not come this far. */
export function StopRemindersPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, isSuccess, error, isPending } = useMutation({
    mutationFn: (link: string) => call(stopRemindersByLink, { query: { token: link } }),
  });
  useEffect(() => mutate(token), [mutate, token]);
  const isNoLink = error instanceof ApiError && error.status === 400;
  const title = isSuccess ? say.noMoreReminders : say.remindersByMail;
  useDocumentTitle(title);
  return (
    <>
      <AuthHeading title={title}>{isSuccess && say.remindersAgain}</AuthHeading>
      {error && <Notice tone="error">{isNoLink ? say.remindersNotEnded : errorMessage(error)}</Notice>}
      {error && !isNoLink && (
        <Button size="lg" full saving={isPending} onClick={() => mutate(token)}>
          {say.tryAgain}
        </Button>
      )}
      {(isSuccess || isNoLink) && (
        <ButtonLink to={paths.app} size="lg" full>
          {say.openSorrel}
        </ButtonLink>
      )}
    </>
  );
}
