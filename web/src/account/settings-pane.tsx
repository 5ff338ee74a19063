import type { User } from '@sorrel/contract/auth';
import { useDeviceSettings } from '../lib/device-settings.ts';
import { BrowserTools } from '../send-page/browser-tools.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { AccountPanels } from './account-panels.tsx';
import { DataDownload } from './data-download.tsx';
import { SessionsList } from './sessions-list.tsx';

const ROW = 'flex flex-wrap items-center justify-between gap-4 border-b border-line pb-5';

/** Theme and font, saved on this device and applied at once; then what concerns the account itself. */
export function SettingsPane({ user }: { user: User | undefined }) {
  const { theme, setTheme, font, setFont } = useDeviceSettings();
  return (
    <div className="grid gap-5">
      <h2>Settings</h2>
      <div className={ROW}>
        <div>
          <b>Theme</b>
          <p className="text-sm text-ink-3">Kept on this device.</p>
        </div>
        <Segmented
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
      <div className={ROW}>
        <div>
          <b>Font</b>
          <p className="text-sm text-ink-3">Large makes everything grow by a fifth.</p>
        </div>
        <Segmented
          label="Font"
          value={font}
          onValueChange={setFont}
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </div>
      <section className="grid gap-2 border-b border-line pb-5">
        <h3>Save from your browser</h3>
        <p className="text-sm text-ink-3">Some sites let only people in. What your browser shows, these send here.</p>
        <BrowserTools />
      </section>
      {user && (
        <>
          <AccountPanels user={user} />
          <SessionsList />
          <DataDownload />
        </>
      )}
    </div>
  );
}
