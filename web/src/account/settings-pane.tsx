import type { User } from '@sorrel/contract/auth';
import { UserAwaited } from '../auth/user-awaited.tsx';
import { useDeviceSettings } from '../lib/device-settings.ts';
import { BrowserTools } from '../send-page/browser-tools.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { AccountPanels } from './account-panels.tsx';
import { DataDownload } from './data-download.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { RemindersSetting } from './reminders-setting.tsx';
import { say } from './sentences.ts';
import { SessionsList } from './sessions-list.tsx';
import { SETTING_END, SETTING_ROW } from './setting-looks.ts';

const ROW = `${SETTING_ROW} ${SETTING_END}`;

/** Theme and font, saved on this device and applied at once; then what concerns the account itself. */
export function SettingsPane({ user, isUnsaved }: { user: User | undefined; isUnsaved: boolean }) {
  const { theme, setTheme, font, setFont } = useDeviceSettings();
  return (
    <div className="grid gap-5">
      <h2>{say.settings}</h2>
      <div className={ROW}>
        <div>
          <b>{say.theme}</b>
          <p className="text-sm text-ink-3">{say.keptOnThisDevice}</p>
        </div>
        <Segmented
          label={say.theme}
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'light', label: say.light },
            { value: 'dark', label: say.dark },
          ]}
        />
      </div>
      <div className={ROW}>
        <div>
          <b>{say.font}</b>
          <p className="text-sm text-ink-3">{say.largeGrows}</p>
        </div>
        <Segmented
          label={say.font}
          value={font}
          onValueChange={setFont}
          options={[
            { value: 'small', label: say.small },
            { value: 'large', label: say.large },
          ]}
        />
      </div>
      {user ? <LanguageSetting isUnsaved={isUnsaved} /> : <UserAwaited />}
      {user && <RemindersSetting />}
      {user && <SessionsList />}
      <section className={`grid gap-2 ${SETTING_END}`}>
        <h3>{say.saveFromBrowser}</h3>
        <p className="text-sm text-ink-3">{say.whyFromBrowser}</p>
        <BrowserTools />
      </section>
      {user && (
        <>
          <AccountPanels user={user} />
          <DataDownload />
        </>
      )}
    </div>
  );
}
