import { useQuery } from '@tanstack/react-query';
import { Laptop, LogOut, Monitor, Smartphone, Tablet } from 'lucide-react';
import { errorMessage } from '../api.ts';
import { useLogoutEverywhere } from '../auth/session.tsx';
import { rich } from '../language/rich.tsx';
import { writeMoment } from '../language/write.ts';
import { useAskedLogout } from '../layouts/use-asked-logout.tsx';
import { lastError } from '../lib/last-error.ts';
import { Button } from '../ui/button.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Notice } from '../ui/notice.tsx';
import { Tag } from '../ui/tag.tsx';
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

const DEVICES = [
  [Smartphone, /iPhone|Android.*Mobile/],
  [Tablet, /iPad|Android/],
  [Laptop, /Windows|Mac OS X|Linux/],
] as const;
const deviceIcon = (userAgent: string) => DEVICES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? Monitor;

/** 'Firefox on Windows', as far as the user agent tells. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? say.aBrowser;
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system ? say.browserOn(browser, system) : browser;
}

/** Where the user is signed in, this device first, and the way to end all of it. */
export function SessionsList() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const logout = useAskedLogout(useLogoutEverywhere());
  const end = useEndSession();
  const thisOneFirst = sessions?.toSorted((a, b) => Number(b.current) - Number(a.current));
  const failure = lastError(end, logout);
  return (
    <section className="grid gap-3 border-b border-line pb-5">
      <h3>{say.whereYouAreSignedIn}</h3>
      {error && <FailedLoad error={error} onRetry={() => refetch()} />}
      {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
      <ul className="grid">
        {thisOneFirst?.map((session) => {
          const Icon = deviceIcon(session.user_agent);
          return (
            <li key={session.id} className="flex min-h-15 items-center gap-3 border-line py-2 not-first:border-t">
              <Icon className="icon text-md text-leaf" aria-hidden />
              <span className="grid min-w-0 grow wrap-anywhere">
                <b className="text-sm">{deviceName(session.user_agent)}</b>
                <span className="text-xs text-ink-3">
                  {rich(say.lastUsed(writeMoment(new Date(session.last_used_at))), {
                    time: (text) => (
                      <time className="num" dateTime={session.last_used_at}>
                        {text}
                      </time>
                    ),
                  })}
                </span>
              </span>
              {session.current ? (
                <Tag>{say.thisDevice}</Tag>
              ) : (
                <Button
                  variant="outline"
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
          );
        })}
      </ul>
      <div>
        <Button variant="text" icon={LogOut} saving={logout.isPending} onClick={() => void logout.logOut()}>
          {say.logOutEverywhere}
        </Button>
        {logout.question}
      </div>
    </section>
  );
}
