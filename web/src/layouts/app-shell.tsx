import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { userQuery, useUser } from '../auth/queries.ts';
import { scrollKey } from '../lib/scroll-key.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loader } from '../ui/loader.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { tip } from '../ui/tooltip.tsx';
import { EmailLogoutProvider } from './email-logout.tsx';
import { fullName } from './full-name.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { say } from './sentences.ts';
import { Spine } from './spine.tsx';
import { UpgradeProvider } from './upgrade.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

/** What opens behind the account button. */
export type AccountMenu = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

interface AppShellProps {
  accountMenu: AccountMenu;
  /** Asks anew for what pages everywhere read, besides who is signed in. */
  refresh: (queryClient: QueryClient) => void;
}

/** Around every page of /app: the spine, or under 980 px a bar with the spine behind a button. */
export function AppShell({ accountMenu: AccountMenu, refresh }: AppShellProps) {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const user = useUser();
  const isNarrow = useIsNarrow();
  const [isSpineOpen, setIsSpineOpen] = useState(false);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
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
    // so that the keyboard and the screen reader start at the new page
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname, queryClient, refresh]);

  function handleAccount() {
    setIsSpineOpen(false);
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
              <header className="topbar">
                <IconButton
                  icon={Menu}
                  label={say.openMenu}
                  aria-expanded={isSpineOpen}
                  aria-haspopup="dialog"
                  onClick={() => setIsSpineOpen(true)}
                />
                <BrandMark to={paths.recipeBook} />
                <button
                  {...tip(say.account)}
                  type="button"
                  className="ib"
                  aria-label={say.account}
                  aria-haspopup="dialog"
                  onClick={handleAccount}
                >
                  <Avatar name={fullName(user) || (user?.email ?? '')} src={user?.profile_image} size="sm" />
                </button>
              </header>
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
            <Suspense fallback={<Loader />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
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
