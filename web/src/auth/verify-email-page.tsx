import { resendVerifyEmail } from '@sorrel/contract/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { rich } from '../language/rich.tsx';
import { useCountdown } from '../lib/use-countdown.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { signInOptionsQuery } from './queries.ts';
import { say } from './sentences.ts';

export const RESEND_COOLDOWN_SECONDS = 20;

/** Where registering leads, and every link to confirm an address that is over: each with a way on. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  if (search.has('confirmed')) return <AlreadyConfirmed email={email} />;
  if (search.has('change')) return <ChangeLinkOver />;
  return <Waiting email={email} isExpired={search.has('expired')} />;
}

const emailAddress = (text: string) => <b className="break-words text-ink">{text}</b>;

function AlreadyConfirmed({ email }: { email: string }) {
  useDocumentTitle(say.alreadyConfirmed);
  return (
    <>
      <AuthHeading title={say.confirmedAlreadyTitle}>
        {rich(say.nothingLeftToDo(email), { b: emailAddress })}
      </AuthHeading>
      <ButtonLink to={paths.login} size="lg" full>
        {say.logInTitle}
      </ButtonLink>
      <p className="text-center text-sm text-ink-2">
        {rich(say.notSureOfPassword, { link: (text) => <Link to={paths.forgotPassword}>{text}</Link> })}
      </p>
    </>
  );
}

function ChangeLinkOver() {
  const title = say.thisLinkNoLongerWorks;
  useDocumentTitle(title);
  return (
    <>
      <AuthHeading title={title}>{say.changeLinkOver}</AuthHeading>
      <ButtonLink to={paths.login} size="lg" full>
        {say.logInTitle}
      </ButtonLink>
    </>
  );
}

function Waiting({ email, isExpired }: { email: string; isExpired: boolean }) {
  const title = isExpired ? say.verificationExpired : say.checkYourInbox;
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
        {isExpired ? say.linksWorkOnce : email ? rich(say.sentLinkTo(email), { b: emailAddress }) : say.sentLink}
      </AuthHeading>
      {resend.isSuccess && <Notice>{resend.data.message}</Notice>}
      {resend.error && <Notice tone="error">{errorMessage(resend.error)}</Notice>}
      <form className="grid gap-3" onSubmit={handleResend}>
        {email === '' && <TextField label={say.eMail} name="email" type="email" autoComplete="email" required />}
        <Button type="submit" size="lg" full disabled={cooldown.isRunning}>
          {say.resendEmail}
        </Button>
        {cooldown.isRunning && (
          <p className="num text-center text-sm text-ink-2">{say.sendAgainIn(cooldown.secondsLeft)}</p>
        )}
        {options?.mailbox && (
          <ButtonLink to={paths.mailbox} outside variant="outline" full>
            {say.openMailbox}
          </ButtonLink>
        )}
      </form>
      <p className="text-center text-sm text-ink-2">
        {isExpired ? say.confirmedAlready : say.done} <Link to={paths.login}>{say.logInTitle}</Link>
      </p>
      {isExpired && (
        <p className="text-center text-sm text-ink-2">
          {rich(say.freeAgain, { link: (text) => <Link to={paths.register}>{text}</Link> })}
        </p>
      )}
    </>
  );
}
