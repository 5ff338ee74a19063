import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../api.ts';
import { useLogoutEverywhere } from '../auth/session.tsx';
import { rich } from '../language/rich.tsx';
import { writeMoment } from '../language/write.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { sessionsQuery, useEndSession } from './queries.ts';
import { say } from './sentences.ts';

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

/** 'Firefox on Windows', as far as the user agent tells. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? say.aBrowser;
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system ? say.browserOn(browser, system) : browser;
}

/** Where the user is signed in, and the way to end all of it. */
export function SessionsList() {
  const { data: sessions, error } = useQuery(sessionsQuery);
  const logout = useLogoutEverywhere();
  const end = useEndSession();
  const failure = error ?? end.error ?? logout.error;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{say.whereYouAreSignedIn}</h3>
      {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
      <ul className="grid gap-2 text-sm">
        {sessions?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="grow">{deviceName(session.user_agent)}</span>
            <span className="text-ink-3">
              {session.current
                ? say.thisDevice
                : rich(say.lastUsed(writeMoment(new Date(session.last_used_at))), {
                    time: (text) => (
                      <time className="num" dateTime={session.last_used_at}>
                        {text}
                      </time>
                    ),
                  })}
            </span>
            {!session.current && (
              <Button
                variant="text"
                size="sm"
                aria-label={say.logOutDevice(deviceName(session.user_agent))}
                saving={end.isPending && end.variables === session.id}
                savingLabel={say.loggingOut}
                onClick={() => end.mutate(session.id)}
              >
                {say.logOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" saving={logout.isPending} onClick={() => logout.mutate()}>
          {say.logOutEverywhere}
        </Button>
      </div>
    </section>
  );
}
