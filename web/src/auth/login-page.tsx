import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError, errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { GoogleButton } from './google-button.tsx';
import { useFrom, useLogin } from './session.tsx';
import { EmailField } from './typed-email.tsx';

export function LoginPage() {
  useDocumentTitle('Log in');
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
      <AuthHeading title="Welcome back">Log in to your kitchen table.</AuthHeading>
      {search.has('verified') && <Notice>Thank you for verifiying your email. You can now log in securely.</Notice>}
      <GoogleButton />
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <EmailField />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          aside={
            <Link className="underline" to={paths.forgotPassword}>
              Forgot password?
            </Link>
          }
        />
        {refusal && <Notice tone="error">{errorMessage(refusal)}</Notice>}
        <Button type="submit" size="lg" full saving={login.isPending} savingLabel="Logging in">
          Log In
        </Button>
      </form>
      <p className="text-center text-sm text-ink-2">
        New to Sorrel?{' '}
        <Link className="font-bold" to={paths.register}>
          Create an account
        </Link>
      </p>
      <p className="text-center text-xs text-ink-3">
        By continuing you agree to the <a href={paths.terms}>Terms of Service</a> and{' '}
        <a href={paths.privacy}>Privacy Policy</a>.
      </p>
    </>
  );
}
