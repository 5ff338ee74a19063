import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { errorMessage } from '../api.ts';
import { useLogout } from '../auth/session.tsx';
import { useCountdown } from '../lib/use-countdown.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';
import { useAskedLogout } from './use-asked-logout.tsx';

/** Seconds until somebody who changed the e-mail address is logged out. */
export const EMAIL_LOGOUT_SECONDS = 10;

interface EmailLogout {
  /** What the server said of the new address; null while nobody is being logged out. */
  message: string | null;
  secondsLeft: number;
  error: Error | null;
  start: (message: string) => void;
  /** The form shows the countdown itself while it is open. */
  setIsShown: (isShown: boolean) => void;
}

const EmailLogoutContext = createContext<EmailLogout | null>(null);

/** The countdown to the log out stands around the app, so that it goes on when the panel or the dialog closes. */
export function EmailLogoutProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const logout = useAskedLogout(useLogout());
  const { secondsLeft, start: startCountdown } = useCountdown(EMAIL_LOGOUT_SECONDS, () => void logout.logOut());
  const value = useMemo<EmailLogout>(
    () => ({
      message,
      secondsLeft,
      error: logout.error,
      start: (said) => {
        setMessage(said);
        startCountdown();
      },
      setIsShown,
    }),
    [message, secondsLeft, logout.error, startCountdown],
  );
  return (
    <EmailLogoutContext value={value}>
      {children}
      {logout.question}
      {message !== null && !isShown && (
        <div className="fixed inset-x-4 bottom-[max(1.5rem,var(--counter-height,0px)+var(--pill-height,0px)+0.75rem)] z-60 mx-auto max-w-128 rounded-md bg-surface shadow-3">
          <EmailLogoutNotice />
        </div>
      )}
    </EmailLogoutContext>
  );
}

export function useEmailLogout(): EmailLogout {
  const value = useContext(EmailLogoutContext);
  if (!value) throw new Error('useEmailLogout needs an EmailLogoutProvider around it');
  return value;
}

/** The server's message and how long is left. */
export function EmailLogoutNotice() {
  const { message, secondsLeft, error } = useEmailLogout();
  if (error) return <Notice tone="error">{say.logOutYourself(errorMessage(error))}</Notice>;
  return (
    <Notice>
      {message} <span className="num">{say.loggingOutIn(secondsLeft)}</span>
    </Notice>
  );
}

/** While mounted, the countdown is shown where the form is. */
export function useShowsEmailLogout() {
  const { setIsShown } = useEmailLogout();
  useEffect(() => {
    setIsShown(true);
    return () => setIsShown(false);
  }, [setIsShown]);
}
