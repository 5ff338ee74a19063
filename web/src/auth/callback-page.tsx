import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { rich } from '../language/rich.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';
import { beginSession } from './session.tsx';

/** The short-lived cookie in which the server hands over the access token after Google. */
export const ACCESS_TOKEN_COOKIE = 'access_token';

/** Long enough to read why one is back at the login page. */
export const FAILURE_SHOWN_MS = 3000;

function readTokenCookie(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${ACCESS_TOKEN_COOKIE}=`));
  const value = pair?.slice(ACCESS_TOKEN_COOKIE.length + 1);
  return value ? decodeURIComponent(value) : null;
}

/** Where Google sends the browser back to: takes the token, or leads to the login page. */
export function CallbackPage() {
  useDocumentTitle(say.loggingIn);
  const navigate = useNavigate();
  const isInvited = useSearchParams()[0].has('invited');
  const [token] = useState(readTokenCookie);
  const [hasFailed, setHasFailed] = useState(token === null);

  useEffect(() => {
    if (token === null) return;
    for (const path of ['/', paths.authCallback]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${ACCESS_TOKEN_COOKIE}=; Max-Age=0; Path=${path}`;
    }
    const landing = isInvited ? paths.join : paths.recipeBook;
    beginSession(token, landing).then(
      () => navigate(landing, { replace: true }),
      () => setHasFailed(true), // what stood in the cookie is no token
    );
  }, [token, isInvited, navigate]);

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), FAILURE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, navigate]);

  if (!hasFailed) return <Loader />;
  return (
    <>
      <AuthHeading title={say.authenticationFailed}>{say.googleDidNotTell}</AuthHeading>
      <Notice tone="error">
        {rich(say.takenBack, {
          link: (text) => (
            <Link className="underline" to={paths.login}>
              {text}
            </Link>
          ),
        })}
      </Notice>
    </>
  );
}
