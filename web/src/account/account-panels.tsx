import type { User } from '@sorrel/contract/auth';
import { PASSWORD_CHARACTERS } from '@sorrel/core/account/password-length';
import { DELETE_REASON_NAMES, type DeleteReason } from '@sorrel/core/account/profile';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorMessage } from '../api.ts';
import { leaveSession } from '../auth/session.tsx';
import { EmailLogoutNotice, useEmailLogout, useShowsEmailLogout } from '../layouts/email-logout.tsx';
import { useFlash } from '../lib/use-flash.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useChangeEmail, useChangePassword, useDeleteAccount } from './queries.ts';
import { say } from './sentences.ts';

/** How long the success of a new password is shown. */
export const PASSWORD_SUCCESS_MS = 5000;

type PanelName = 'email' | 'password' | 'delete';

/** Change e-mail, change password and delete account; one open at a time. */
export function AccountPanels({ user }: { user: User }) {
  const [open, setOpen] = useState<PanelName | null>(null);
  const [passwordMessage, showPasswordMessage] = useFlash<string>(PASSWORD_SUCCESS_MS);
  const isLocal = user.auth_type === 'local';
  const toggle = (panel: PanelName) => () => setOpen(open === panel ? null : panel);

  return (
    <div>
      <SettingsPanel
        title={say.changeEmail}
        isOpen={open === 'email'}
        onToggle={toggle('email')}
        disabled={!isLocal}
        note={isLocal ? null : say.signedInWithGoogle}
      >
        <EmailForm />
      </SettingsPanel>
      <SettingsPanel
        title={user.password ? say.changePassword : say.setPassword}
        isOpen={open === 'password'}
        onToggle={toggle('password')}
        note={passwordMessage && <Notice>{passwordMessage}</Notice>}
      >
        <PasswordForm
          user={user}
          onChanged={(message) => {
            showPasswordMessage(message);
            setOpen(null);
          }}
        />
      </SettingsPanel>
      <SettingsPanel title={say.deleteAccount} isOpen={open === 'delete'} onToggle={toggle('delete')} danger>
        <DeleteForm user={user} />
      </SettingsPanel>
    </div>
  );
}

const OPENER = [
  'flex min-h-13 w-full items-center justify-between gap-4 text-left font-text text-md leading-[1.3] font-semibold',
  'tracking-normal disabled:cursor-not-allowed disabled:text-ink-3',
].join(' ');

interface SettingsPanelProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** Under the title, whether or not the panel is open. */
  note?: ReactNode;
  children: ReactNode;
}

function SettingsPanel({ title, isOpen, onToggle, disabled, danger, note, children }: SettingsPanelProps) {
  const bodyId = useId();
  return (
    <section className="border-b border-line">
      <h3>
        <button
          type="button"
          className={danger ? `${OPENER} text-danger` : OPENER}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          disabled={disabled}
          onClick={onToggle}
        >
          {title}
          <Plus className={isOpen ? 'icon [transform:rotate(45deg)]' : 'icon'} aria-hidden />
        </button>
      </h3>
      {note && <div className="pb-3 text-sm text-ink-3">{note}</div>}
      <div id={bodyId} className={isOpen ? 'grid gap-4 pb-5' : undefined} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

function EmailForm() {
  const change = useChangeEmail();
  const emailLogout = useEmailLogout();
  useShowsEmailLogout();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change.mutate(
      { email: String(form.get('email')), password: String(form.get('password')) },
      { onSuccess: ({ message }) => emailLogout.start(message) },
    );
  }

  if (emailLogout.message !== null) return <EmailLogoutNotice />;
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      <TextField label={say.newEMail} name="email" type="email" autoComplete="email" required />
      <PasswordField label={say.password} name="password" autoComplete="current-password" required />
      {change.error && <Notice tone="error">{errorMessage(change.error)}</Notice>}
      <div>
        <Button type="submit" saving={change.isPending}>
          {say.updateEmail}
        </Button>
      </div>
    </form>
  );
}

function PasswordForm({ user, onChanged }: { user: User; onChanged: (message: string) => void }) {
  const change = useChangePassword();
  const needsCurrent = user.password;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password'));
    try {
      const answer = await change.mutateAsync(
        needsCurrent ? { password, oldPassword: String(form.get('oldPassword')) } : { password },
      );
      onChanged(answer.message);
    } catch {
      // shown by the mutation's error
    }
  }

  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {needsCurrent && (
        <PasswordField label={say.currentPassword} name="oldPassword" autoComplete="current-password" required />
      )}
      <PasswordField
        label={say.newPassword}
        name="password"
        autoComplete="new-password"
        required
        hint={say.passwordHint(PASSWORD_CHARACTERS.min, PASSWORD_CHARACTERS.max)}
      />
      {change.error && <Notice tone="error">{errorMessage(change.error, say.anErrorOccurred)}</Notice>}
      <div>
        <Button type="submit" saving={change.isPending}>
          {user.password ? say.updatePassword : say.set}
        </Button>
      </div>
    </form>
  );
}

function DeleteForm({ user }: { user: User }) {
  const [reason, setReason] = useState<DeleteReason | ''>('');
  const remove = useDeleteAccount();

  if (!user.password) {
    return <Notice tone="info">{say.setPasswordFirst}</Notice>;
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (reason === '') return;
    try {
      await remove.mutateAsync({ reason, password });
    } catch {
      return; // shown by the mutation's error
    }
    leaveSession('deleted');
  }

  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm">{user.shares_household ? say.staysWithOthers : say.deletedWithAccount}</p>
      <SelectField
        label={say.reason}
        name="reason"
        required
        value={reason}
        onValueChange={setReason}
        options={[
          { value: '', label: say.pleaseChoose, disabled: true },
          ...DELETE_REASON_NAMES.map((name) => ({ value: name, label: say.deleteReasons[name] })),
        ]}
      />
      <PasswordField label={say.password} name="password" autoComplete="current-password" required />
      {remove.error && <Notice tone="error">{errorMessage(remove.error)}</Notice>}
      <div>
        <Button type="submit" variant="danger" saving={remove.isPending} savingLabel={say.deleting}>
          {say.deleteMyAccount}
        </Button>
      </div>
    </form>
  );
}
