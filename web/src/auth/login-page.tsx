import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError, errorMessage } from '../api.ts';
import { rich } from '../language/rich.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { ConfirmedForAnother } from './confirmed-for-another.tsx';
import { GoogleButton } from './google-button.tsx';
import { InvitedNote } from './invited-note.tsx';
import { say } from './sentences.ts';
import { useFrom, useLogin, useSession } from './session.tsx';
import { TermsNote } from './terms-note.tsx';
import { EmailField, OwnPasswordField } from './typed-email.tsx';

export function LoginPage() {
  const { status, end } = useSession();
  return status === 'signed-in' ? <ConfirmedForAnother /> : <LoginForm isEnded={end === 'ended'} />;
}

/** @param isEnded whether the last session here was ended elsewhere */
function LoginForm({ isEnded }: { isEnded: boolean }) {
  useDocumentTitle(say.logInTitle);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const from = useFrom();
  const login = useLogin();
  // a refusal that leads elsewhere is no message for this page
  const refusal = login.error instanceof ApiError && login.error.redirectTo ? null : login.error;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email'));
    login.mutate(
      { email, password: String(form.get('password')), from },
      {
        onError: (error) => {
          if (!(error instanceof ApiError) || error.redirectTo === null) return;
          navigate(`${error.redirectTo}?${new URLSearchParams({ email: email.trim() })}`);
        },
      },
    );
  }

  return (
    <>
      <AuthHeading title={say.welcomeBack}>{say.logInToYourKitchenTable}</AuthHeading>
      {search.has('verified') && <Notice>{say.thankYouForVerifying}</Notice>}
      {isEnded && <Notice tone="info">{say.loggedOutHere}</Notice>}
      <InvitedNote />
      <GoogleButton />
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <EmailField />
        <OwnPasswordField
          autoComplete="current-password"
          aside={
            <Link className="underline" to={paths.forgotPassword}>
              {say.forgotPasswordLink}
            </Link>
          }
        />
        {refusal && <Notice tone="error">{errorMessage(refusal)}</Notice>}
        <Button type="submit" size="lg" full saving={login.isPending} savingLabel={say.loggingIn}>
          {say.logInButton}
        </Button>
      </form>
      <p className="text-center text-sm text-ink-2">
        {rich(say.newToSorrel, {
          link: (text) => (
            <Link className="font-bold" to={paths.register}>
              {text}
            </Link>
          ),
        })}
      </p>
      <TermsNote />
    </>
  );
}
