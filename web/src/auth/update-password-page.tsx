import { lookAtReset, requestPasswordReset, resetPassword } from '@sorrel/contract/account';
import { PASSWORD_CHARACTERS } from '@sorrel/core/account/password-length';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, call, errorMessage } from '../api.ts';
import { rich } from '../language/rich.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { DoneForAnother, inInk } from './confirmed-for-another.tsx';
import { say } from './sentences.ts';
import { useSession } from './session.tsx';

/** Of which account a link changes the password: known before it is used up, and kept after. */
const resetQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'reset', token],
    queryFn: ({ signal }) => call(lookAtReset, { body: { token }, signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const isOver = (error: unknown) => error instanceof ApiError && error.redirectTo !== null;

/** Where the link of the mail leads. */
export function UpdatePasswordPage() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token') ?? '';
  const update = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token, password } }),
    // used up: it need not stand in the address, nor in the history of a shared computer
    onSuccess: () => setSearch({}, { replace: true }),
  });
  const [opened] = useState(token);
  const link = useQuery(resetQuery(opened));
  const email = link.data?.email;
  const here = useSession().decoded?.email;
  const other = here === undefined || here.toLowerCase() === email?.toLowerCase() ? undefined : here;
  // a refusal that leads elsewhere says that the link is over, not that the password is not good
  const over = [update.error, link.error].find(isOver);
  useDocumentTitle(update.isSuccess ? say.passwordUpdated : say.chooseANewPassword);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    update.mutate(String(new FormData(event.currentTarget).get('password')));
  }

  if (update.isSuccess) {
    if (email !== undefined && other !== undefined)
      return <DoneForAnother title={say.passwordUpdated}>{say.changedForOther(email, other)}</DoneForAnother>;
    return (
      <>
        <AuthHeading title={say.passwordUpdated}>{say.passwordChanged}</AuthHeading>
        <ButtonLink to={paths.login} size="lg" full>
          {say.logInTitle}
        </ButtonLink>
      </>
    );
  }
  if (over) return <NewLink reason={errorMessage(over)} />;
  if (token === '') return <NewLink reason={say.linkNotWhole} />;
  return (
    <>
      <AuthHeading title={say.chooseANewPassword}>{say.itTakesEffectOnEveryDevice}</AuthHeading>
      {email !== undefined && <p>{rich(say.passwordOf(email), { b: inInk })}</p>}
      {email !== undefined && other !== undefined && (
        <Notice tone="info">{rich(say.otherIsHere(other), { b: inInk })}</Notice>
      )}
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <PasswordField
          label={say.newPassword}
          name="password"
          autoComplete="new-password"
          required
          hint={say.passwordHint(PASSWORD_CHARACTERS.min, PASSWORD_CHARACTERS.max)}
        />
        {update.error && <Notice tone="error">{errorMessage(update.error)}</Notice>}
        <Button type="submit" size="lg" full saving={update.isPending}>
          {say.updatePassword}
        </Button>
      </form>
    </>
  );
}

/** In place of the form when the link is over: a field for a new mail. */
function NewLink({ reason }: { reason: string }) {
  const request = useMutation({ mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }) });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    request.mutate(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <>
      <AuthHeading title={say.chooseANewPassword}>{say.passwordStays}</AuthHeading>
      <Notice tone="error">{reason}</Notice>
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <TextField label={say.eMail} name="email" type="email" autoComplete="email" required />
        {request.isSuccess && <Notice>{request.data.message}</Notice>}
        {request.error && <Notice tone="error">{errorMessage(request.error)}</Notice>}
        <Button type="submit" size="lg" full saving={request.isPending} savingLabel={say.sending}>
          {say.sendANewLink}
        </Button>
      </form>
      <ButtonLink to={paths.login} variant="text" full>
        {say.logInTitle}
      </ButtonLink>
    </>
  );
}
