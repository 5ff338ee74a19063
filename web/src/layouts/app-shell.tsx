import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { userQuery, useUser } from '../auth/queries.ts';
import { scrollKey } from '../lib/scroll-key.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { paths } from '../paths.ts';
import { Loader } from '../ui/loader.tsx';
import { type PhoneFrame, PhoneFrameProvider } from '../ui/phone-frame.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { Counter } from './counter.tsx';
import { EmailLogoutProvider } from './email-logout.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { say } from './sentences.ts';
import { Spine } from './spine.tsx';
import { TopBar } from './top-bar.tsx';
import { UpgradeProvider } from './upgrade.tsx';
import { useAccountLanguage } from './use-account-language.ts';
import { usePaymentReturn } from './use-payment-return.ts';

/** What opens behind the account button. */
export type AccountMenu = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

interface AppShellProps {
  accountMenu: AccountMenu;
  /** Asks anew for what pages everywhere read, besides who is signed in. */
  refresh: (queryClient: QueryClient) => void;
}

/** Around every page of /app: the spine, or under 980 px a bar with the spine behind a button and a counter with the places. */
export function AppShell({ accountMenu: AccountMenu, refresh }: AppShellProps) {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const user = useUser();
  useAccountLanguage(user);
  const isNarrow = useIsNarrow();
  const [isSpineOpen, setIsSpineOpen] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const [topBar, setTopBar] = useState<HTMLElement | null>(null);
  const [counter, setCounter] = useState<HTMLElement | null>(null);
  const frame = useMemo<PhoneFrame>(() => ({ topBar, counter }), [topBar, counter]);
  const mainRef = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  usePaymentReturn();

  useEffect(() => {
    // loads what the whole app reads, anew on every route change; a failure leaves what was there before
    void queryClient.prefetchQuery({ ...userQuery, staleTime: 0 });
    refresh(queryClient);
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setIsSpineOpen(false);
    setIsMoreOpen(false);
    // so that the keyboard and the screen reader start at the new page
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname, queryClient, refresh]);

  function handleAccount() {
    setIsSpineOpen(false);
    setIsMoreOpen(false);
    setIsAccountOpen(true);
  }

  if (pathname === paths.createProfile) {
    return (
      <EmailLogoutProvider>
        <UpgradeProvider>
          <Outlet />
        </UpgradeProvider>
      </EmailLogoutProvider>
    );
  }

  return (
    <EmailLogoutProvider>
      <UpgradeProvider>
        <a className="skip" href="#main">
          {say.skipToContent}
        </a>
        <div className="shell">
          {isNarrow ? (
            <>
              <TopBar
                isMenuOpen={isSpineOpen}
                onMenu={() => setIsSpineOpen(true)}
                onAccount={handleAccount}
                pageRef={setTopBar}
              />
              <SideSheet
                open={isSpineOpen}
                onOpenChange={setIsSpineOpen}
                label={say.menu}
                className="spine spine-overlay"
              >
                <Spine onClose={() => setIsSpineOpen(false)} onAccount={handleAccount} />
              </SideSheet>
            </>
          ) : (
            <aside className="spine" aria-label="Sorrel">
              <Spine onAccount={handleAccount} />
            </aside>
          )}
          <main className="page" id="main" ref={mainRef} tabIndex={-1}>
            <OfflineNotice />
            <PhoneFrameProvider value={frame}>
              <Suspense fallback={<Loader />}>
                <Outlet />
              </Suspense>
            </PhoneFrameProvider>
          </main>
          {isNarrow && <Counter isMoreOpen={isMoreOpen} onMore={() => setIsMoreOpen(true)} upperRef={setCounter} />}
        </div>
        {isNarrow && isMoreOpen && <MoreSheet onOpenChange={setIsMoreOpen} onAccount={handleAccount} />}
        {isAccountOpen && (
          <Suspense fallback={null}>
            <AccountMenu open onOpenChange={setIsAccountOpen} />
          </Suspense>
        )}
        <ScrollRestoration getKey={scrollKey} />
      </UpgradeProvider>
    </EmailLogoutProvider>
  );
}
