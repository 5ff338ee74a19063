import { resendVerifyEmail } from '@sorrel/contract/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { signInOptionsQuery } from './queries.ts';

export const RESEND_COOLDOWN_SECONDS = 20;

/** Where registering leads, and every link to confirm an address that is over: each with a way on. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  if (search.has('confirmed')) return <AlreadyConfirmed email={email} />;
  if (search.has('change')) return <ChangeLinkOver />;
  return <Waiting email={email} isExpired={search.has('expired')} />;
}

function AlreadyConfirmed({ email }: { email: string }) {
  useDocumentTitle('Already confirmed');
  return (
    <>
      <AuthHeading title="Your e-mail address is confirmed already.">
        There is nothing left to do for <b className="break-words text-ink">{email}</b>. Just log in.
      </AuthHeading>
      <ButtonLink to={paths.login} size="lg" full>
        Log in
      </ButtonLink>
      <p className="text-center text-sm text-ink-2">
        Not sure of your password? <Link to={paths.forgotPassword}>Choose a new one</Link>
      </p>
    </>
  );
}

function ChangeLinkOver() {
  const title = 'This link no longer works.';
  useDocumentTitle(title);
  return (
    <>
      <AuthHeading title={title}>
        Links to a new e-mail address work once, for 24 hours and until you change your password. Your address stays as
        it is. To change it, log in, open Account and Settings, and ask for a new link under ‘Change e-mail’.
      </AuthHeading>
      <ButtonLink to={paths.login} size="lg" full>
        Log in
      </ButtonLink>
    </>
  );
}

function Waiting({ email, isExpired }: { email: string; isExpired: boolean }) {
  const title = isExpired ? 'Verification link expired. Please try again.' : 'Check Your Inbox.';
  useDocumentTitle(title);
  const { data: options } = useQuery(signInOptionsQuery);
  const cooldown = useCountdown(RESEND_COOLDOWN_SECONDS);
  const resend = useMutation({ mutationFn: (to: string) => call(resendVerifyEmail, { body: { email: to } }) });

  function handleResend(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (cooldown.isRunning) return;
    cooldown.start();
    resend.mutate(email || String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <>
      <AuthHeading title={title}>
        {isExpired ? (
          'Links work once and for 24 hours. We can send you a new one.'
        ) : (
          <>
            We have sent a link {email ? 'to ' : 'to your e-mail address'}
            {email && <b className="break-words text-ink">{email}</b>}. Open it on the device you want to use, and log
            in there to finish your registration.
          </>
        )}
      </AuthHeading>
      {resend.isSuccess && <Notice>{resend.data.message}</Notice>}
      {resend.error && <Notice tone="error">{errorMessage(resend.error)}</Notice>}
      <form className="grid gap-3" onSubmit={handleResend}>
        {email === '' && <TextField label="E-mail" name="email" type="email" autoComplete="email" required />}
        <Button type="submit" size="lg" full disabled={cooldown.isRunning}>
          Resend email
        </Button>
        {cooldown.isRunning && (
          <p className="num text-center text-sm text-ink-2">You can send it again in {cooldown.secondsLeft} s.</p>
        )}
        {options?.mailbox && (
          <ButtonLink to={paths.mailbox} outside variant="outline" full>
            Open the local mailbox
          </ButtonLink>
        )}
      </form>
      <p className="text-center text-sm text-ink-2">
        {isExpired ? 'Confirmed already?' : 'Done?'} <Link to={paths.login}>Log in</Link>
      </p>
      {isExpired && (
        <p className="text-center text-sm text-ink-2">
          An address that is not confirmed within 7 days is free again.{' '}
          <Link to={paths.register}>Create an account</Link>
        </p>
      )}
    </>
  );
}
