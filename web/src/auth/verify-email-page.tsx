import { resendVerifyEmail } from '@sorrel/contract/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { signInOptionsQuery } from './queries.ts';

export const RESEND_COOLDOWN_SECONDS = 20;

export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  const title = search.has('expired') ? 'Verification link expired. Please try again.' : 'Check Your Inbox.';
  useDocumentTitle(title);

  const { data: options } = useQuery(signInOptionsQuery);
  const cooldown = useCountdown(RESEND_COOLDOWN_SECONDS);
  const resend = useMutation({ mutationFn: () => call(resendVerifyEmail, { body: { email } }) });

  function handleResend() {
    cooldown.start();
    resend.mutate();
  }

  return (
    <>
      <AuthHeading title={title}>
        {search.has('expired') ? (
          'Links work once and for 24 hours. We can send you a new one.'
        ) : (
          <>
            We have sent a link {email ? 'to ' : 'to your e-mail address'}
            {email && <b className="break-words text-ink">{email}</b>}. Open it to finish your registration, then log
            in.
          </>
        )}
      </AuthHeading>
      {resend.isSuccess && <Notice>{resend.data.message}</Notice>}
      {resend.error && <Notice tone="error">{errorMessage(resend.error)}</Notice>}
      <div className="grid gap-3">
        <Button size="lg" full onClick={handleResend} disabled={cooldown.isRunning || email === ''}>
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
      </div>
      <p className="text-center text-sm text-ink-2">
        Done? <Link to={paths.login}>Log in</Link>
      </p>
    </>
  );
}
