import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../api.ts';
import { type useLogout, useSession } from '../auth/session.tsx';
import { sendUnsent, type Unsent } from '../lib/unsent.ts';

const LogoutQuestion = lazy(async () => ({ default: (await import('./logout-question.tsx')).LogoutQuestion }));

/**
 * Logging out that loses nothing without a question: what waits is sent first, and where something is left the person says what is to
 * become of it. `question` stands beside the button.
 */
export function useAskedLogout(logout: ReturnType<typeof useLogout>) {
  const userId = useSession().decoded?.userId;
  const [left, setLeft] = useState<Unsent | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function logOut() {
    if (!userId) return logout.mutate();
    setIsSending(true);
    const unsent = await sendUnsent(userId).finally(() => setIsSending(false));
    const isNothing = unsent.waiting + unsent.refused === 0;
    setLeft(isNothing ? null : unsent);
    if (isNothing) logout.mutate();
  }
  return {
    logOut,
    isPending: isSending || logout.isPending,
    error: logout.error,
    submittedAt: logout.submittedAt,
    question: left !== null && (
      <Suspense fallback={null}>
        <LogoutQuestion
          left={left}
          isSending={isSending}
          isLeaving={logout.isPending}
          error={logout.error && errorMessage(logout.error)}
          onSend={() => void logOut()}
          onLeave={() => logout.mutate()}
          onStay={() => setLeft(null)}
        />
      </Suspense>
    ),
  };
}
