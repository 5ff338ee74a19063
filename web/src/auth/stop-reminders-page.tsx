import { stopRemindersByLink } from '@sorrel/contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, call } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { FailedLoad, FailedNotice } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
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
      {isPending && <Loader />}
      {isNoLink ? (
        <FailedNotice onRetry={undefined}>{say.remindersNotEnded}</FailedNotice>
      ) : (
        error && <FailedLoad error={error} onRetry={() => mutate(token)} />
      )}
      {(isSuccess || isNoLink) && (
        <ButtonLink to={paths.app} size="lg" full>
          {say.openSorrel}
        </ButtonLink>
      )}
    </>
  );
}
