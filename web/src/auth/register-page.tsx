import { register } from '@sorrel/contract/auth';
import { PASSWORD_LENGTH_TEXT } from '@sorrel/core/account/password-length';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { decodeToken } from '../access-token.ts';
import { call, errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths, verifyEmailPath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { GoogleButton } from './google-button.tsx';
import { EmailField } from './typed-email.tsx';

export function RegisterPage() {
  useDocumentTitle('Create an account');
  const navigate = useNavigate();
  const registration = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(register, { body }),
    // this token only names the e-mail address; it opens nothing and is not kept
    onSuccess: ({ token }) => navigate(verifyEmailPath(decodeToken(token).email)),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    registration.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  }

  return (
    <>
      <AuthHeading title="Create an account">Free, with room for {FREE_RECIPE_CAP} recipes.</AuthHeading>
      <GoogleButton />
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <EmailField />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          hint={`${PASSWORD_LENGTH_TEXT}. A few words are easier to remember than signs.`}
        />
        {registration.error && <Notice tone="error">{errorMessage(registration.error)}</Notice>}
        <Button type="submit" size="lg" full saving={registration.isPending} savingLabel="Registering">
          Register with Email
        </Button>
      </form>
      <p className="text-center text-sm text-ink-2">
        Already have an account?{' '}
        <Link className="font-bold" to={paths.login}>
          Log in
        </Link>
      </p>
      <p className="text-center text-xs text-ink-3">
        By continuing you agree to the <a href={paths.terms}>Terms of Service</a> and{' '}
        <a href={paths.privacy}>Privacy Policy</a>.
      </p>
    </>
  );
}
