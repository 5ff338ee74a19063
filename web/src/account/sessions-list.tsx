import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../api.ts';
import { useLogoutEverywhere } from '../auth/session.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { sessionsQuery, useEndSession } from './queries.ts';

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** '12 Apr 2025, 09:30': of two on one day the stranger's is told by its time. */
const USED = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Firefox on Windows', as far as the user agent tells. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'A browser';
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system ? `${browser} on ${system}` : browser;
}

/** Where the user is signed in, and the way to end all of it. */
export function SessionsList() {
  const { data: sessions, error } = useQuery(sessionsQuery);
  const logout = useLogoutEverywhere();
  const end = useEndSession();
  const failure = error ?? end.error ?? logout.error;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">Where you are signed in</h3>
      {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
      <ul className="grid gap-2 text-sm">
        {sessions?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="grow">{deviceName(session.user_agent)}</span>
            <span className="text-ink-3">
              {session.current ? (
                'This device'
              ) : (
                <>
                  Last used{' '}
                  <time className="num" dateTime={session.last_used_at}>
                    {USED.format(new Date(session.last_used_at))}
                  </time>
                </>
              )}
            </span>
            {!session.current && (
              <Button
                variant="text"
                size="sm"
                aria-label={`Log out ${deviceName(session.user_agent)}`}
                saving={end.isPending && end.variables === session.id}
                savingLabel="Logging out"
                onClick={() => end.mutate(session.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" saving={logout.isPending} onClick={() => logout.mutate()}>
          Log out everywhere
        </Button>
      </div>
    </section>
  );
}
