import type { Subscription, User } from '@sorrel/contract/auth';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { useLogout } from '../auth/session.tsx';
import { UserAwaited } from '../auth/user-awaited.tsx';
import { rich } from '../language/rich.tsx';
import { writeLongDate } from '../language/write.ts';
import { fullName } from '../layouts/full-name.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { useAskedLogout } from '../layouts/use-asked-logout.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { type TabEntry, TabPanel, Tabs } from '../ui/tabs.tsx';
import { ManageLink } from './manage-link.tsx';
import { ProfilePane } from './profile-pane.tsx';
import { say } from './sentences.ts';
import { SettingsPane } from './settings-pane.tsx';
import { useForgetProfileDraft } from './use-profile-draft.ts';

type AccountTab = 'profile' | 'settings';

const tabs = (): readonly TabEntry<AccountTab>[] => [
  { value: 'profile', label: say.profile, icon: CircleUserRound },
  { value: 'settings', label: say.settings, icon: Settings },
];

function subscriptionText({ state, until }: Subscription): string {
  const date = until === null ? null : writeLongDate(new Date(until));
  if (state === 'payment_failed') return say.paymentFailed(date ?? '');
  if (date === null) return say.paidFor;
  if (state === 'renews') return say.renewsOn(date);
  return state === 'trial' ? say.trialUntil(date) : say.until(date);
}

/** Answers of the profile wizard that the recommended calories need. */
const ASKED = ['dob', 'gender', 'height', 'weight', 'activity_level'] as const;
const isSetUp = (user: User) => ASKED.every((field) => user[field] !== null);

// the same height for every tab: a press on one moves nothing but what is read
const ACCOUNT = [
  'grid h-[min(46rem,100dvh-2rem)] grid-cols-[15.5rem_minmax(0,1fr)] grid-rows-[auto_auto_1fr] overflow-hidden',
  '[grid-template-areas:"title_pane"_"tabs_pane"_"side_pane"]',
  'max-md:h-[calc(94dvh-env(safe-area-inset-bottom))] max-md:grid-cols-1 max-md:grid-rows-[auto_auto_1fr_auto]',
  'max-md:overflow-auto max-md:[grid-template-areas:"title"_"tabs"_"pane"_"side"]',
].join(' ');
const RAIL = 'bg-bg dark:bg-field';
const TITLE = [
  `[grid-area:title] px-7 pt-7 font-display text-xl leading-[1.2] font-semibold tracking-display ${RAIL}`,
  // stays above what scrolls, as the close button does
  'max-md:sticky max-md:top-0 max-md:z-1 max-md:bg-surface max-md:pt-5.5 max-md:pr-16 max-md:pb-3.5 max-md:pl-5',
  'max-md:dark:bg-surface',
].join(' ');
const TABS_PLACE = [
  `[grid-area:tabs] px-4.5 pt-4 pb-4.5 ${RAIL}`,
  'max-md:mx-4 max-md:mb-1 max-md:bg-sunken max-md:p-1 max-md:dark:bg-sunken',
].join(' ');
// its first part stands at the bottom as long as there is room; a column that ends there could not be scrolled up
const SIDE = [
  `flex min-h-0 flex-col gap-4.5 overflow-auto p-4.5 [grid-area:side] ${RAIL}`,
  // on a phone the dialog scrolls as a whole: its last part is as high as what stands in it
  'max-md:min-h-auto max-md:overflow-visible',
].join(' ');
// only the pane scrolls, below the close button: the rail goes down to the edge of the dialog, whatever is read
const PANE = [
  'mt-15 min-h-0 overflow-auto overscroll-contain px-8 [grid-area:pane] [&>:last-child:not(form)]:pb-8',
  'max-md:mt-0 max-md:min-h-auto max-md:overflow-visible max-md:px-4 max-md:pt-4.5',
].join(' ');

/** A surname that the rail would break stands in smaller letters. */
const LETTERS_ON_RAIL = 13;
const nameSize = (name: string) =>
  name.split(/(?<=[\s-])/).some((part) => part.trim().length > LETTERS_ON_RAIL) ? 'text-base' : 'text-lg';

/** The account menu: who is signed in on which plan, and what can be changed about it. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<AccountTab>('profile');
  const user = useUser();
  const openUpgrade = useUpgrade();
  const logout = useAskedLogout(useLogout());
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const forgetChanges = useForgetProfileDraft();
  const name = fullName(user) || say.account;

  function handleOpenChange(isOpen: boolean) {
    if (!isOpen && isUnsaved) setIsAsking(true);
    else if (!isOpen) onClose();
  }
  function handleLeave() {
    forgetChanges();
    onClose();
  }
  function handleUpgrade() {
    onClose();
    openUpgrade();
  }

  return (
    <Dialog open onOpenChange={handleOpenChange} title={say.account} size="lg" bare>
      <Tabs
        label={say.account}
        look="list"
        value={tab}
        onValueChange={setTab}
        tabs={tabs()}
        className={ACCOUNT}
        listClassName={TABS_PLACE}
        tabClassName="gap-3 px-3.5 max-md:gap-2 max-md:px-2"
      >
        <p className={TITLE} aria-hidden>
          {say.account}
        </p>
        <div className={SIDE}>
          <div className="mt-auto px-2.5">
            <p className={`font-display font-semibold wrap-anywhere ${nameSize(name)}`}>{name}</p>
            <p className="break-words text-sm text-ink-3">{user?.email}</p>
          </div>
          {user && (
            <div className="grid gap-2 rounded-lg bg-leaf-soft p-4">
              <p className="text-sm">
                {rich(say.plan(user.own_premium ? say.premium : say.free), { b: (text) => <b>{text}</b> })}
              </p>
              {user.subscription && <p className="text-sm">{subscriptionText(user.subscription)}</p>}
              {!user.own_premium && (
                <p className="num text-sm">{say.recipesUsed(user.recipe_count, FREE_RECIPE_CAP)}</p>
              )}
              {!user.own_premium && (
                <Button variant="citron" size="sm" full onClick={handleUpgrade}>
                  {say.upgrade}
                </Button>
              )}
              {user.billing_portal && <ManageLink href={user.billing_portal} />}
            </div>
          )}
          {logout.error && <Notice tone="error">{errorMessage(logout.error)}</Notice>}
          <Button
            variant="text"
            icon={LogOut}
            saving={logout.isPending}
            savingLabel={say.loggingOut}
            onClick={() => void logout.logOut()}
          >
            {say.logOutButton}
          </Button>
        </div>
        <TabPanel value="profile" className={PANE} keepMounted>
          {user && !isSetUp(user) && (
            <p className="mb-5 text-sm text-ink-2">
              {say.profileNotComplete}{' '}
              <Link className="underline" to={paths.createProfile} onClick={onClose}>
                {say.finishSettingUp}
              </Link>
            </p>
          )}
          {user ? <ProfilePane user={user} onUnsavedChange={setIsUnsaved} /> : <UserAwaited />}
        </TabPanel>
        <TabPanel value="settings" className={PANE}>
          <SettingsPane user={user} isUnsaved={isUnsaved} />
        </TabPanel>
      </Tabs>
      {logout.question}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say.leaveYourProfile}
        cancelLabel={say.keepEditing}
        confirmLabel={say.leaveWithoutSaving}
        onConfirm={handleLeave}
      >
        <p>{say.profileNotSaved}</p>
      </ConfirmDialog>
    </Dialog>
  );
}
