import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { userQuery, useUser } from '../auth/queries.ts';
import { forgetLeftCooking, hasLeftCooking } from '../lib/left-cooking.ts';
import { scrollKey } from '../lib/scroll-key.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { whenReached } from '../lib/when-reached.ts';
import { paths } from '../paths.ts';
import { Loader } from '../ui/loader.tsx';
import { type PhoneFrame, PhoneFrameProvider } from '../ui/phone-frame.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { SKIP_LINK } from '../ui/skip-looks.ts';
import { type AddToListDialog, AddToListProvider } from './add-to-list.tsx';
import { Counter } from './counter.tsx';
import { EmailLogoutProvider } from './email-logout.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NewReleaseNotice } from './new-release-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PutOnListContext, type PutOnListProps } from './put-on-list.ts';
import { say } from './sentences.ts';
import { Spine } from './spine.tsx';
import { TopBar } from './top-bar.tsx';
import { UpgradeProvider } from './upgrade.tsx';
import { useAccountLanguage } from './use-account-language.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { useSayUnheard } from './use-say-unheard.ts';

const SPINE_LOOK = [
  'flex flex-col gap-6 overflow-x-hidden overflow-y-auto bg-leaf-deep px-3.5 pt-6 pb-3.5 text-on-deep [scrollbar-width:none]',
  '[&_:focus-visible]:shadow-none [&_:focus-visible]:outline-citron print:hidden',
].join(' ');
const SPINE = `${SPINE_LOOK} sticky top-3 z-30 mt-3 ml-3 h-[calc(100dvh-1.5rem)] rounded-xl`;
const SPINE_OVERLAY = [
  SPINE_LOOK,
  'fixed inset-y-0 left-0 z-41 w-[min(19rem,86vw)] rounded-r-xl transition-transform duration-slow ease-out',
  'data-ending-style:[transform:translateX(-102%)] data-starting-style:[transform:translateX(-102%)]',
].join(' ');
const PAGE = [
  'mx-auto w-full max-w-(--page-max) min-w-0 px-[clamp(1rem,3vw,2.5rem)] pt-8 pb-[calc(var(--pill-height,0px)+4rem)]',
  'max-app:pt-1.5 max-app:pb-[calc(var(--counter-height,0px)+var(--pill-height,0px)+2rem)] print:block print:m-0 print:max-w-none print:p-0',
].join(' ');

/** Comes after the first page: hardly anybody has anything waiting. */
const KeptChanges = lazy(
  whenIdle(whenReached(async () => ({ default: (await import('./kept-changes.tsx')).KeptChanges }))),
);
const UnwrittenNotice = lazy(
  whenIdle(whenReached(async () => ({ default: (await import('./unwritten-notice.tsx')).UnwrittenNotice }))),
);

/** What opens behind the account button. */
export type AccountMenu = ComponentType<{ onClose: () => void }>;

interface AppShellProps {
  accountMenu: AccountMenu;
  /** Stands over every page while something is being cooked. */
  cookingPill: ComponentType;
  /** What was done to lists and the server did not take. */
  refusedOfLists: ComponentType;
  /** Puts a recipe on a shopping list. */
  addToList: AddToListDialog;
  putOnList: ComponentType<PutOnListProps>;
  /** Asks anew for what pages everywhere read, besides who is signed in. */
  refresh: (queryClient: QueryClient) => void;
}

/** Around every page of /app: the spine, or under 980 px a bar with the spine behind a button and a counter with the places. */
export function AppShell({
  accountMenu: AccountMenu,
  cookingPill: CookingPill,
  refusedOfLists: RefusedOfLists,
  addToList,
  putOnList,
  refresh,
}: AppShellProps) {
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
  useSayUnheard();

  useEffect(() => {
    if (hasLeftCooking() && document.activeElement === document.body) mainRef.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    // loads what the whole app reads, anew on every route change; a failure leaves what was there before
    void queryClient.prefetchQuery({ ...userQuery, staleTime: 0 });
    refresh(queryClient);
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    forgetLeftCooking();
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
        <a className={SKIP_LINK} href="#main">
          {say.skipToContent}
        </a>
        <div className="min-h-dvh app:grid app:grid-cols-[var(--sidebar)_minmax(0,1fr)] print:block">
          {isNarrow ? (
            <>
              <TopBar
                isMenuOpen={isSpineOpen}
                onMenu={() => setIsSpineOpen(true)}
                onAccount={handleAccount}
                pageRef={setTopBar}
              />
              <SideSheet open={isSpineOpen} onOpenChange={setIsSpineOpen} label={say.menu} className={SPINE_OVERLAY}>
                <Spine onClose={() => setIsSpineOpen(false)} onAccount={handleAccount} />
              </SideSheet>
            </>
          ) : (
            <aside className={SPINE} aria-label="Sorrel">
              <Spine onAccount={handleAccount} />
            </aside>
          )}
          <main className={PAGE} id="main" ref={mainRef} tabIndex={-1}>
            <NewReleaseNotice />
            <OfflineNotice />
            <Suspense fallback={null}>
              <UnwrittenNotice />
            </Suspense>
            <Suspense fallback={null}>
              <KeptChanges />
            </Suspense>
            <Suspense fallback={null}>
              <RefusedOfLists />
            </Suspense>
            <PhoneFrameProvider value={frame}>
              <Suspense fallback={<Loader />}>
                <AddToListProvider dialog={addToList}>
                  <PutOnListContext value={putOnList}>
                    <Outlet />
                  </PutOnListContext>
                </AddToListProvider>
              </Suspense>
            </PhoneFrameProvider>
          </main>
          {isNarrow && <Counter isMoreOpen={isMoreOpen} onMore={() => setIsMoreOpen(true)} upperRef={setCounter} />}
        </div>
        <Suspense fallback={null}>
          <CookingPill />
        </Suspense>
        {isNarrow && isMoreOpen && <MoreSheet onOpenChange={setIsMoreOpen} onAccount={handleAccount} />}
        {isAccountOpen && <AccountMenu onClose={() => setIsAccountOpen(false)} />}
        <ScrollRestoration getKey={scrollKey} />
      </UpgradeProvider>
    </EmailLogoutProvider>
  );
}
